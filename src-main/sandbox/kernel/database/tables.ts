/** The sandbox's tables, each declared once. Times are milliseconds since 1970. */
import type { Kysely } from 'kysely';
import { appTables } from '../../areas/applications/tables.ts';
import { feedTables } from '../../areas/feed/tables.ts';
import { securityTables } from '../../areas/security-settings/tables.ts';
import { systemTables } from '../../areas/system-settings/tables.ts';
import {
  blob,
  generated,
  integer,
  lasting,
  nullable,
  ofAccount,
  ofPlatform,
  ofTenant,
  oneOf,
  type RowOf,
  stamps,
  text,
} from './table.ts';
import { themeTables } from '../../areas/themes/tables.ts';

const organisation = () => import('../seed/organisation.ts');
const licences = () => import('../../areas/licence/seed/licences.ts');

export const tables = {
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
      /** YYYY-MM-DD */
      created_on: text,
      /** When the certification under review was applied for; 0: never. */
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

  session: lasting(
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

  pretence: lasting(ofPlatform({ columns: { id: integer, scenario: text }, key: ['id'] })),

  permission_cache: ofPlatform({
    columns: { id: integer, refreshing_until: integer },
    key: ['id'],
    seed: async () => () => [{ id: 1, refreshing_until: 0 }],
  }),

  licence_submission: ofPlatform({
    columns: {
      id: generated,
      company_name: text,
      crm_id: text,
      create_time: text,
      /** The parse result as the wire has it, as JSON. */
      result: text,
    },
    key: ['id'],
    seed: async () => (await licences()).submissionRows,
  }),

  licence_code: ofPlatform({
    columns: { db_id: text, sm3_hash: text, create_time: text, db_type: text },
    key: ['db_id'],
    seed: async () => (await licences()).codeRows,
  }),

  link_log: ofPlatform({
    columns: {
      id: text,
      log_link_id: text,
      memo: text,
      link_duration: integer,
      create_time: text,
      link_order: integer,
    },
    key: ['id'],
    seed: async () => (await licences()).linkRows,
  }),

  /** A code that was sent to a mobile; once checked it has the permit to bind that mobile. */
  mobile_code: ofAccount({
    columns: {
      cache_mark: text,
      account: text,
      mobile: text,
      sent_at: integer,
      success_code: nullable(text),
      checked_at: nullable(integer),
    },
    key: ['cache_mark'],
  }),

  used_space: ofTenant({
    columns: { tenant_key: text, refreshed_at: integer, refreshes: integer },
    key: ['tenant_key'],
  }),

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
    columns: {
      ...{ id: text, tenant_key: text, name: text },
      ...{ media_type: text, bytes: blob, uploaded_at: integer },
    },
    key: ['id'],
    seed: async () => (await import('../files/sample-files.ts')).fileRows,
  }),

  /** A reminder that was saved; without a row its defaults hold. `dept_id` is '' for the whole tenant. */
  licence_reminder: ofTenant({
    columns: {
      tenant_key: text,
      remind_type: text,
      dept_id: text,
      remind_level: text,
      enabled: integer,
      warn_value: integer,
      /** Names separated by commas. */
      modes: text,
      content: text,
    },
    key: ['tenant_key', 'remind_type', 'dept_id'],
  }),

  remind_setting: ofTenant({
    columns: {
      tenant_key: text,
      scope: oneOf('module', 'user'),
      /** Module id or user id. */
      target_id: text,
      dept_id: text,
      config_key: text,
      config_value: text,
    },
    key: ['tenant_key', 'scope', 'target_id', 'dept_id', 'config_key'],
  }),

  licence_white_list: ofTenant({
    columns: { tenant_key: text, user_id: text },
    key: ['tenant_key', 'user_id'],
  }),

  /** A menu of the admin centre, or a group of them (`group_id` ''); `dept_id` is '' for the whole tenant's. */
  back_menu: ofTenant({
    columns: {
      tenant_key: text,
      id: text,
      group_id: text,
      /** '' for a group, and for a menu that the tenant made. */
      menu_code: text,
      kind: oneOf('system', 'custom'),
      custom_name: text,
      custom_named: integer,
      icon: text,
      path: text,
      open_mode: oneOf('current', 'new'),
      /** From 1, within its group. */
      position: integer,
      enabled: integer,
      common: integer,
      /** '' for the whole tenant's. */
      dept_id: text,
    },
    key: ['tenant_key', 'id'],
    seed: async () => (await import('../../areas/back-menu/seed.ts')).menuRows,
  }),

  /** What a department says of its menus; `dept_id` is '' for the whole tenant. */
  back_menu_config: ofTenant({
    columns: { tenant_key: text, dept_id: text, config_key: text, config_value: integer },
    key: ['tenant_key', 'dept_id', 'config_key'],
  }),

  /** An application of the platform that the tenant has (spec 1§2.2); its names are the platform's. */
  application: ofTenant({
    columns: {
      tenant_key: text,
      module_str: text,
      chinese_name: text,
      english_name: text,
      /** From 1. */
      position: integer,
    },
    key: ['tenant_key', 'module_str'],
    seed: async () => (await import('../modules/offers.ts')).applicationRows,
  }),

  /** The tables that the seed has filled: what is new in a later version is filled when it is opened. */
  seeded: lasting(ofPlatform({ columns: { name: text }, key: ['name'] })),

  /** Named IP segments (spec 1§3). */
  network_segment: ofTenant({
    columns: {
      ...{ id: text, tenant_key: text, segment_name: text },
      segment_type: oneOf('IPv4', 'IPv6', 'unlimit'),
      ...{ ip_start: text, ip_end: text, instructions: text },
      ...stamps,
      reference: integer,
      ...{ creator: text, updater: text, delete_type: text },
    },
    key: ['id'],
    seed: async () => (await import('../../areas/network/seed/segments.ts')).segmentRows,
  }),

  ...themeTables,
  ...appTables,
  ...securityTables,
  ...systemTables,
  ...feedTables,

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
      /** A kind of `operation-log/wording.ts`. */
      kind: text,
      target_id: text,
      target_name: text,
      /** What the description names: a new value, a number. */
      detail: text,
      client_ip: text,
    },
    key: ['id'],
  }),
};

export type Tables = { [Name in keyof typeof tables]: RowOf<(typeof tables)[Name]['columns']> };

/** The database as every store's queries use it. */
export type Store = Kysely<Tables>;
