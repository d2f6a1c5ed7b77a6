/** The stored part of the log: actions in this sandbox, newest first. */
import type { LogRow } from '#shared/api/operation-log/operation-log.ts';
import type { Language } from '#shared/text/types.ts';
import type { Store } from '../../kernel/database/tables.ts';
import { isLogKind } from '../../kernel/operation-log/wording.ts';
import type { LogTenancy } from './computed.ts';
import { type LogFacts, type ScopedFilter, matchesStreamFilter, toRow } from './filter.ts';
import { logDepartments } from './pattern.ts';

export async function keptLog(
  store: Store,
  tenantKey: string,
  filter: ScopedFilter,
  language: Language,
): Promise<LogRow[]> {
  const { beginDate = '', endDate = '9999-12-31' } = filter;
  const rows = await store
    .selectFrom('operation_log')
    .selectAll()
    .where('tenant_key', '=', tenantKey)
    .where('module', '=', filter.module)
    .where('create_date', '>=', beginDate)
    .where('create_date', '<=', `${endDate} 23:59:59`)
    .orderBy('id', 'desc')
    .execute();
  return rows.flatMap((row) => {
    if (!isLogKind(row.kind)) return [];
    const facts: LogFacts = {
      kind: row.kind,
      operatorId: row.operator_id,
      targetId: row.target_id,
      targetName: row.target_name,
      groupId: row.group_id,
      detail: row.detail,
    };
    if (!matchesStreamFilter(facts, filter, language)) return [];
    const rest = {
      id: String(row.id),
      createdate: row.create_date,
      operatorname: row.operator_name,
      clientip: row.client_ip,
    };
    return [toRow(facts, rest, language)];
  });
}

/** Facts from which a tenant's computed log is made; null where the tenant was deleted. */
export async function findLogTenancy(
  store: Store,
  tenantKey: string,
): Promise<Omit<LogTenancy, 'scale'> | null> {
  const tenant = await store
    .selectFrom('tenant')
    .select(['name', 'created_on'])
    .where('tenant_key', '=', tenantKey)
    .executeTakeFirst();
  if (!tenant) return null;
  const administrators = await store
    .selectFrom('account')
    .select(['user_id as id', 'username as name'])
    .where('tenant_key', '=', tenantKey)
    .where((eb) => eb.or([eb('admin', '=', 1), eb('manager_type', '!=', 0)]))
    .orderBy('user_id')
    .execute();
  const departments = await store
    .selectFrom('department')
    .select('id')
    .where('tenant_key', '=', tenantKey)
    .orderBy('id')
    .limit(logDepartments)
    .execute();
  return {
    tenantKey,
    tenantName: tenant.name,
    createdOn: tenant.created_on,
    administrators,
    departmentIds: departments.map(({ id }) => id),
  };
}
