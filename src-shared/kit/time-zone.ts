/** Time zones as this runtime knows them. */

/** Whether this runtime knows the zone: an IANA name, `UTC`, or an offset such as `+08:00`. */
export function isZoneName(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** The calendar day of an instant in a zone, as YYYY-MM-DD. `time`: milliseconds since 1970. */
export function dayInZone(time: number, timeZone: string): string {
  return clockInZone(time, timeZone).slice(0, 10);
}

/** The wall clock of a zone, as YYYY-MM-DD HH:mm:ss; without a zone the computer's. */
export function clockInZone(time: number, timeZone: string | undefined): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(time);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')} ${part('hour')}:${part('minute')}:${part('second')}`;
}

/**
 * The instant at which a zone's wall clock shows `YYYY-MM-DD HH:mm:ss`, in milliseconds since 1970; null for a text of
 * another form. Of an hour that the clock shows twice it is the first one.
 */
export function instantInZone(wall: string, timeZone: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(wall)) return null;
  const asUtc = Date.parse(`${wall.replace(' ', 'T')}Z`);
  if (Number.isNaN(asUtc)) return null;
  const aheadAt = (time: number) => Date.parse(`${clockInZone(time, timeZone).replace(' ', 'T')}Z`) - time;
  // A zone's difference changes at most once within a day of the wall time.
  const [before, after] = [aheadAt(asUtc - 86_400_000), aheadAt(asUtc + 86_400_000)];
  const candidates = [asUtc - before, asUtc - after].filter((time) => aheadAt(time) === asUtc - time);
  return candidates.length === 0 ? asUtc - before : Math.min(...candidates);
}

/**
 * The seconds by which the wall clock of `to` is ahead of that of `from`, for a second of the latter, counted as if it
 * were UTC. One difference holds for a day on which no clock changes, so that a long log costs little.
 */
export function zoneDifference(from: string, to: string): (second: number) => number {
  const days = new Map<number, number>();
  const at = (second: number) => {
    const wall = new Date(second * 1000).toISOString().slice(0, 19).replace('T', ' ');
    const instant = instantInZone(wall, from) ?? second * 1000;
    return Date.parse(`${clockInZone(instant, to).replace(' ', 'T')}Z`) / 1000 - second;
  };
  const atDay = (day: number) => {
    const known = days.get(day) ?? at(day * 86_400);
    days.set(day, known);
    return known;
  };
  return (second) => {
    const day = Math.floor(second / 86_400);
    const [begin, end] = [atDay(day), atDay(day + 1)];
    return begin === end ? begin : at(second);
  };
}
