//! Discord's OpenAPI file: the operation of a request, and the shapes of the request and its answer.

use agon_sandbox::Call;
use jsonschema::error::ValidationErrorKind;
use jsonschema::{Draft, ValidationError, Validator};
use serde_json::{Map, Value, json};
use std::cell::RefCell;
use std::collections::{BTreeSet, HashMap};
use std::rc::Rc;

/// The largest depth to which schemas are followed.
const DEEPEST: usize = 24;

/// A difference from the description.
#[derive(Debug)]
pub struct Finding {
    /// The operation, side and path inside, with `*` for places in lists.
    pub place: String,
    /// The error.
    pub why: String,
}

/// The fields of several branches of schemas together.
#[derive(Default)]
struct Branches<'a> {
    properties: HashMap<&'a str, Vec<&'a Value>>,
    items: Vec<&'a Value>,
    types: BTreeSet<&'a str>,
    /// True if other properties are allowed.
    open: bool,
}

/// The description.
pub struct Description {
    document: Value,
    /// Compiled schemas, by their place in the document.
    compiled: RefCell<HashMap<String, Rc<Validator>>>,
}

impl Description {
    /// Reads the file's text.
    pub fn read(text: &str) -> Description {
        Description { document: serde_json::from_str(text).expect("JSON"), compiled: RefCell::default() }
    }

    /// All differences of a request and its answer. Adds the operation to `seen`.
    pub fn check(&self, call: &Call, seen: &mut BTreeSet<String>) -> Vec<Finding> {
        let (path, query) = call.path.split_once('?').unwrap_or((&call.path, ""));
        let Some((template, item, operation)) = self.operation(&call.method, path) else {
            let why = "no operation of openapi.json: Discord has none, or prune.py leaves it out".to_owned();
            return vec![Finding { place: format!("{} {path}", call.method), why }];
        };
        let name = operation.get("operationId").and_then(Value::as_str).unwrap_or_default();
        seen.insert(name.to_owned());
        let mut found = Vec::new();
        let mut finds = |place: String, why: String| found.push(Finding { place: format!("{name} {place}"), why });
        let parameters = [operation, item].into_iter().filter_map(|at| at.get("parameters")?.as_array()).flatten();
        let known: Vec<&str> = parameters.filter_map(|parameter| parameter.get("name")?.as_str()).collect();
        for key in query.split('&').filter_map(|pair| Some(pair.split_once('=')?.0)) {
            if !known.contains(&key) {
                finds(format!("query {key}"), "not described".to_owned());
            }
        }
        let at = format!("/paths/{}/{}", escaped(template), call.method.to_lowercase());
        let multipart = !call.files.is_empty();
        let content = if multipart { "multipart/form-data" } else { "application/json" };
        let body = format!("{at}/requestBody/content/{}/schema", escaped(content));
        match (self.document.pointer(&body), call.body.is_null()) {
            (Some(schema), false) => {
                for (place, why) in self.misfits(&body, schema, &call.body) {
                    finds(format!("request {place}"), why);
                }
            }
            (None, false) => finds("request".to_owned(), format!("takes no {content}")),
            (_, true) => {
                if operation.pointer("/requestBody/required") == Some(&Value::Bool(true)) {
                    finds("request".to_owned(), "no body".to_owned());
                }
            }
        }
        let status = [call.status.to_string(), format!("{}XX", call.status / 100)];
        let answers = operation.get("responses");
        let Some(status) = status.iter().find(|status| answers.is_some_and(|all| all.get(status).is_some())) else {
            finds(format!("status {}", call.status), "not described".to_owned());
            return found;
        };
        let answer = format!("{at}/responses/{status}/content/application~1json/schema");
        if let Some(schema) = self.document.pointer(&answer) {
            for (place, why) in self.misfits(&answer, schema, &call.answer) {
                finds(format!("answer {place}"), why);
            }
        }
        found
    }

    /// The operation of a path: its template, the part common to all methods, and the operation itself. Literal parts
    /// win over parameters.
    fn operation(&self, method: &str, path: &str) -> Option<(&str, &Value, &Value)> {
        let wanted: Vec<&str> = path.split('/').collect();
        let paths = self.document.get("paths")?.as_object()?;
        let fitting = paths.iter().filter_map(|(template, item)| {
            let parts: Vec<&str> = template.split('/').collect();
            let fits = |(part, wanted): (&&str, &&str)| part.starts_with('{') || part == wanted;
            let all = parts.len() == wanted.len() && parts.iter().zip(&wanted).all(fits);
            let operation = item.get(method.to_lowercase()).filter(|_| all)?;
            let literal = parts.iter().filter(|part| !part.starts_with('{')).count();
            Some((literal, (template.as_str(), item, operation)))
        });
        fitting.max_by_key(|(literal, _)| *literal).map(|(_, operation)| operation)
    }

    fn misfits(&self, at: &str, schema: &Value, value: &Value) -> Vec<(String, String)> {
        let mut found = Vec::new();
        self.unknown(value, &[schema], "", 0, &mut found);
        let validator = self.validator(at, schema);
        if validator.is_valid(value) {
            return found;
        }
        // Discord accepts numbers for ids and digits for numbers.
        let value = self.lenient(value, &[schema], 0);
        for error in validator.iter_errors(&value) {
            leaves(&error, &mut found);
        }
        found
    }

    fn validator(&self, at: &str, schema: &Value) -> Rc<Validator> {
        let make = || {
            let whole = json!({ "components": self.document.get("components"), "allOf": [schema] });
            let options = jsonschema::options().with_draft(Draft::Draft202012).should_validate_formats(true);
            let options = options.with_format("snowflake", |text: &str| text.parse::<u64>().is_ok());
            Rc::new(options.build(&whole).expect("a schema"))
        };
        Rc::clone(self.compiled.borrow_mut().entry(at.to_owned()).or_insert_with(make))
    }

    /// Follows the references of a schema.
    fn meant<'a>(&'a self, mut schema: &'a Value) -> &'a Value {
        while let Some(to) = schema.get("$ref").and_then(Value::as_str) {
            let Some(found) = to.strip_prefix('#').and_then(|to| self.document.pointer(to)) else { break };
            schema = found;
        }
        schema
    }

    /// Collects all the branches of schemas.
    fn branches<'a>(&'a self, schemas: &[&'a Value]) -> Branches<'a> {
        let (mut all, mut left) = (Branches::default(), schemas.to_vec());
        while let Some(schema) = left.pop() {
            let schema = self.meant(schema);
            let list = |key: &str| schema.get(key).and_then(Value::as_array).into_iter().flatten();
            left.extend(["anyOf", "oneOf", "allOf"].into_iter().flat_map(list));
            let types = schema.get("type").and_then(Value::as_str).into_iter();
            all.types.extend(types.chain(list("type").filter_map(Value::as_str)));
            for (key, property) in schema.get("properties").and_then(Value::as_object).into_iter().flatten() {
                all.properties.entry(key).or_default().push(property);
            }
            all.items.extend(schema.get("items"));
            all.open |= schema.get("additionalProperties").is_some_and(|more| more != &Value::Bool(false));
        }
        all
    }

    /// Collects the fields that no schema knows.
    fn unknown(&self, value: &Value, schemas: &[&Value], place: &str, depth: usize, found: &mut Vec<(String, String)>) {
        let all = self.branches(schemas);
        let inside = |part: &str| if place.is_empty() { part.to_owned() } else { format!("{place}.{part}") };
        match value {
            _ if depth > DEEPEST => {}
            Value::Object(map) => {
                for (key, value) in map {
                    match all.properties.get(key.as_str()) {
                        Some(known) => self.unknown(value, known, &inside(key), depth + 1, found),
                        None if all.properties.is_empty() || all.open => {}
                        None => found.push((inside(key), "not described".to_owned())),
                    }
                }
            }
            Value::Array(list) if !all.items.is_empty() => {
                list.iter().for_each(|value| self.unknown(value, &all.items, &inside("*"), depth + 1, found));
            }
            _ => {}
        }
    }

    /// The value with digits converted to numbers, and numbers to texts, where no branch accepts the original.
    fn lenient(&self, value: &Value, schemas: &[&Value], depth: usize) -> Value {
        if depth > DEEPEST {
            return value.clone();
        }
        let Branches { properties, items, types, .. } = self.branches(schemas);
        let text = types.contains("string");
        match value {
            Value::Object(map) => {
                let inner = |(key, value): (&String, &Value)| {
                    let known = properties.get(key.as_str()).map(Vec::as_slice).unwrap_or_default();
                    (key.clone(), self.lenient(value, known, depth + 1))
                };
                Value::Object(map.iter().map(inner).collect::<Map<String, Value>>())
            }
            Value::Array(list) => list.iter().map(|value| self.lenient(value, &items, depth + 1)).collect(),
            Value::String(digits) if types.contains("integer") && !text => {
                digits.parse::<i64>().map_or_else(|_| value.clone(), Value::from)
            }
            Value::Number(number) if text && !types.contains("integer") && !types.contains("number") => {
                Value::from(number.to_string())
            }
            _ => value.clone(),
        }
    }
}

/// The errors below an error. If there are branches, those of the branch that fits best.
fn leaves(error: &ValidationError, found: &mut Vec<(String, String)>) {
    let branches = match error.kind() {
        ValidationErrorKind::AnyOf { context } | ValidationErrorKind::OneOfNotValid { context } => context,
        _ => {
            let place = error.instance_path().to_string();
            let part = |part: &str| if part.parse::<u32>().is_ok() { "*".to_owned() } else { part.to_owned() };
            let place: Vec<String> = place.split('/').skip(1).map(part).collect();
            let why: String = error.to_string().chars().take(200).collect();
            return found.push((place.join("."), why));
        }
    };
    // A branch for another kind of thing fails at its `type`. The best branch has the fewest of these errors, then the
    // fewest errors.
    let misfit = |branch: &&Vec<ValidationError<'static>>| {
        let other = branch.iter().filter(|error| {
            let tag = error.instance_path().to_string().ends_with("/type");
            tag || matches!(error.kind(), ValidationErrorKind::Type { .. })
        });
        (other.count(), branch.len())
    };
    for error in branches.iter().min_by_key(misfit).into_iter().flatten() {
        leaves(error, found);
    }
}

fn escaped(key: &str) -> String {
    key.replace('~', "~0").replace('/', "~1")
}
