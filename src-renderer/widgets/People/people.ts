/** Paged lists of people in licence screens: seat holders, white list, candidates for the white list. */
import type * as z from 'zod';
import {
  type licenceUser,
  queryLicenseUser,
  queryLicenseWhiteList,
  type SeatTerminal,
  searchWhiteEmpInfo,
} from '#shared/api/licence-info/licence-info.ts';
import { type PagedSource, type PageQuery, pagedSource } from '../List/list-source.ts';

export type LicencePerson = z.output<typeof licenceUser>;
export type PeopleSource = PagedSource<LicencePerson, 'keywords'>;

const wire = ({ values, pageNo, pageSize }: PageQuery<'keywords'>) => ({
  pageNo,
  pageSize,
  ...(values.keywords.trim() === '' ? {} : { keywords: values.keywords.trim() }),
});

export function seatHolderSource(terminal: SeatTerminal): PeopleSource {
  return pagedSource(queryLicenseUser, (asked) => ({ terminal, ...wire(asked) }), { of: terminal });
}
export const whiteListSource: PeopleSource = pagedSource(queryLicenseWhiteList, wire, { of: 'listed' });
export const candidates: PeopleSource = pagedSource(searchWhiteEmpInfo, wire, { of: 'candidates' });
