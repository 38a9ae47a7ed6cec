#!/usr/bin/env python3
"""Writes openapi.json: of Discord's description, the operations the bot calls and the schemas they reach.

    prune.py DESCRIPTION

DESCRIPTION is specs/openapi.json of https://github.com/discord/discord-api-spec (MIT: LICENSE), here that of 2026-07-18.
A new call of the bot needs its operation in the list below, and another run. Left out are words for people, headers and
authentication; what a schema demands stays.
"""

import json
import sys
from pathlib import Path

OPERATIONS = [
    "add_thread_member",
    "bulk_set_application_commands",
    "create_dm",
    "create_interaction_response",
    "create_message",
    "create_thread",
    "delete_message",
    "execute_webhook",
    "get_gateway",
    "get_guild",
    "get_guild_member",
    "get_my_user",
    "list_guild_channels",
    "list_messages",
    "update_channel",
    "update_message",
    "update_original_webhook_message",
    "update_webhook_message",
]
METHODS = ["get", "put", "post", "patch", "delete"]
# The bot's two ways to send a body.
CONTENTS = ["application/json", "multipart/form-data"]
# Keywords whose values are schemas by name, lists of schemas, and words for people.
MAPS = ["properties", "patternProperties", "$defs"]
LISTS = ["anyOf", "oneOf", "allOf", "prefixItems"]
WORDS = ["title", "description", "default", "deprecated", "example", "examples"]


def schema(whole):
    if not isinstance(whole, dict):
        return whole
    kept = {}
    for key, value in whole.items():
        if key in WORDS or key.startswith("x-"):
            continue
        if key in MAPS:
            value = {name: schema(part) for name, part in value.items()}
        elif key in LISTS:
            value = [schema(part) for part in value]
        elif isinstance(value, dict):
            value = schema(value)
        kept[key] = value
    return kept


def content(whole):
    """A body or an answer."""
    if "$ref" in whole:
        return whole
    kept = {key: whole[key] for key in ["description", "required"] if key in whole}
    kinds = {kind: whole["content"][kind] for kind in CONTENTS if kind in whole.get("content", {})}
    if kinds:
        kept["content"] = {kind: {"schema": schema(value["schema"])} for kind, value in kinds.items()}
    return kept


def parameters(whole):
    def one(whole):
        return {key: schema(value) for key, value in whole.items() if key not in WORDS}

    return [one(parameter) for parameter in whole]


def operation(whole):
    kept = {"operationId": whole["operationId"]}
    if "parameters" in whole:
        kept["parameters"] = parameters(whole["parameters"])
    if "requestBody" in whole:
        kept["requestBody"] = content(whole["requestBody"])
    kept["responses"] = {status: content(answer) for status, answer in whole["responses"].items()}
    return kept


def references(part):
    """Every place that something points at, as (kind, name)."""
    if isinstance(part, dict):
        to = part.get("$ref")
        if isinstance(to, str):
            start, components, kind, name = to.split("/")
            assert (start, components) == ("#", "components"), to
            yield kind, name
        part = part.values()
    if not isinstance(part, str):
        for inner in part if hasattr(part, "__iter__") else ():
            yield from references(inner)


def pruned(whole):
    paths, missing = {}, set(OPERATIONS)
    for path, item in whole["paths"].items():
        kept = {method: operation(item[method]) for method in METHODS if is_called(item.get(method))}
        if kept:
            missing -= {called["operationId"] for called in kept.values()}
            paths[path] = ({"parameters": parameters(item["parameters"])} if "parameters" in item else {}) | kept
    assert not missing, f"the description has no {sorted(missing)}"
    found, left = {}, set(references(paths))
    while left:
        kind, name = left.pop()
        component = whole["components"][kind][name]
        component = schema(component) if kind == "schemas" else content(component)
        found.setdefault(kind, {})[name] = component
        left |= {to for to in references(component) if to[1] not in found.get(to[0], {})}
    components = {kind: dict(sorted(named.items())) for kind, named in sorted(found.items())}
    info = {key: whole["info"][key] for key in ["title", "license", "version"]}
    return {"openapi": whole["openapi"], "info": info, "paths": dict(sorted(paths.items())), "components": components}


def is_called(whole):
    return whole is not None and whole["operationId"] in OPERATIONS


def text(part, depth):
    """JSON with a line for each entry down to this depth."""
    if depth == 0:
        return json.dumps(part, ensure_ascii=False, separators=(",", ":"))
    deeper = {name: depth - 1 if isinstance(value, dict) else 0 for name, value in part.items()}
    entries = (f"{json.dumps(name)}:{text(value, deeper[name])}" for name, value in part.items())
    return "{\n" + ",\n".join(entries) + "\n}"


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        whole = json.load(file)
    Path(__file__).with_name("openapi.json").write_text(text(pruned(whole), 3) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
