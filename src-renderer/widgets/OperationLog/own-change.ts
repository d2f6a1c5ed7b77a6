/**
 * Finds the change in this computer's journal for an entry of the operation log. The log's times are in the server's
 * unknown zone: since zones differ by quarters of an hour, minutes and seconds within a quarter are comparable.
 */

const quarter = 15 * 60_000;
/** Largest offset of a zone in either direction, in milliseconds. */
const widestZone = 14 * 60 * 60_000;
/** Tolerance in milliseconds of the journal's time before and after the server's second. */
const early = 10_000;
const late = 60_000;
/** Milliseconds by which the best match must be better than the next. */
const clearer = 3000;

interface Timed {
  /** Milliseconds since 1970. */
  readonly time: number;
}

/** Parses a log time as if the server's clock were UTC; null for an invalid time. */
export function logTime(createdate: string): number | null {
  const time = Date.parse(`${createdate.trim().replace(' ', 'T')}Z`);
  return Number.isNaN(time) ? null : time;
}

/** The instants between which the change was made, for any zone. */
export function spanOfLog(createdate: string): { readonly from: number; readonly to: number } | null {
  const time = logTime(createdate);
  return time === null ? null : { from: time - widestZone - early, to: time + widestZone + late };
}

/** `zone`: this computer's offset in milliseconds east of UTC, which decides between two equal matches. */
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
