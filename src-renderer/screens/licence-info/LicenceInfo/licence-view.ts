/** Texts for the licence's seats (spec 1§2.4). */

import type { TextTools } from '#data/text.ts';
import type { LicenceBaseInfo } from '#shared/api/licence-info/licence-info.ts';
import { unlimitedSeats } from '#shared/rules/common/licence/licence.ts';
import type { SeatCount, SeatFigure } from '#shared/rules/licence-info/figures.ts';
import { seatWords } from '#widgets/UsageFigure/seat-words.ts';

export interface SeatView {
  readonly value: string;
  /** The text after the value, its total; '' where the value is the total itself. */
  readonly of: string;
  /** The filled part of the bar, 0 to 100; null: no bar. */
  readonly bar: number | null;
  readonly tone: 'normal' | 'warning' | 'danger';
  readonly remark: string;
}

type Words = Pick<TextTools, 't' | 'formatNumber'>;

/** A count, "unlimited", or "not stated". */
export function seatCountText(count: SeatCount, { t, formatNumber }: Words): string {
  if (count === null) return t('licenceInfo.screen.seats.unknown');
  return count === 'unlimited' ? t('licenceInfo.unlimited') : formatNumber(count);
}

/** Registered of authorised seats where registered users count, otherwise the total. */
export function seatView(
  figure: SeatFigure,
  counting: LicenceBaseInfo['concurrentFlag'],
  words: Words,
): SeatView {
  const { registered, total, warning } = figure;
  const { t, formatNumber } = words;
  const warned = warning ? 'warning' : 'normal';
  if (counting === 'concurrent' || registered === null) {
    const remark =
      counting === 'registered' || total === null
        ? ''
        : total === 'unlimited'
          ? t('licenceInfo.screen.seats.concurrentUnlimited')
          : t('licenceInfo.screen.seats.concurrent', { max: formatNumber(total) });
    return {
      value: seatCountText(total, words),
      of: '',
      bar: null,
      tone: warned,
      remark: warning ? t('tenant.usage.near') : remark,
    };
  }
  const of = seatCountText(total, words);
  const value = formatNumber(registered);
  if (total === null) return { value, of, bar: null, tone: 'normal', remark: '' };
  const { bar, tone, remark, unlimited } = seatWords(
    registered,
    total === 'unlimited' ? unlimitedSeats : total,
    warning,
    words,
  );
  return { value, of, bar: unlimited ? null : bar, tone, remark };
}
