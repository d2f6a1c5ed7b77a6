/** Paged lists of people around the licence: who holds seats, who is on the white list, whom one may add to it. */

import type * as z from 'zod';
import { callRead } from '#data/read.ts';
import {
  type licenceUser,
  queryLicenseUser,
  queryLicenseWhiteList,
  type SeatTerminal,
  searchWhiteEmpInfo,
} from '#shared/api/licence-info/licence-info.ts';

export type Person = z.output<typeof licenceUser>;

export interface PeoplePage {
  readonly rows: readonly Person[];
  readonly total: number;
}
interface PageAsked {
  readonly keywords: string;
  /** From 1. */
  readonly pageNo: number;
  readonly pageSize: number;
}
export type PeopleQuery = (asked: PageAsked, signal: AbortSignal) => Promise<PeoplePage>;

const wire = ({ keywords, pageNo, pageSize }: PageAsked) => ({
  pageNo,
  pageSize,
  ...(keywords === '' ? {} : { keywords }),
});
const opened = ({ result, totalCount }: { result: Person[]; totalCount: number }): PeoplePage => ({
  rows: result,
  total: totalCount,
});

export function seatHolders(terminal: SeatTerminal): PeopleQuery {
  return async (asked, signal) =>
    opened(await callRead(queryLicenseUser, { terminal, ...wire(asked) }, { signal }));
}
export const whiteListed: PeopleQuery = async (asked, signal) =>
  opened(await callRead(queryLicenseWhiteList, wire(asked), { signal }));
export const candidates: PeopleQuery = async (asked, signal) =>
  opened(await callRead(searchWhiteEmpInfo, wire(asked), { signal }));

/** People of a page when all of them are gathered. */
const gathered = 500;

/** Everybody whom the list has, page by page. */
export async function* everybody(
  query: PeopleQuery,
  keywords: string,
  signal: AbortSignal,
): AsyncGenerator<Person, void, undefined> {
  for (let pageNo = 1; ; pageNo += 1) {
    const { rows, total } = await query({ keywords, pageNo, pageSize: gathered }, signal);
    yield* rows;
    if (rows.length === 0 || pageNo * gathered >= total) return;
  }
}
