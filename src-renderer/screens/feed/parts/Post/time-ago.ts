/** The time since an event, as a text beside its date; '' where the date alone is clearer. */
const units = [
  [60, 'second', 1],
  [3600, 'minute', 60],
  [86_400, 'hour', 3600],
] as const;
/** Days after which only the date is shown. */
const mostDays = 6;

export function ago(time: number, now: number, language: string): string {
  const seconds = (now - time) / 1000;
  // A server's clock may be ahead.
  if (!(seconds > -60)) return '';
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const unit = units.find(([most]) => seconds < most);
  if (!unit) {
    // Calendar days count: 46 hours ago is not yesterday.
    const days = dayOf(now) - dayOf(time);
    return days > mostDays ? '' : words.format(-days, 'day');
  }
  const [, name, length] = unit;
  return name === 'second' ? words.format(0, 'second') : words.format(-Math.floor(seconds / length), name);
}

/** The number of a calendar day in this computer's time zone. */
function dayOf(time: number): number {
  const at = new Date(time);
  return Date.UTC(at.getFullYear(), at.getMonth(), at.getDate()) / 86_400_000;
}
