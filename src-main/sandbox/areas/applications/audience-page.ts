/** A page of the people who see a shared object, external ones last, each with the reason (spec 3§3.3). */
import type { queryShareAudience } from '#shared/api/applications/shares.ts';
import type { Output } from '#shared/api/endpoint.ts';
import type { WireShare } from '#shared/api/shares/share.ts';
import { type AudienceReason, reasonFor } from '#shared/rules/common/shares/audience.ts';
import { type Share, targetKey } from '#shared/rules/common/shares/share.ts';
import { fromWire } from '#shared/rules/common/shares/wire-shares.ts';
import type { Scale } from '../../kernel/database/table.ts';
import { membershipsOf } from '../../kernel/people/memberships.ts';
import type { Organisation } from '../../kernel/people/organisation.ts';
import type { Roster } from '../../kernel/people/roster.ts';
import { foldCase, pageOfSequence } from '../../kernel/people/search.ts';
import { shareTargetsOf } from '../../kernel/people/share-targets.ts';

interface Asked {
  readonly shares: readonly WireShare[];
  readonly keywords: string;
  /** Whether people who do not see the object are listed too. */
  readonly all: boolean;
  readonly page: { readonly pageNo: number; readonly pageSize: number };
}

interface Tenant {
  readonly tenantKey: string;
  readonly scale: Scale;
  readonly roster: Roster;
  readonly organisation: Organisation;
}

export function audiencePage(
  { shares: wire, keywords, all, page }: Asked,
  tenant: Tenant,
): Output<typeof queryShareAudience> {
  const { roster, organisation } = tenant;
  const shares = fromWire(wire);
  const outside = shareTargetsOf('external', tenant.tenantKey, tenant.scale);
  const reasonOfOwn = reasonsOf(shares, tenant);
  const reasonOf = (index: number): AudienceReason => {
    const external = outside[index - roster.size];
    return external ? reasonFor({ id: external.id, chain: [], external: true }, shares) : reasonOfOwn(index);
  };
  const person = (index: number) => {
    const external = outside[index - roster.size];
    if (external) return { id: external.id, username: external.name, department: external.note, deptId: '' };
    const deptId = organisation.department(roster.departmentOf(index)).id;
    return { ...roster.person(index), deptId };
  };
  const words = foldCase(keywords);
  const people = { size: roster.size + outside.length, at: (index: number) => index };
  const found = pageOfSequence(people, page, (index) => {
    if (!all && !reasonOf(index).sees) return false;
    if (words === '') return true;
    const { id, username } = person(index);
    return foldCase(username).includes(words) || foldCase(id) === words;
  });
  const wireOf = new Map(
    shares.map((share, index) => [`${share.exclude} ${targetKey(share)}`, wire[index]] as const),
  );
  return {
    ...found,
    result: found.result.map((index) => {
      const { sees, why, by } = reasonOf(index);
      const said = by && (wireOf.get(`${by.exclude} ${targetKey(by)}`) ?? null);
      return { ...person(index), reason: { sees, why, by: said } };
    }),
  };
}

/** The reason is cached by what shares can be about: only people who are named themselves have their own. */
function reasonsOf(shares: readonly Share[], { tenantKey, scale, roster, organisation }: Tenant) {
  const named = new Set(shares.flatMap(({ kind, id }) => (kind === 'user' ? [roster.indexOf(id)] : [])));
  const beside = shares.filter(({ kind }) => ['subcompany', 'group', 'position'].includes(kind));
  const known = new Map<string, AudienceReason>();
  const chainAt = (index: number) =>
    organisation.above(index).map((above) => organisation.department(above).id);
  return (index: number): AudienceReason => {
    const position = roster.departmentOf(index);
    const departmentId = organisation.department(position).id;
    const one = { id: roster.idOf(index), departmentId, tenantKey };
    if (named.has(index))
      return reasonFor({ id: one.id, chain: chainAt(position), within: membershipsOf(one, scale) }, shares);
    const within = beside.length > 0 ? membershipsOf(one, scale) : {};
    const mask = beside.map(({ kind, id }) => (within[kind as 'group']?.includes(id) ? 1 : 0)).join('');
    const key = `${position} ${mask}`;
    const before = known.get(key);
    if (before) return before;
    const reason = reasonFor({ id: '', chain: chainAt(position), within }, shares);
    known.set(key, reason);
    return reason;
  };
}
