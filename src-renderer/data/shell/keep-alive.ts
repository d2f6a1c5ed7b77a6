/**
 * Requests that go on when their page goes (`keepalive`): a setting changed just before a reload is not lost. All
 * such bodies under way together may have 64 KB (Fetch standard, "inflight keep-alive requests"); a request above
 * that is refused by the browser, so that it is sent the ordinary way.
 */
const most = 60_000;
let underWay = 0;

/** Takes room for a body, or null where there is none left. Answers the way to give it back. */
export function keepAlive(body: string): (() => void) | null {
  const { byteLength } = new TextEncoder().encode(body);
  if (underWay + byteLength > most) return null;
  underWay += byteLength;
  return () => {
    underWay -= byteLength;
  };
}
