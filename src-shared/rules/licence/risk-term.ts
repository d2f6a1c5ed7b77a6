/** When the licences hold: the last day earlier or later, and a gap or an overlap between the two. */
import { daysBetween } from '../../kit/days.ts';
import type { Licence } from '../common/licence/licence.ts';
import type { Risk } from './risk-sentence.ts';

type Term = Pick<Licence, 'startDate' | 'expiryDate'>;

export function termRisks(before: Term, after: Term): Risk[] {
  return [...endRisk(before.expiryDate, after.expiryDate), ...seamRisk(before, after)].map((risk) => ({
    group: 'term' as const,
    ...risk,
  }));
}

type TermRisk = Omit<Risk, 'group'> & Partial<Pick<Risk, 'group'>>;

function endRisk(before: string | null, after: string | null): TermRisk[] {
  if (before === after) return [];
  if (after === null) return [{ severity: 'gain', key: 'licenceRisk.term.noLongerEnds', params: {} }];
  if (before === null) return [{ severity: 'less', key: 'licenceRisk.term.nowEnds', params: { day: after } }];
  const days = daysBetween(before, after) ?? 0;
  const params = { count: Math.abs(days), day: after, otherDay: before };
  return days < 0
    ? [{ severity: 'less', key: 'licenceRisk.term.earlier', params }]
    : [{ severity: 'gain', key: 'licenceRisk.term.later', params }];
}

/** Where the second one follows the first: is there a day without a licence, or one with both? */
function seamRisk(before: Term, after: Term): TermRisk[] {
  const { startDate: start } = after;
  if (start === null) return [];
  const shift = before.startDate === null ? null : daysBetween(before.startDate, start);
  if (before.expiryDate === null) return startRisk(shift, start);
  const days = daysBetween(before.expiryDate, start);
  if (days === null) return [];
  const params = { day: start, otherDay: before.expiryDate };
  if (days > 1)
    return [{ severity: 'loss', key: 'licenceRisk.term.gap', params: { ...params, count: days - 1 } }];
  if (days === 1) return [{ severity: 'neutral', key: 'licenceRisk.term.seamless', params }];
  // Both begin on one day: the second replaces the first, it does not follow it.
  if (shift === null || shift <= 0) return startRisk(shift, start);
  return [{ severity: 'neutral', key: 'licenceRisk.term.overlap', params: { ...params, count: 1 - days } }];
}

/** The old one holds until the new one takes its place, whenever that is: nothing is lost. */
function startRisk(shift: number | null, day: string): TermRisk[] {
  if (shift === null || shift === 0) return [];
  const key = shift > 0 ? 'licenceRisk.term.startsLater' : 'licenceRisk.term.startsEarlier';
  return [{ group: 'other', severity: 'neutral', key, params: { count: Math.abs(shift), day } }];
}
