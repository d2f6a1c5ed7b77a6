/** Days of a theme in words; a single day stands once. */
import type { TextTools } from '#data/text.ts';
import type { AppointmentDays } from '#shared/rules/themes/appointment.ts';

export function daysText(
  { from, to }: AppointmentDays,
  { t, formatDay }: Pick<TextTools, 't' | 'formatDay'>,
): string {
  if (from === to) return formatDay(from);
  return t('themes.days', { from: formatDay(from), to: formatDay(to) });
}
