import { type SandboxAccount, sandboxAccounts } from '#shared/api/session/session.ts';
import type { Store } from '../database/tables.ts';

export interface User {
  readonly account: SandboxAccount;
  readonly id: string;
  readonly username: string;
  readonly department: string;
  readonly departmentId: string;
  readonly admin: boolean;
  readonly managerType: number;
  readonly platformOperator: boolean;
  readonly managedDepartments: readonly string[];
  readonly tenantKey: string;
  readonly tenantName: string;
}

/** Returns users in the order of the contract's accounts. */
export async function listUsers(store: Store): Promise<User[]> {
  const rows = await selectUsers(store).execute();
  const users = await Promise.all(rows.map((row) => toUser(store, row)));
  return users.sort((a, b) => sandboxAccounts.indexOf(a.account) - sandboxAccounts.indexOf(b.account));
}

export async function findUser(store: Store, account: SandboxAccount): Promise<User | null> {
  const row = await selectUsers(store).where('account.account', '=', account).executeTakeFirst();
  return row ? toUser(store, row) : null;
}

/** Returns the user of a session that has not expired at `now` (milliseconds). */
export async function findSessionUser(store: Store, tokenHash: string, now: number): Promise<User | null> {
  const row = await selectUsers(store)
    .innerJoin('session', 'session.account', 'account.account')
    .where('session.token_hash', '=', tokenHash)
    .where('session.expires_at', '>', now)
    .executeTakeFirst();
  return row ? toUser(store, row) : null;
}

export async function addSession(
  store: Store,
  session: { tokenHash: string; account: SandboxAccount; expiresAt: number; now: number },
): Promise<void> {
  await store.deleteFrom('session').where('expires_at', '<=', session.now).execute();
  await store
    .insertInto('session')
    .values({ token_hash: session.tokenHash, account: session.account, expires_at: session.expiresAt })
    .execute();
}

export async function removeSession(store: Store, tokenHash: string): Promise<void> {
  await store.deleteFrom('session').where('token_hash', '=', tokenHash).execute();
}

export async function removeAllSessions(store: Store): Promise<void> {
  await store.deleteFrom('session').execute();
}

function selectUsers(store: Store) {
  return store
    .selectFrom('account')
    .innerJoin('tenant', 'tenant.tenant_key', 'account.tenant_key')
    .innerJoin('department', 'department.id', 'account.department_id')
    .select([
      'account.account',
      'account.user_id',
      'account.username',
      'account.admin',
      'account.manager_type',
      'account.platform_operator',
      'account.tenant_key',
      'account.department_id',
      'tenant.name as tenant_name',
      'department.name as department_name',
    ]);
}

type UserRow = Awaited<ReturnType<ReturnType<typeof selectUsers>['execute']>>[number];

async function toUser(store: Store, row: UserRow): Promise<User> {
  const managed = await store
    .selectFrom('managed_department')
    .select('department_id')
    .where('account', '=', row.account)
    .orderBy('department_id')
    .execute();
  return {
    // The seed writes only accounts of the contract.
    account: row.account as SandboxAccount,
    id: row.user_id,
    username: row.username,
    department: row.department_name,
    departmentId: row.department_id,
    admin: row.admin === 1,
    managerType: row.manager_type,
    platformOperator: row.platform_operator === 1,
    managedDepartments: managed.map((department) => department.department_id),
    tenantKey: row.tenant_key,
    tenantName: row.tenant_name,
  };
}
