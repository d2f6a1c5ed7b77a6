/** Sorts the licence files of a customer by time, and groups files by customer. */
import { dayNumber, instantTime } from '../../kit/days.ts';
import type { Licence } from '../common/licence/licence.ts';

type Dates = Pick<Licence, 'issuedAt' | 'startDate' | 'expiryDate'>;
type Owner = Pick<Licence, 'customerId' | 'companyName' | 'licenceCode'>;

/** A reading or a summary; `licence` is null when the file is not readable. */
export interface FamilyMember {
  readonly licence: Dates | null;
}

const millisecondsOfDay = 86_400_000;

/**
 * Returns the members' indexes in order of time: by issue, otherwise by first day, otherwise by last day. Members
 * without a date follow, then unreadable ones; equal members keep their order.
 */
export function orderFamily(members: readonly FamilyMember[]): number[] {
  const keys = members.map(({ licence }) => timeKey(licence));
  return members
    .map((_, index) => index)
    .sort((one, other) => compareTimeKeys(keys[one] ?? [], keys[other] ?? []) || one - other);
}

/** Returns the decisive moment, then the first and the last day as tie-breakers. */
export function timeKey(licence: Dates | null): number[] {
  if (!licence) return [2];
  const issued = licence.issuedAt === null ? null : instantTime(licence.issuedAt);
  const [start, end] = [dayTime(licence.startDate), dayTime(licence.expiryDate)];
  const moment = issued ?? start ?? end;
  if (moment === null) return [1];
  return [0, moment, start ?? moment, end ?? Number.MAX_SAFE_INTEGER];
}

function dayTime(day: string | null): number | null {
  const number = day === null ? null : dayNumber(day);
  return number === null ? null : number * millisecondsOfDay;
}

/** Returns a negative number when the first key is the earlier one. */
export function compareTimeKeys(one: readonly number[], other: readonly number[]): number {
  for (let index = 0; index < Math.min(one.length, other.length); index++) {
    const difference = (one[index] ?? 0) - (other[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

export interface Customer {
  /** The key that the customer's files share; null for files that are not readable or name no customer. */
  readonly key: string | null;
  /** The name in the newest file; '' when no file has one. */
  readonly companyName: string;
  readonly customerId: string;
  /** The indexes of the files in order of time (`orderFamily`). */
  readonly members: readonly number[];
}

export interface OwnedMember {
  readonly licence: (Dates & Owner) | null;
}

/** Returns the customers in the order of their first file; files without a customer come last. */
export function groupByCustomer(members: readonly OwnedMember[]): Customer[] {
  const groups = new Map<string | null, number[]>();
  for (const [index, { licence }] of members.entries()) {
    const key = licence && customerKey(licence);
    const group = groups.get(key);
    if (group) group.push(index);
    else groups.set(key, [index]);
  }
  const customers = [...groups].map(([key, indices]) => customer(key, indices, members));
  return [...customers.filter(({ key }) => key !== null), ...customers.filter(({ key }) => key === null)];
}

/**
 * Returns the customer id, otherwise the company's name without case, width and blanks, otherwise the licence code.
 * The kind of key is its prefix, so that a company named like an id is not mistaken for it.
 */
export function customerKey({ customerId, companyName, licenceCode }: Owner): string | null {
  if (customerId.trim() !== '') return `id:${customerId.trim()}`;
  const name = companyKey(companyName);
  if (name !== '') return `name:${name}`;
  return licenceCode.trim() === '' ? null : `code:${licenceCode.trim()}`;
}

/** Returns a company's name without case, width and repeated blanks. */
export function companyKey(companyName: string): string {
  return companyName.normalize('NFKC').replace(/\s+/gu, ' ').trim().toLowerCase();
}

function customer(key: string | null, indices: readonly number[], members: readonly OwnedMember[]): Customer {
  const order = orderFamily(indices.map((index) => members[index] ?? { licence: null }));
  const positions = order.map((at) => indices[at] ?? 0);
  const newest = positions.findLast((index) => members[index]?.licence);
  const licence = newest === undefined ? null : members[newest]?.licence;
  return {
    key,
    companyName: licence?.companyName ?? '',
    customerId: licence?.customerId ?? '',
    members: positions,
  };
}
