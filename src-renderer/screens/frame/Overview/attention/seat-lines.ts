/** Seats and space of the tenant as bars; figures that the server does not state are left out. */
import type { TextTools } from '#data/text.ts';
import { seatTerminals } from '#shared/api/licence-info/licence-info.ts';
import type { TenantInfo } from '#shared/api/tenant/tenant.ts';
import { seatWords } from '#widgets/UsageFigure/seat-words.ts';
import type { ShareLine } from '../../parts/FigureCard/ShareBars.tsx';

export function seatLines(info: TenantInfo, text: TextTools): readonly ShareLine[] {
  const { t, formatNumber, formatSpace } = text;
  const warned = info.tenantLicenseInfo;
  const figures = {
    pc: [info.pcAuthUserUsedNumbers, info.pcAuthUserMaxNumbers, warned?.useWarn],
    app: [info.appAuthUserUsedNumbers, info.appAuthUserMaxNumbers, warned?.appUseWarn],
    external: [info.externalUserUsedNumbers, info.externalUserMaxNumbers, warned?.externalUseWarn],
  } as const;
  const seats = seatTerminals.flatMap((kind): ShareLine[] => {
    const [used, max, near = false] = figures[kind];
    if (used === null || max === null) return [];
    const { unlimited, bar, tone } = seatWords(used, max, near, text);
    const value = unlimited
      ? t('attention.term.noLimit', { used: formatNumber(used) })
      : t('attention.term.of', { used: formatNumber(used), max: formatNumber(max) });
    return [{ key: kind, name: t(`usage.terminal.${kind}`), value, bar, tone }];
  });
  const { usedSpace: used, maxSpace: max } = info;
  if (used === null || max === null || max <= 0) return seats;
  return [
    ...seats,
    {
      key: 'space',
      name: t('usage.trend.spaceName'),
      bar: Math.min(100, (used / max) * 100),
      value: t('attention.term.of', { used: formatSpace(used), max: formatSpace(max) }),
      tone: used > max ? 'danger' : 'normal',
    },
  ];
}
