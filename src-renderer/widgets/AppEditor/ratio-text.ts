import type { Translate } from '#data/text.ts';
import type { LicenceRatio } from '#shared/rules/licence-info/licence-ratio.ts';

interface Words {
  readonly t: Translate;
  readonly formatNumber: (value: number) => string;
}

/** The used part of a licence on one terminal. */
export function ratioText({ terminal, used, max }: LicenceRatio, { t, formatNumber }: Words): string {
  const most = max === 'unlimited' || max === null ? t('applications.app.unlimited') : formatNumber(max);
  return t(`applications.app.licence.${terminal}`, { used: formatNumber(used), max: most });
}
