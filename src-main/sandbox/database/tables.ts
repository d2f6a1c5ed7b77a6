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
