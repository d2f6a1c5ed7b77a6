/** Paged lists of people in licence screens: seat holders, white list, candidates for the white list. */
import type * as z from 'zod';
import {
  type licenceUser,
  queryLicenseUser,
  queryLicenseWhiteList,
  type SeatTerminal,
  searchWhiteEmpInfo,
} from '#shared/api/licence-info/licence-info.ts';
import { type AskedPage, type PagedSource, paged } from '../List/list-source.ts';

export type Person = z.output<typeof licenceUser>;
export type PeopleSource = PagedSource<Person, 'keywords'>;

const wire = ({ values, pageNo, pageSize }: AskedPage<'keywords'>) => ({
  pageNo,
  pageSize,
  ...(values.keywords.trim() === '' ? {} : { keywords: values.keywords.trim() }),
});

export function seatHolders(terminal: SeatTerminal): PeopleSource {
  return paged(queryLicenseUser, (asked) => ({ terminal, ...wire(asked) }), { of: terminal });
}
export const whiteListed: PeopleSource = paged(queryLicenseWhiteList, wire, { of: 'listed' });
export const candidates: PeopleSource = paged(searchWhiteEmpInfo, wire, { of: 'candidates' });
