import type { TextTools } from '#data/text.ts';
import { seatTerminals } from '#shared/api/licence-info/licence-info.ts';
import type { TenantInfo } from '#shared/api/tenant/tenant.ts';
import { type SeatWords, seatWords } from '#widgets/UsageFigure/seat-words.ts';

interface SeatFigure {
  readonly kind: (typeof seatTerminals)[number];
  readonly used: number;
  readonly max: number;
  readonly words: SeatWords;
}

/** The seats of each terminal (spec 1§2.3); what the server does not state is left out. */
export function seatsInWords(info: TenantInfo, text: TextTools): readonly SeatFigure[] {
  const warned = info.tenantLicenseInfo;
  const figures = {
    pc: [info.pcAuthUserUsedNumbers, info.pcAuthUserMaxNumbers, warned?.useWarn],
    app: [info.appAuthUserUsedNumbers, info.appAuthUserMaxNumbers, warned?.appUseWarn],
    external: [info.externalUserUsedNumbers, info.externalUserMaxNumbers, warned?.externalUseWarn],
  } as const;
  return seatTerminals.flatMap((kind): SeatFigure[] => {
    const [used, max, near = false] = figures[kind];
    if (used === null || max === null) return [];
    return [{ kind, used, max, words: seatWords(used, max, near, text) }];
  });
}
