// The time of the sandbox. Its clock may run faster than real time and jump; between two readings the page counts itself.

/** A reading: `now` is what the clock showed when the page's own count was `at`; `trip` is how long it was under way. */
let reading = { now: Date.now(), at: performance.now(), speed: 1, moves: null, trip: Infinity };

export const now = () => reading.now + (performance.now() - reading.at) * reading.speed;
export const speed = () => reading.speed;

/**
 * Takes a reading that was asked for at `asked` and has just come.
 *
 * A slower one than the known one only counts if the clock was moved, or if the two contradict each other: so the time runs
 * evenly, and all windows show the same.
 */
export function setClock({ now: shown, speed, moves }, asked) {
  const here = performance.now();
  const fresh = { now: shown, at: (asked + here) / 2, speed, moves, trip: here - asked };
  const apart = Math.abs(fresh.now + (here - fresh.at) * speed - now());
  if (moves === reading.moves && fresh.trip >= reading.trip && apart <= fresh.trip * speed) return;
  reading = fresh;
}
