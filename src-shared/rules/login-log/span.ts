/**
 * The time filter of the log as one short text: a preset, or two instants `YYYY-MM-DDTHH:mm:ss` with `~` between
 * them, of which one may be missing. All times are the server's local time, without a zone.
 */
export const spanPresets = ['today', 'yesterday', '7d', '30d', '90d'] as const;
export type SpanPreset = (typeof spanPresets)[number];

/** Instants as `YYYY-MM-DD HH:mm:ss`, both included; '' where the span is open. */
export interface TimeSpan {
  readonly begin: string;
  readonly end: string;
}

export function isPreset(text: string): text is SpanPreset {
  return (spanPresets as readonly string[]).includes(text);
}

/** Returns null for a text that is no span, or that ends before it begins. The day `today` is YYYY-MM-DD. */
export function readSpan(text: string, today: string): TimeSpan | null {
  if (text === '') return { begin: '', end: '' };
  if (isPreset(text)) return presetSpan(text, today);
  const [begin, end, ...more] = text.split('~').map((part) => part.replace('T', ' '));
  if (begin === undefined || end === undefined || more.length > 0) return null;
  if (![begin, end].every((instant) => instant === '' || isInstant(instant))) return null;
  if (begin === '' && end === '') return null;
  return begin !== '' && end !== '' && begin > end ? null : { begin, end };
}

export function writeSpan({ begin, end }: TimeSpan): string {
  if (begin === '' && end === '') return '';
  return [begin, end].map((instant) => instant.replace(' ', 'T')).join('~');
}

function presetSpan(preset: SpanPreset, today: string): TimeSpan {
  const back = { today: 0, yesterday: 1, '7d': 6, '30d': 29, '90d': 89 }[preset];
  const first = dayBefore(today, back);
  return { begin: `${first} 00:00:00`, end: `${preset === 'yesterday' ? first : today} 23:59:59` };
}

/** Returns the day a number of days before another, as YYYY-MM-DD. */
export function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);
}

/** Tells whether the text is a valid instant `YYYY-MM-DD HH:mm:ss`. */
export function isInstant(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text.replace(' ', 'T')}Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text.replace(' ', 'T'));
}
