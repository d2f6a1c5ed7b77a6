/** Candidates for the online white list: people of one's tenant, and tenants (all for the manager tenant). */
import { sql } from 'kysely';
import type { WhiteType } from '#shared/api/security-settings/online-white.ts';
import { columnContains } from '../../kernel/crud/row-store.ts';
import type { SignedInContext } from '../../kernel/http/context.ts';
import { organisationFor } from '../../kernel/people/organisation.ts';
import { rosterOf } from '../../kernel/people/roster.ts';
import { foldCase, pageOfSequence } from '../../kernel/people/search.ts';
import { isManagerTenant } from '../../kernel/session/rights.ts';

export interface CandidateQuery {
  readonly configType: WhiteType;
  readonly keywords: string;
  /** '' for all of them. */
  readonly id: string;
  readonly currentPage: number;
  readonly pageSize: number;
}

export function candidatesOf(context: SignedInContext, asked: CandidateQuery) {
  return asked.configType === 'tenantKey' ? tenantsOf(context, asked) : peopleOf(context, asked);
}

async function tenantsOf({ store, user, scenario }: SignedInContext, candidateQuery: CandidateQuery) {
  const { keywords, id, currentPage, pageSize } = candidateQuery;
  const words = keywords.trim();
  const tenantRows = store
    .selectFrom('tenant')
    .$if(!isManagerTenant(user, scenario), (query) => query.where('tenant_key', '=', user.tenantKey))
    .$if(id !== '', (query) => query.where('tenant_key', '=', id))
    .$if(words !== '', (query) =>
      query.where((eb) => eb.or([columnContains('name', words), columnContains('tenant_key', words)])),
    );
  const { total } = await tenantRows.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
  const rows = await tenantRows
    .select(['tenant_key', 'name'])
    .orderBy('tenant_key')
    .limit(pageSize)
    .offset((currentPage - 1) * pageSize)
    .execute();
  return {
    result: rows.map(({ tenant_key, name }) => ({ id: tenant_key, name, note: '' })),
    totalCount: total,
    pageNo: currentPage,
    pageSize,
    hasNext: currentPage * pageSize < total,
  };
}

async function peopleOf(context: SignedInContext, query: CandidateQuery) {
  const { store, user, scenario } = context;
  const { keywords, id, currentPage: pageNo, pageSize } = query;
  const roster = await rosterOf(store, user.tenantKey, scenario.scale);
  const organisation = await organisationFor(context);
  const words = foldCase(keywords.trim());
  const personIndex = id === '' ? null : roster.indexOf(id);
  const indices = personIndex === null ? null : [personIndex].filter((index) => index >= 0);
  const all = indices
    ? { size: indices.length, at: (at: number) => indices[at] ?? -1 }
    : { size: roster.size, at: (at: number) => at };
  const { result, ...rest } = pageOfSequence(
    all,
    { pageNo, pageSize },
    words === '' ? null : (index) => foldCase(roster.person(index).username).includes(words),
  );
  return {
    ...rest,
    result: result.map((index) => ({
      id: roster.person(index).id,
      name: roster.person(index).username,
      note: organisation.department(roster.departmentOf(index)).name,
    })),
  };
}
