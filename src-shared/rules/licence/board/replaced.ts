/**
 * Which licences a newer one of the same customer has taken the place of: a renewal is delivered before the
 * old licence ends, and the seats of the two are not added up.
 */

import type { Licence } from '../../common/licence/licence.ts';
import { compareTimeKeys, customerKey, timeKey } from '../family.ts';

type Told = Pick<
  Licence,
  'issuedAt' | 'startDate' | 'expiryDate' | 'customerId' | 'companyName' | 'licenceCode'
>;

/** A reading, a summary, or a file of a report. */
export interface Replaceable {
  readonly state: string;
  readonly verified: boolean;
  readonly licence: Told | null;
}

/**
 * For each file the place of the one that has taken its place, or null. Only what is verified and in force takes the
 * place of another, and only of what is verified, so that no forged or future file replaces a good one. Of two that are equally new, and so stand beside each
 * other, both count, unless they have one licence code: then they are copies.
 */
export function replacedBy(files: readonly Replaceable[]): (number | null)[] {
  const newest = new Map<string, number[]>();
  const replaced: (number | null)[] = files.map(() => null);
  const toldOf = (place: number): Told | null => files[place]?.licence ?? null;
  for (const [place, { state, verified, licence }] of files.entries()) {
    const customer = licence && verified && state === 'VALID' ? customerKey(licence) : null;
    if (customer === null) continue;
    const current = newest.get(customer) ?? [];
    const [first] = current;
    const order = first === undefined ? 1 : compareTimeKeys(timeKey(toldOf(place)), timeKey(toldOf(first)));
    const code = licence?.licenceCode ?? '';
    const copy = current.find((one) => code !== '' && toldOf(one)?.licenceCode === code);
    if (order > 0) {
      for (const older of current) replaced[older] = place;
      newest.set(customer, [place]);
    } else if (order < 0) replaced[place] = first ?? null;
    else if (copy !== undefined) replaced[place] = copy;
    else current.push(place);
  }
  for (const [place, { state, verified, licence }] of files.entries()) {
    if (!licence || !verified || state !== 'EXPIRED') continue;
    const [first] = newest.get(customerKey(licence) ?? '') ?? [];
    if (first !== undefined && compareTimeKeys(timeKey(licence), timeKey(toldOf(first))) < 0)
      replaced[place] = first;
  }
  // What has replaced one may itself have been replaced by a third.
  return replaced.map((by) => {
    let last = by;
    for (let next = by; next !== null; next = replaced[next] ?? null) last = next;
    return last;
  });
}
