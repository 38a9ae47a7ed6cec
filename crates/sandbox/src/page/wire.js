// Talks to the sandbox with the key from the page's address.

const key = new URLSearchParams(location.search).get("key") ?? "";

async function answer(response) {
  if (!response.ok) throw new Error((await response.text()) || response.statusText);
  return response.json();
}

/** Asks what a person sees. */
export async function look(what, query) {
  return answer(await fetch(`/sandbox/${what}?${new URLSearchParams(query)}`, { headers: { "x-sandbox-key": key } }));
}

/** Does something as a person. */
export async function act(as, action) {
  const headers = { "x-sandbox-key": key, "content-type": "application/json" };
  return answer(await fetch("/sandbox/act", { method: "POST", headers, body: JSON.stringify({ as, ...action }) }));
}

/**
 * Calls back whenever something changed; the browser reconnects by itself.
 *
 * A browser opens six connections to one place, for all its windows together. So one window listens and tells the others;
 * when it closes, another one takes over.
 */
export function onChange(changed, lost) {
  const name = `sandbox ${key}`;
  const windows = new BroadcastChannel(name);
  const tell = (news) => { hear(news); windows.postMessage(news); };
  const hear = (news) => (news === "changed" ? changed() : lost());
  windows.onmessage = ({ data }) => hear(data);
  navigator.locks.request(name, () => new Promise(() => {
    const source = new EventSource(`/sandbox/changes?key=${encodeURIComponent(key)}`);
    source.onmessage = () => tell("changed");
    source.onopen = () => tell("changed");
    source.onerror = () => tell("lost");
  }));
}
