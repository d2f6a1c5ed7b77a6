/**
 * The licences that a newer one of the same customer replaces: a renewal arrives before the old licence ends, and the
 * seats of both must not be added up.
 */

import type { Licence } from '../../common/licence/licence.ts';
import { compareTimeKeys, customerKey, timeKey } from '../family.ts';

type Told = Pick<
  Licence,
  'issuedAt' | 'startDate' | 'expiryDate' | 'customerId' | 'companyName' | 'licenceCode'
>;

/** The common part of a reading, a summary and a report's file. */
export interface Replaceable {
  readonly state: string;
  readonly verified: boolean;
  readonly licence: Told | null;
}

/**
 * Returns for each file the index of the file that replaces it, or null. Only a verified licence in force replaces
 * others, and only verified ones, so that no forged or future file replaces a good one. Two equally new licences both
 * count, unless they have the same licence code and are therefore copies.
 */
export function replacedLicences(files: readonly Replaceable[]): (number | null)[] {
  const newest = new Map<string, number[]>();
  const replaced: (number | null)[] = files.map(() => null);
  const toldOf = (index: number): Told | null => files[index]?.licence ?? null;
  for (const [index, { state, verified, licence }] of files.entries()) {
    const customer = licence && verified && state === 'VALID' ? customerKey(licence) : null;
    if (customer === null) continue;
    const current = newest.get(customer) ?? [];
    const [first] = current;
    const order = first === undefined ? 1 : compareTimeKeys(timeKey(toldOf(index)), timeKey(toldOf(first)));
    const code = licence?.licenceCode ?? '';
    const copy = current.find((one) => code !== '' && toldOf(one)?.licenceCode === code);
    if (order > 0) {
      for (const older of current) replaced[older] = index;
      newest.set(customer, [index]);
    } else if (order < 0) replaced[index] = first ?? null;
    else if (copy !== undefined) replaced[index] = copy;
    else current.push(index);
  }
  for (const [index, { state, verified, licence }] of files.entries()) {
    if (!licence || !verified || state !== 'EXPIRED') continue;
    const [first] = newest.get(customerKey(licence) ?? '') ?? [];
    if (first !== undefined && compareTimeKeys(timeKey(licence), timeKey(toldOf(first))) < 0)
      replaced[index] = first;
  }
  // A replacing licence may itself be replaced, so each chain is followed to its end.
  return replaced.map((by) => {
    let last = by;
    for (let next = by; next !== null; next = replaced[next] ?? null) last = next;
    return last;
  });
}
