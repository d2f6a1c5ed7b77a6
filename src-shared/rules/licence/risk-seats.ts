/** The risks of changed seats and tenants of the whole licence: fewer, more, newly or no longer unlimited. */

import { unlimitedSeats } from '../common/licence/licence.ts';
import type { LicenceComparison } from './comparison.ts';
import type { Risk } from './risk-sentence.ts';

const figures = ['pcSeats', 'mobileSeats', 'externalSeats', 'tenantLimit'] as const;
type Figure = (typeof figures)[number];

export function seatRisks({ fields }: LicenceComparison): Risk[] {
  return figures.flatMap((figure) => {
    const field = fields.find((one) => one.field === figure);
    if (!field || field.change === 'same') return [];
    return [{ ...seatRisk(figure, number(field.before), number(field.after)), group: 'seats' as const }];
  });
}

function seatRisk(figure: Figure, before: number | null, after: number | null): Omit<Risk, 'group'> {
  if (before === null || after === null) {
    const stated = before ?? after ?? 0;
    const change = before === null ? 'stated' : 'notStated';
    const words = stated === unlimitedSeats ? 'Unlimited' : '';
    return { severity: 'neutral', key: `licenceRisk.${figure}.${change}${words}`, params: { count: stated } };
  }
  if (after === unlimitedSeats)
    return { severity: 'gain', key: `licenceRisk.${figure}.nowUnlimited`, params: { before } };
  if (before === unlimitedSeats)
    return { severity: 'less', key: `licenceRisk.${figure}.noLongerUnlimited`, params: { count: after } };
  const params = { count: Math.abs(after - before), before, after };
  if (after > before) return { severity: 'gain', key: `licenceRisk.${figure}.more`, params };
  if (after === 0) return { severity: 'loss', key: `licenceRisk.${figure}.allGone`, params };
  return { severity: 'less', key: `licenceRisk.${figure}.fewer`, params };
}

function number(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}
