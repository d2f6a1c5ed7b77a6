/** The risks of changed dates: an earlier or later last day, and a gap or an overlap between the two licences. */
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

/** Finds a day without a licence, or one with both, where the second licence follows the first. */
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
  // Licences that begin on the same day replace each other; neither follows the other.
  if (shift === null || shift <= 0) return startRisk(shift, start);
  return [{ severity: 'neutral', key: 'licenceRisk.term.overlap', params: { ...params, count: 1 - days } }];
}

/** Nothing is lost here, because the old licence is valid until the new one replaces it. */
function startRisk(shift: number | null, day: string): TermRisk[] {
  if (shift === null || shift === 0) return [];
  const key = shift > 0 ? 'licenceRisk.term.startsLater' : 'licenceRisk.term.startsEarlier';
  return [{ group: 'other', severity: 'neutral', key, params: { count: Math.abs(shift), day } }];
}
