/** Text and colour of seats, the same on every page (src-shared/rules/common/licence/seats.ts). */

import type { TextTools } from '#data/text.ts';
import { seatTone, seatUse } from '#shared/rules/common/licence/seats.ts';

export interface SeatWords {
  readonly unlimited: boolean;
  /** The bar's length, 0 to 100. */
  readonly bar: number;
  readonly tone: 'normal' | 'warning' | 'danger';
  /** Text below the bar: the remaining seats, or the problem. */
  readonly remark: string;
}

/** `warned`: the server reports that the limit is near, and reminding is on. */
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
