/**
 * Requests that outlive their page (`keepalive`), so that a setting changed just before a reload is not lost. All such
 * bodies in progress may have 64 KB together (Fetch standard, "inflight keep-alive requests"); the browser refuses
 * more, so that further requests are sent normally.
 */
const most = 60_000;
let underWay = 0;

/** Reserves room for a body; null when none is left. Returns the function that releases it. */
export function keepAlive(body: string): (() => void) | null {
  const { byteLength } = new TextEncoder().encode(body);
  if (underWay + byteLength > most) return null;
  underWay += byteLength;
  return () => {
    underWay -= byteLength;
  };
}
