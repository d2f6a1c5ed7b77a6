/** How long ago something happened, beside the time itself; '' where the day says it better. */
const units = [
  [60, 'second', 1],
  [3600, 'minute', 60],
  [86_400, 'hour', 3600],
  [7 * 86_400, 'day', 86_400],
] as const;

export function ago(time: number, now: number, language: string): string {
  const seconds = (now - time) / 1000;
  // A server's clock may be ahead.
  if (!(seconds > -60)) return '';
  const unit = units.find(([most]) => seconds < most);
  if (!unit) return '';
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const [, name, length] = unit;
  return name === 'second' ? words.format(0, 'second') : words.format(-Math.floor(seconds / length), name);
}
