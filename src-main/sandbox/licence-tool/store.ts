/** The licence tool's records: submissions, changes of the licence code, link logs. Newest first. */
import type { Store } from '../database/tables.ts';

export interface Submission {
  readonly companyName: string;
  readonly crmId: string;
  readonly createTime: string;
  /** The parse result, to be shown again. */
  readonly result: unknown;
}

export async function addSubmission(store: Store, submission: Submission): Promise<void> {
  await store
    .insertInto('licence_submission')
    .values({
      company_name: submission.companyName,
      crm_id: submission.crmId,
      create_time: submission.createTime,
      result: JSON.stringify(submission.result),
    })
    .execute();
}

export async function listSubmissions(store: Store) {
  const rows = await store
    .selectFrom('licence_submission')
    .select(['id', 'company_name', 'crm_id', 'create_time'])
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: String(row.id),
    companyName: row.company_name,
    crmId: row.crm_id,
    createTime: row.create_time,
  }));
}

/** The stored parse result as JSON, or null where there is no such record. */
export async function findSubmissionResult(store: Store, id: number): Promise<string | null> {
  const row = await store
    .selectFrom('licence_submission')
    .select('result')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.result ?? null;
}

export async function listLicenceCodes(store: Store) {
  const rows = await store
    .selectFrom('licence_code')
    .selectAll()
    .orderBy('create_time', 'desc')
    .orderBy('db_id', 'desc')
    .execute();
  return rows.map((row) => ({
    sm3Hash: row.sm3_hash,
    dbId: row.db_id,
    createTime: row.create_time,
    dbType: row.db_type,
  }));
}

/** Newest link first, the steps of each in their order. */
export async function listLinkLogs(store: Store) {
  const rows = await store
    .selectFrom('link_log')
    .selectAll()
    .orderBy('log_link_id', 'desc')
    .orderBy('link_order')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    logLinkId: row.log_link_id,
    memo: row.memo,
    linkDuration: row.link_duration,
    createTime: row.create_time,
    linkOrder: row.link_order,
  }));
}
