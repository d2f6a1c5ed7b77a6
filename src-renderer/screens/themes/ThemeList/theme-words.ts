import type { TextTools } from '#data/text.ts';
import type { AnyTheme } from '#shared/rules/themes/families.ts';

type Appointed = Pick<AnyTheme, 'topicAppoint' | 'appointDate' | 'allowUserSwitch'>;

export function appointmentText(theme: Appointed, { t, formatDay }: TextTools): string {
  const { topicAppoint, appointDate, allowUserSwitch } = theme;
  const kind =
    topicAppoint === 'timed' && appointDate
      ? t('themes.days', { from: formatDay(appointDate.from), to: formatDay(appointDate.to) })
      : t(`themes.appointment.${topicAppoint}`);
  const switches = topicAppoint !== 'none' && allowUserSwitch;
  return switches ? [kind, t('themes.userMaySwitch')].join(t('common.form.separator')) : kind;
}

export function rangeText(
  { useRange, useRangeDisable }: Pick<AnyTheme, 'useRange' | 'useRangeDisable'>,
  { t }: Pick<TextTools, 't'>,
): string {
  const some = useRange.length === 0 ? t('themes.everybody') : t('themes.some', { count: useRange.length });
  return useRangeDisable.length === 0 ? some : t('themes.someBut', { some, count: useRangeDisable.length });
}
