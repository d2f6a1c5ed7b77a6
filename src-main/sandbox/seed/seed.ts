/** Fills an empty database, or throws its data away and fills it anew: one seed, one set of data. */
import type { DatabaseSync } from 'node:sqlite';
import { seedLicenceTool } from './licences.ts';
import { seedOrganisation } from './organisation.ts';

export type Scale = 'small' | 'large';

/** Everything the seed writes, children first. Sessions and the scenario are not data: they stay. */
const dataTables = [
  'operation_log',
  'licence_white_list',
  'remind_setting',
  'licence_reminder',
  'uploaded_file',
  'language_name',
  'used_space',
  'mobile_code',
  'link_log',
  'licence_code',
  'licence_submission',
  'permission_cache',
  'managed_department',
  'account',
  'department',
  'tenant_config',
  'tenant',
] as const;

const seedNumber = 20_260_101;

/** Throws the data away and seeds it anew, in one transaction: a stop in the middle leaves it as it was. */
export function reseed(database: DatabaseSync, scale: Scale): void {
  inTransaction(database, () => {
    // A department refers to its parent: the references are checked at the end, not row by row.
    database.exec('pragma defer_foreign_keys = on');
    for (const table of dataTables) database.exec(`delete from ${table}`);
    database.exec('delete from sqlite_sequence');
    fill(database, scale);
  });
}

/** Fills a database that has no data yet; asked inside the transaction, since another process may be first. */
export function seedIfEmpty(database: DatabaseSync, scale: Scale): void {
  if (isSeeded(database)) return;
  inTransaction(database, () => {
    if (!isSeeded(database)) fill(database, scale);
  });
}

function isSeeded(database: DatabaseSync): boolean {
  return database.prepare('select 1 as found from tenant limit 1').get() !== undefined;
}

function fill(database: DatabaseSync, scale: Scale): void {
  seedOrganisation(database);
  seedLicenceTool(database, scale, seedNumber);
  database.exec('insert into permission_cache (id, refreshing_until) values (1, 0)');
}

function inTransaction(database: DatabaseSync, work: () => void): void {
  database.exec('begin immediate');
  try {
    work();
    database.exec('commit');
  } catch (error) {
    database.exec('rollback');
    throw error;
  }
}
