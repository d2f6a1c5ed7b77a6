/** A page of the people who see a shared object, each with the reason (spec 3§3.3). */
import type { queryShareAudience } from '#shared/api/applications/shares.ts';
import type { Output } from '#shared/api/endpoint.ts';
import type { WireShare } from '#shared/api/shares/share.ts';
import { type AudienceReason, reasonFor } from '#shared/rules/common/shares/audience.ts';
import { targetKey } from '#shared/rules/common/shares/share.ts';
import { fromWire } from '#shared/rules/common/shares/wire-shares.ts';
import type { Organisation } from '../../kernel/people/organisation.ts';
import type { Roster } from '../../kernel/people/roster.ts';
import { foldCase, pageOfSequence } from '../../kernel/people/search.ts';

interface Asked {
  readonly shares: readonly WireShare[];
  readonly keywords: string;
  /** Whether people who do not see the object are listed too. */
  readonly all: boolean;
  readonly page: { readonly pageNo: number; readonly pageSize: number };
}

export function audiencePage(
  { shares: wire, keywords, all, page }: Asked,
  roster: Roster,
  organisation: Organisation,
): Output<typeof queryShareAudience> {
  const shares = fromWire(wire);
  const named = new Set(shares.flatMap(({ kind, id }) => (kind === 'user' ? [roster.indexOf(id)] : [])));
  // The reason is cached by department: only people who are named themselves have their own.
  const ofPlace = new Map<number, AudienceReason>();
  const reasonOf = (index: number): AudienceReason => {
    const place = roster.departmentOf(index);
    const chain = () => organisation.above(place).map((above) => organisation.department(above).id);
    if (named.has(index)) return reasonFor({ id: roster.person(index).id, chain: chain() }, shares);
    const known = ofPlace.get(place) ?? reasonFor({ id: '', chain: chain() }, shares);
    ofPlace.set(place, known);
    return known;
  };
  const wanted = foldCase(keywords);
  const people = { size: roster.size, at: (index: number) => index };
  const found = pageOfSequence(people, page, (index) => {
    if (!all && !reasonOf(index).sees) return false;
    if (wanted === '') return true;
    const { id, username } = roster.person(index);
    return foldCase(username).includes(wanted) || foldCase(id) === wanted;
  });
  const wireOf = new Map(
    shares.map((share, index) => [`${share.exclude} ${targetKey(share)}`, wire[index]] as const),
  );
  return {
    ...found,
    result: found.result.map((index) => {
      const { sees, why, by } = reasonOf(index);
      const said = by && (wireOf.get(`${by.exclude} ${targetKey(by)}`) ?? null);
      const deptId = organisation.department(roster.departmentOf(index)).id;
      return { ...roster.person(index), deptId, reason: { sees, why, by: said } };
    }),
  };
}
