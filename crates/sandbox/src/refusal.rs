//! Discord's errors: a status, a numbered code, and for invalid forms a tree of faults by path.

use axum::http::StatusCode;
use serde_json::{Map, Value, json};

/// A refused request, with Discord's code and message.
#[derive(Debug, Clone)]
pub(crate) struct Refusal {
    pub(crate) status: StatusCode,
    pub(crate) code: u64,
    message: String,
    errors: Option<Value>,
    /// True if a test caused this refusal (closed DMs, a permission taken away), so that it is not the bot's fault.
    pub(crate) arranged: bool,
}

impl Refusal {
    fn new(status: StatusCode, code: u64, message: &str) -> Refusal {
        Refusal { status, code, message: message.into(), errors: None, arranged: false }
    }

    /// Marks a refusal as caused by the test, not by the bot, if `arranged` is true.
    pub(crate) fn arranged_if(mut self, arranged: bool) -> Refusal {
        self.arranged = arranged;
        self
    }

    /// True if the route is unknown.
    pub(crate) fn is_no_route(&self) -> bool {
        self.code == 0 && self.status == StatusCode::NOT_FOUND
    }

    pub(crate) fn body(&self) -> Value {
        let mut body = json!({ "code": self.code, "message": self.message });
        if let (Some(errors), Some(map)) = (&self.errors, body.as_object_mut()) {
            map.insert("errors".into(), errors.clone());
        }
        body
    }
}

/// Defines one constructor for each refusal of the sandbox.
macro_rules! refusals {
    ($($name:ident = $status:ident $code:literal $message:literal;)*) => {
        impl Refusal {
            $(pub(crate) fn $name() -> Refusal { Refusal::new(StatusCode::$status, $code, $message) })*
        }
    };
}

refusals! {
    no_route = NOT_FOUND 0 "404: Not Found";
    wrong_method = METHOD_NOT_ALLOWED 0 "405: Method Not Allowed";
    unauthorized = UNAUTHORIZED 0 "401: Unauthorized";
    unknown_application = NOT_FOUND 10002 "Unknown Application";
    unknown_channel = NOT_FOUND 10003 "Unknown Channel";
    unknown_guild = NOT_FOUND 10004 "Unknown Guild";
    unknown_member = NOT_FOUND 10007 "Unknown Member";
    unknown_message = NOT_FOUND 10008 "Unknown Message";
    unknown_user = NOT_FOUND 10013 "Unknown User";
    unknown_webhook = NOT_FOUND 10015 "Unknown Webhook";
    unknown_interaction = NOT_FOUND 10062 "Unknown interaction";
    unknown_command = NOT_FOUND 10063 "Unknown application command";
    too_many_files = BAD_REQUEST 30015 "Maximum number of attachments in a message reached (10)";
    too_many_commands = BAD_REQUEST 30032 "Maximum number of application commands reached (100)";
    too_large = PAYLOAD_TOO_LARGE 40005 "Request entity too large";
    already_acknowledged = BAD_REQUEST 40060 "Interaction has already been acknowledged.";
    missing_access = FORBIDDEN 50001 "Missing Access";
    not_the_author = FORBIDDEN 50005 "Cannot edit a message authored by another user";
    empty_message = BAD_REQUEST 50006 "Cannot send an empty message";
    system_message = FORBIDDEN 50021 "Cannot execute action on a system message";
    wrong_channel_type = BAD_REQUEST 50024 "Cannot execute action on this channel type";
    cannot_send_to_user = FORBIDDEN 50007 "Cannot send messages to this user";
    missing_permissions = FORBIDDEN 50013 "Missing Permissions";
    dead_webhook_token = UNAUTHORIZED 50027 "Invalid Webhook Token";
    wrong_number_to_delete = BAD_REQUEST 50016 "Provided too few or too many messages to delete. Must provide at least 2 and fewer than 100 messages to delete";
    too_old_to_delete = BAD_REQUEST 50034 "You can only bulk delete messages that are under 14 days old.";
    thread_archived = BAD_REQUEST 50083 "Thread is archived";
    thread_exists = BAD_REQUEST 160004 "A thread has already been created for this message";
    thread_locked = BAD_REQUEST 160005 "Thread is locked";
    no_mutual_server = FORBIDDEN 50278 "Cannot send messages to this user due to having no mutual guilds";
    invalid_recipient = BAD_REQUEST 50033 "Invalid Recipient(s)";
    wrong_content_type = BAD_REQUEST 50035 "Expected \"Content-Type\" header to be one of {'application/json', 'multipart/form-data'}.";
    invalid_version = BAD_REQUEST 50041 "Invalid API version provided";
    broken_json = BAD_REQUEST 50109 "The request body contains invalid JSON.";
    no_reply_without_history = FORBIDDEN 160_002 "Cannot reply without permission to read message history";
}

/// Collects the faults of a request body by path.
#[derive(Debug, Default)]
pub(crate) struct Form {
    /// The path of the checked object in the request: `data` for the message of a callback.
    root: &'static str,
    errors: Map<String, Value>,
}

impl Form {
    /// Returns an empty form for a part of the request.
    pub(crate) fn below(root: &'static str) -> Form {
        Form { root, ..Form::default() }
    }

    /// Notes a fault at a dotted path (`embeds.0.title`).
    pub(crate) fn fault(&mut self, path: &str, code: &str, message: impl Into<String>) {
        let mut node = &mut self.errors;
        for part in self.root.split('.').chain(path.split('.')).filter(|part| !part.is_empty()) {
            let child = node.entry(part).or_insert_with(|| json!({}));
            let Value::Object(map) = child else { return };
            node = map;
        }
        let list = node.entry("_errors").or_insert_with(|| json!([]));
        if let Value::Array(list) = list {
            list.push(json!({ "code": code, "message": message.into() }));
        }
    }

    /// Refuses (50035) if the form has a fault.
    pub(crate) fn finish(self) -> Result<(), Refusal> {
        if self.errors.is_empty() {
            return Ok(());
        }
        let mut refusal = Refusal::new(StatusCode::BAD_REQUEST, 50035, "Invalid Form Body");
        refusal.errors = Some(Value::Object(self.errors));
        Err(refusal)
    }

    /// Refuses with a single fault.
    pub(crate) fn refuse<T>(path: &str, code: &str, message: &str) -> Result<T, Refusal> {
        let mut form = Form::default();
        form.fault(path, code, message);
        match form.finish() {
            Err(refusal) => Err(refusal),
            Ok(()) => Err(Refusal::broken_json()),
        }
    }
}
