import type { Store } from '../../kernel/database/tables.ts';

export interface Submission {
  readonly companyName: string;
  readonly crmId: string;
  readonly createTime: string;
  /** The parse result, for showing it again. */
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

/** Returns the stored parse result as JSON, or null where there is no such record. */
export async function findSubmissionResult(store: Store, id: number): Promise<string | null> {
  const row = await store
    .selectFrom('licence_submission')
    .select('result')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.result ?? null;
}
