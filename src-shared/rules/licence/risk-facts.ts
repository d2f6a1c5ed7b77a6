/** The risks of a changed tenancy, of another way of counting users, and of another licence holder. */
import type { Licence } from '../common/licence/licence.ts';
import type { Risk } from './risk-sentence.ts';

export function tenancyRisks(before: Pick<Licence, 'tenancy'>, after: Pick<Licence, 'tenancy'>): Risk[] {
  if (before.tenancy === after.tenancy) return [];
  return after.tenancy === 'single'
    ? [{ group: 'tenancy', severity: 'loss', key: 'licenceRisk.tenancy.single', params: {} }]
    : [{ group: 'tenancy', severity: 'gain', key: 'licenceRisk.tenancy.multi', params: {} }];
}

type Counting = Pick<Licence, 'userCounting' | 'externalCounting'>;

/** Counting by registration is stricter, because each user takes a seat, signed in or not. */
export function countingRisks(before: Counting, after: Counting): Risk[] {
  return (['userCounting', 'externalCounting'] as const).flatMap((field): Risk[] => {
    if (before[field] === after[field]) return [];
    const severity = after[field] === 'registered' ? 'less' : 'gain';
    return [{ group: 'counting', severity, key: `licenceRisk.${field}.${after[field]}`, params: {} }];
  });
}

type Identity = Pick<Licence, 'customerId' | 'companyName' | 'licenceCode'>;

export function identityRisks(before: Identity, after: Identity): Risk[] {
  return (['customerId', 'companyName', 'licenceCode'] as const).flatMap((field): Risk[] => {
    const [old, now] = [before[field], after[field]];
    if (old === now) return [];
    return [
      {
        // A renewal always has a new code, but not another customer.
        group: field === 'licenceCode' ? 'other' : 'identity',
        severity: 'neutral',
        key: `licenceRisk.other.${field}`,
        params: { old: old || '–', now: now || '–' },
      },
    ];
  });
}
