"""Lets a bot made with a real library play through a conversation in a sandbox.

    drive.py SERVE BOT...

SERVE is the sandbox's example program `serve`, BOT... the command that starts the bot.
"""

import json
import os
import queue
import subprocess
import sys
import threading
import time
import urllib.request

# For everything together, in seconds; a conversation takes about three, on a busy machine many more.
PATIENCE = 500
DEADLINE = time.monotonic() + PATIENCE


class Program:
    """A child process whose lines are read while it runs; `None` stands for the end of its output."""

    def __init__(self, command, **environment):
        self.name = " ".join(command)
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=os.environ | environment
        )
        self.lines = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self):
        for line in self.process.stdout:
            self.lines.put(line.strip())
        self.lines.put(None)

    def line(self):
        try:
            line = self.lines.get(timeout=left())
        except queue.Empty:
            line = None
        assert line is not None, f"{self.name} says no more (exit code {self.process.poll()})"
        return line

    def hears(self, line):
        said = self.line()
        assert said == line, f"{self.name} says {said!r} instead of {line!r}"

    def told(self, word):
        self.process.stdin.write(word + "\n")
        self.process.stdin.flush()


def left():
    return max(DEADLINE - time.monotonic(), 0.1)


class Person:
    """One of the people, through the routes that the sandbox's page uses."""

    # The page's way to the sandbox must not lead through a proxy of the shell's.
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))

    def __init__(self, place, name):
        self.url, self.key, self.name = place["url"], place["key"], name
        self.channel = self.state()["channels"][0]["id"]

    def open(self, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        headers = {"x-sandbox-key": self.key, "content-type": "application/json"}
        request = urllib.request.Request(self.url + path, data=data, headers=headers)
        return self.opener.open(request, timeout=left())

    def ask(self, path, body=None):
        with self.open(path, body) as answer:
            return json.load(answer)

    def state(self):
        return self.ask(f"/sandbox/state?as={self.name}")

    def does(self, deed, **details):
        told = self.ask("/sandbox/act", {"as": self.name, "do": deed, "channel": self.channel} | details)
        assert not told.get("failed"), f"{self.name} {deed} {details}: {told['failed']}"
        return told

    def until(self, what, look):
        """Looks again whenever the sandbox changes."""
        with self.open("/sandbox/changes") as changes:
            while True:
                found = look()
                if found:
                    return found
                assert time.monotonic() < DEADLINE, f"{self.name} waits in vain for {what}"
                # Anything: a change, or a sign of life every few seconds.
                changes.readline()

    def messages(self):
        return self.ask(f"/sandbox/messages?as={self.name}&channel={self.channel}")["messages"]

    def sees(self, text):
        fits = lambda: [message for message in self.messages() if message["content"] == text]
        return self.until(f"{text!r}; sees {[message['content'] for message in self.messages()]}", fits)[0]

    def clicks(self, message, custom_id):
        return self.does("press", message=message["id"], custom_id=custom_id)


def converse(serve, place, bot):
    ana, ben = Person(place, "ana"), Person(place, "ben")
    bot.hears("ready")
    ana.until("the command", lambda: ana.state()["connected"] and ana.state()["commands"])

    # A command with autocomplete; a deferred answer, edited; a private follow-up.
    offered = ana.does("complete", words="play", options=[], option="game", typed="at")
    assert offered["choices"] == [["Attika", "attika"]], offered
    ana.does("command", words="play", options=[["game", "attika"], ["seats", "3"]])
    table = ana.sees("Table for 3: attika")
    ana.sees("ana is the host")
    assert [message["content"] for message in ben.messages()] == ["Table for 3: attika"], ben.messages()

    # A button with a deferred edit, a private answer, a modal that changes the message.
    ben.clicks(table, "join")
    ana.sees("ben has joined")
    ben.clicks(table, "hand")
    ben.sees("Only for ben")
    modal = ben.clicks(table, "bid")["modal"]
    assert (modal["title"], modal["inputs"][0]["label"]) == ("Your bid", "Gold"), modal
    ben.does("submit", texts=[[modal["inputs"][0]["custom_id"], "7"]])
    ana.sees("ben bids 7")

    # An edit that meets the rate limit is made again.
    serve.told("limit")
    ana.clicks(table, "join")
    ana.sees("ana has joined")

    # A cut line and a request to reconnect are resumed; a click meanwhile is not lost.
    for word in ("cut", "reconnect"):
        serve.told(word)
        modal = ana.clicks(table, "bid")["modal"]
        bot.hears("resumed")
        ana.does("submit", texts=[[modal["inputs"][0]["custom_id"], str(len(word))]])
        ana.sees(f"ana bids {len(word)}")

    # A session that is forgotten is begun anew.
    serve.told("forget")
    bot.hears("ready")
    ben.clicks(table, "join")
    ana.sees("ben has joined")


def main(serve_command, *bot_command):
    programs = []
    try:
        serve = Program([serve_command])
        programs.append(serve)
        place = json.loads(serve.line())
        settings = {name.upper(): place[name] for name in ("api", "gateway", "token")}
        bot = Program(list(bot_command), **{f"SANDBOX_{name}": value for name, value in settings.items()})
        programs.append(bot)
        converse(serve, place, bot)
        # The bot goes first: without its sandbox it would only complain.
        bot.process.kill()
        serve.process.stdin.close()
        complaints = json.loads(serve.line())["complaints"]
        assert not complaints, complaints
    finally:
        for program in programs:
            program.process.kill()
            program.process.wait()
    print(f"{bot.name}: the whole conversation in {PATIENCE - left():.1f} s")


if __name__ == "__main__":
    main(*sys.argv[1:])
