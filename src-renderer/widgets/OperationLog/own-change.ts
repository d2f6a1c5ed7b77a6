/**
 * Which change of this computer's journal an entry of the operation log tells of. The log names a time in the server's own
 * zone, which nobody says: zones are apart by quarters of an hour, so that minutes and seconds within one tell.
 */

const quarter = 15 * 60_000;
/** Milliseconds of the zones that there are, either way. */
const widestZone = 14 * 60 * 60_000;
/** Milliseconds that the journal may note a change before the server's second, and after it. */
const early = 10_000;
const late = 60_000;
/** Milliseconds by which one has to fit better than the next. */
const clearer = 3000;

interface Timed {
  /** Milliseconds since 1970. */
  readonly time: number;
}

/** As if the server's clock were that of UTC; null: it is no time. */
export function logTime(createdate: string): number | null {
  const time = Date.parse(`${createdate.trim().replace(' ', 'T')}Z`);
  return Number.isNaN(time) ? null : time;
}

/** Between which instants the change was made, whatever the zone. */
export function spanOfLog(createdate: string): { readonly from: number; readonly to: number } | null {
  const time = logTime(createdate);
  return time === null ? null : { from: time - widestZone - early, to: time + widestZone + late };
}

/** `zone`: this computer's own, in milliseconds east of UTC: where two fit, the one that would be of it. */
export function ownChangeOf<Entry extends Timed>(
  createdate: string,
  entries: readonly Entry[],
  zone: number,
): Entry | null {
  const logged = logTime(createdate);
  if (logged === null) return null;
  const fitting = entries
    .flatMap((entry) => {
      const east = Math.round((logged - entry.time) / quarter) * quarter;
      const rest = entry.time - (logged - east);
      const fits = rest >= -early && rest <= late && Math.abs(east) <= widestZone;
      return fits ? [{ entry, east, rest: Math.abs(rest) }] : [];
    })
    .sort((a, b) => a.rest - b.rest);
  const [first, second] = fitting;
  if (!first) return null;
  if (!second || second.rest - first.rest > clearer) return first.entry;
  const ofZone = fitting.filter(({ east }) => east === zone);
  return ofZone[0] && (ofZone.length === 1 || (ofZone[1]?.rest ?? 0) - ofZone[0].rest > clearer)
    ? ofZone[0].entry
    : null;
}
