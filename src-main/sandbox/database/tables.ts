/** The sandbox's tables as Kysely sees them; `migrations/` creates them. Times are milliseconds since 1970. */
import type { Generated, Kysely } from 'kysely';

/** The database as every store's queries use it. */
export type Store = Kysely<Tables>;

export interface Tables {
  tenant: TenantTable;
  tenant_config: TenantConfigTable;
  department: DepartmentTable;
  account: AccountTable;
  managed_department: { account: string; department_id: string };
  session: SessionTable;
  pretence: { id: number; scenario: string };
  permission_cache: { id: number; refreshing_until: number };
  licence_submission: LicenceSubmissionTable;
  licence_code: LicenceCodeTable;
  link_log: LinkLogTable;
  mobile_code: MobileCodeTable;
  used_space: { tenant_key: string; refreshed_at: number; refreshes: number };
  language_name: LanguageNameTable;
  uploaded_file: UploadedFileTable;
  licence_reminder: LicenceReminderTable;
  remind_setting: RemindSettingTable;
  licence_white_list: { tenant_key: string; user_id: string };
  operation_log: OperationLogTable;
}

interface TenantTable {
  tenant_key: string;
  name: string;
  contact: string;
  mobile: string;
  email: string;
  telephone: string;
  address: string;
  imc_id: string;
  authentication_status: string;
  /** YYYY-MM-DD */
  created_on: string;
  /** When the certification under review was applied for; 0: never. */
  authentication_submitted_at: Generated<number>;
}

/** A config record of a tenant (spec 1§3 "Config records"). */
interface TenantConfigTable {
  id: string;
  tenant_key: string;
  config_key: string;
  config_value: string;
}

interface DepartmentTable {
  id: string;
  tenant_key: string;
  parent_id: string | null;
  name: string;
  position: number;
}

interface AccountTable {
  account: string;
  user_id: string;
  username: string;
  tenant_key: string;
  department_id: string;
  admin: number;
  manager_type: number;
  platform_operator: number;
}

interface SessionTable {
  /** SHA-256 of the cookie's value, in hex. */
  token_hash: string;
  account: string;
  expires_at: number;
}

interface LicenceSubmissionTable {
  id: Generated<number>;
  company_name: string;
  crm_id: string;
  create_time: string;
  /** The parse result as the wire has it, as JSON. */
  result: string;
}

interface LicenceCodeTable {
  db_id: string;
  sm3_hash: string;
  create_time: string;
  db_type: string;
}

interface LinkLogTable {
  id: string;
  log_link_id: string;
  memo: string;
  link_duration: number;
  create_time: string;
  link_order: number;
}

/** A code that was sent to a mobile; once checked it has the permit to bind that mobile. */
interface MobileCodeTable {
  cache_mark: string;
  account: string;
  mobile: string;
  sent_at: number;
  success_code: string | null;
  checked_at: number | null;
}

interface LanguageNameTable {
  tenant_key: string;
  /** `table.column`, as on the wire. */
  field: string;
  target_id: string;
  lang: string;
  name: string;
}

interface UploadedFileTable {
  id: string;
  tenant_key: string;
  name: string;
  media_type: string;
  bytes: Uint8Array;
  uploaded_at: number;
}

/** A reminder that was saved; without a row its defaults hold. `dept_id` is '' for the whole tenant. */
interface LicenceReminderTable {
  tenant_key: string;
  remind_type: string;
  dept_id: string;
  remind_level: string;
  enabled: number;
  warn_value: number;
  /** Names separated by commas. */
  modes: string;
  content: string;
}

interface RemindSettingTable {
  tenant_key: string;
  scope: 'module' | 'user';
  /** Module id or user id. */
  target_id: string;
  dept_id: string;
  config_key: string;
  config_value: string;
}

interface OperationLogTable {
  id: Generated<number>;
  tenant_key: string;
  /** YYYY-MM-DD HH:mm:ss, the server's zone. */
  create_date: string;
  module: string;
  function_name: string;
  group_id: string;
  operator_id: string;
  operator_name: string;
  /** A kind of `operation-log/wording.ts`. */
  kind: string;
  target_id: string;
  target_name: string;
  /** What the description names: a new value, a number. */
  detail: string;
  client_ip: string;
}
