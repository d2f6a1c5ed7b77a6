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
