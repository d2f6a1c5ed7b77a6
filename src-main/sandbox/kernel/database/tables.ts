/**
 * The kernel's own tables, and the register of all tables: an area declares its tables beside its routes
 * (`areas/<area>/tables.ts`), and `sandbox/tables.ts` registers them. Times are milliseconds since 1970.
 */
import type { Kysely } from 'kysely';
import {
  type AnyTable,
  blob,
  generated,
  integer,
  keptOnReset,
  nullable,
  ofAccount,
  ofPlatform,
  ofTenant,
  type RowsOf,
  text,
} from './table.ts';

const organisation = () => import('../seed/organisation.ts');

export const kernelTables = {
  tenant: ofTenant({
    columns: {
      tenant_key: text,
      name: text,
      contact: text,
      mobile: text,
      email: text,
      telephone: text,
      address: text,
      imc_id: text,
      authentication_status: text,
      /** Day of the tenant's creation, YYYY-MM-DD. */
      created_on: text,
      /** Time of the application for the certification under review; 0 for none. */
      authentication_submitted_at: generated,
    },
    key: ['tenant_key'],
    seed: async () => (await organisation()).tenantRows,
  }),

  /** Config records of a tenant (spec 1§3 "Config records"). */
  tenant_config: ofTenant({
    columns: { id: text, tenant_key: text, config_key: text, config_value: text },
    key: ['id'],
    seed: async () => (await organisation()).configRows,
  }),

  department: ofTenant({
    columns: { id: text, tenant_key: text, parent_id: nullable(text), name: text, position: integer },
    key: ['id'],
    seed: async () => (await organisation()).departmentRows,
  }),

  account: ofTenant({
    columns: {
      account: text,
      user_id: text,
      username: text,
      tenant_key: text,
      department_id: text,
      admin: integer,
      manager_type: integer,
      platform_operator: integer,
    },
    key: ['account'],
    seed: async () => (await organisation()).accountRows,
  }),

  managed_department: ofAccount({
    columns: { account: text, department_id: text },
    key: ['account', 'department_id'],
    seed: async () => (await organisation()).managedDepartmentRows,
  }),

  session: keptOnReset(
    ofAccount({
      columns: {
        /** SHA-256 of the cookie's value, in hex. */
        token_hash: text,
        account: text,
        expires_at: integer,
      },
      key: ['token_hash'],
    }),
  ),

  pretence: keptOnReset(ofPlatform({ columns: { id: integer, scenario: text }, key: ['id'] })),

  /** Tables that the seed has filled: a table of a later version is filled when the database is opened. */
  seeded: keptOnReset(ofPlatform({ columns: { name: text }, key: ['name'] })),

  language_name: ofTenant({
    columns: {
      tenant_key: text,
      /** `table.column`, as on the wire. */
      field: text,
      target_id: text,
      lang: text,
      name: text,
    },
    key: ['tenant_key', 'field', 'target_id', 'lang'],
  }),

  uploaded_file: ofTenant({
    columns: { id: text, tenant_key: text, name: text, media_type: text, bytes: blob, uploaded_at: integer },
    key: ['id'],
    seed: async () => (await import('../files/sample-files.ts')).fileRows,
  }),

  operation_log: ofTenant({
    columns: {
      id: generated,
      tenant_key: text,
      /** YYYY-MM-DD HH:mm:ss, the server's zone. */
      create_date: text,
      module: text,
      function_name: text,
      group_id: text,
      operator_id: text,
      operator_name: text,
      /** A kind of `operation-log/kinds.json`. */
      kind: text,
      target_id: text,
      target_name: text,
      /** A value for the description, such as a new value or a number. */
      detail: text,
      client_ip: text,
    },
    key: ['id'],
  }),
};

/** The rows of every table; areas add their own by declaration merging. */
export interface Tables extends RowsOf<typeof kernelTables> {}
export type TableName = keyof Tables & string;

/** The database as every store's queries use it. */
export type Store = Kysely<Tables>;

const declared = new Map<string, AnyTable>(Object.entries<AnyTable>(kernelTables));

/** Registers an area's tables; called before any query. */
export function declareTables(tables: Readonly<Record<string, AnyTable>>): void {
  for (const [name, table] of Object.entries(tables)) declared.set(name, table);
}

/** All tables in the order in which a seed fills them. */
export function allTables(): readonly (readonly [name: string, table: AnyTable])[] {
  return [...declared];
}

export function tableNamed(name: TableName): AnyTable {
  const table = declared.get(name);
  if (!table) throw new Error(`${name} is declared by no area`);
  return table;
}
