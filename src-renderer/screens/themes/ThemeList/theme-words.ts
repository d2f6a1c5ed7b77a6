import type { TextTools } from '#data/text.ts';
import type { Share } from '#shared/rules/common/shares/share.ts';
import type { AnyTheme } from '#shared/rules/themes/families.ts';
import { daysText } from '../days-text.ts';

type Appointed = Pick<AnyTheme, 'topicAppoint' | 'appointDate' | 'allowUserSwitch'>;

export function appointmentText(theme: Appointed, text: TextTools): string {
  const { t } = text;
  const { topicAppoint, appointDate, allowUserSwitch } = theme;
  const kind =
    topicAppoint === 'timed' && appointDate
      ? daysText(appointDate, text)
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

/** "2 departments, 1 person"; an empty list means everybody. */
export function targetsText(shares: readonly Share[], { t }: Pick<TextTools, 't'>): string {
  const list = (some: readonly Share[]) => {
    const ofKind = (kind: Share['kind']) => some.filter((share) => share.kind === kind).length;
    const counts = (['department', 'user', 'group'] as const).map((kind) => [kind, ofKind(kind)] as const);
    const rest = some.length - counts.reduce((sum, [, count]) => sum + count, 0);
    return [...counts, ['other', rest] as const]
      .filter(([, count]) => count > 0)
      .map(([kind, count]) => t(`themesSpread.targets.${kind}`, { count }))
      .join(t('common.form.separator'));
  };
  const included = shares.filter(({ exclude }) => !exclude);
  const whom = included.length === 0 ? t('themes.everybody') : list(included);
  const others = shares.filter(({ exclude }) => exclude);
  return others.length === 0 ? whom : t('themesSpread.exceptFor', { whom, others: list(others) });
}
