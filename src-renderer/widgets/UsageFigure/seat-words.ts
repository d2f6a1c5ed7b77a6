/** What seats are in words and colour: the same on every page (src-shared/rules/common/licence/seats.ts). */

import type { TextTools } from '#data/text.ts';
import { seatTone, seatUse } from '#shared/rules/common/licence/seats.ts';

export interface SeatWords {
  readonly unlimited: boolean;
  /** What the bar fills, 0 to 100. */
  readonly bar: number;
  readonly tone: 'normal' | 'warning' | 'danger';
  /** Below the bar: what is left, or what is the matter. */
  readonly remark: string;
}

/** `warned`: the server says that the limit is near, and reminding is on. */
export function seatWords(
  used: number,
  max: number,
  warned: boolean,
  { t, formatNumber }: Pick<TextTools, 't' | 'formatNumber'>,
): SeatWords {
  const { state, unlimited, bar } = seatUse(used, max);
  const count = formatNumber(Math.abs(max - used));
  const remark = {
    unlimited: () => t('tenant.usage.unlimited'),
    none: () => t('tenant.usage.none'),
    left: () => t('tenant.usage.seatsLeft', { count }),
    full: () => t('tenant.usage.full'),
    over: () => t('tenant.usage.over', { count }),
  }[state]();
  const tone = seatTone(state, warned);
  return {
    unlimited,
    bar,
    tone,
    remark: tone === 'warning' ? `${remark} · ${t('tenant.usage.near')}` : remark,
  };
}
