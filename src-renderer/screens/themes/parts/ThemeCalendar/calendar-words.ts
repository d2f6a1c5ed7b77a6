/** Gaps and overlaps of the calendar in words; a single day stands once. */
import type { TextTools } from '#data/text.ts';
import type { AppointmentDays } from '#shared/rules/themes/appointment.ts';

export function gapText({ from, to }: AppointmentDays, { t, formatDay }: TextTools): string {
  if (from === to) return t('themesWho.calendar.gapDay', { day: formatDay(from) });
  return t('themesWho.calendar.gap', { from: formatDay(from), to: formatDay(to) });
}

export function gapInText(
  department: string,
  { from, to }: AppointmentDays,
  { t, formatDay }: TextTools,
): string {
  if (from === to) return t('themesCalendar.gapInDay', { department, day: formatDay(from) });
  return t('themesCalendar.gapIn', { department, from: formatDay(from), to: formatDay(to) });
}

/** `names`: of the two themes. */
export function overlapText(
  names: { readonly one: string; readonly other: string },
  { from, to }: AppointmentDays,
  { t, formatDay }: TextTools,
): string {
  if (from === to) return t('themesWho.calendar.overlapDay', { ...names, day: formatDay(from) });
  return t('themesWho.calendar.overlap', { ...names, from: formatDay(from), to: formatDay(to) });
}
