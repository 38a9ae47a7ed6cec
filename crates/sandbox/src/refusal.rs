//! How Discord says no: a status, a numbered code, and for bad forms a tree of what is wrong where.

use axum::http::StatusCode;
use serde_json::{Map, Value, json};

/// A refused request, in Discord's own words.
#[derive(Debug, Clone)]
pub(crate) struct Refusal {
    pub(crate) status: StatusCode,
    pub(crate) code: u64,
    message: String,
    errors: Option<Value>,
    /// A test asked for this refusal (closed DMs, a permission taken away): it is not the bot's fault.
    pub(crate) arranged: bool,
}

impl Refusal {
    fn new(status: StatusCode, code: u64, message: &str) -> Refusal {
        Refusal { status, code, message: message.into(), errors: None, arranged: false }
    }

    /// Marks a refusal that a test brought about on purpose.
    pub(crate) fn arranged_if(mut self, arranged: bool) -> Refusal {
        self.arranged = arranged;
        self
    }

    pub(crate) fn body(&self) -> Value {
        let mut body = json!({ "code": self.code, "message": self.message });
        if let (Some(errors), Some(map)) = (&self.errors, body.as_object_mut()) {
            map.insert("errors".into(), errors.clone());
        }
        body
    }
}

/// Defines one constructor per refusal this sandbox knows.
macro_rules! refusals {
    ($($name:ident = $status:ident $code:literal $message:literal;)*) => {
        impl Refusal {
            $(pub(crate) fn $name() -> Refusal { Refusal::new(StatusCode::$status, $code, $message) })*
        }
    };
}

refusals! {
    no_route = NOT_FOUND 0 "404: Not Found";
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
    already_acknowledged = BAD_REQUEST 40060 "Interaction has already been acknowledged.";
    missing_access = FORBIDDEN 50001 "Missing Access";
    not_the_author = FORBIDDEN 50005 "Cannot edit a message authored by another user";
    empty_message = BAD_REQUEST 50006 "Cannot send an empty message";
    cannot_send_to_user = FORBIDDEN 50007 "Cannot send messages to this user";
    missing_permissions = FORBIDDEN 50013 "Missing Permissions";
    dead_webhook_token = UNAUTHORIZED 50027 "Invalid Webhook Token";
    invalid_recipient = BAD_REQUEST 50033 "Invalid Recipient(s)";
    invalid_version = BAD_REQUEST 50041 "Invalid API version provided";
    broken_json = BAD_REQUEST 50109 "The request body contains invalid JSON.";
}

/// Collects what is wrong with a request body, and where.
#[derive(Debug, Default)]
pub(crate) struct Form {
    errors: Map<String, Value>,
}

impl Form {
    /// Notes a fault at a dotted path (`embeds.0.title`).
    pub(crate) fn fault(&mut self, path: &str, code: &str, message: impl Into<String>) {
        let mut node = &mut self.errors;
        for part in path.split('.').filter(|part| !part.is_empty()) {
            let child = node.entry(part).or_insert_with(|| json!({}));
            let Value::Object(map) = child else { return };
            node = map;
        }
        let list = node.entry("_errors").or_insert_with(|| json!([]));
        if let Value::Array(list) = list {
            list.push(json!({ "code": code, "message": message.into() }));
        }
    }

    /// Refuses (50035) if anything was noted.
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
