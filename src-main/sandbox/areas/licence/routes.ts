/** The operator's licence tool on the server (spec 1§2.6, 1§7.2). */

import {
  compareLicenseFile,
  getAllDbLicenseCode,
  getLinkLogs,
  type ParseResult,
  parseLicenseFile,
  qryHistoryLicenseInfoById,
  qrySubmitLicenseHistory,
} from '#shared/api/licence/licence.ts';
import type { Licence } from '#shared/rules/common/licence/licence.ts';
import { comparisonToWire, toWireLicence } from '#shared/rules/licence/to-wire.ts';
import type { Language } from '#shared/text/types.ts';
import { serverTime } from '../../kernel/clock.ts';
import { crud } from '../../kernel/crud/crud.ts';
import type { Store } from '../../kernel/database/tables.ts';
import { type Implementation, implement, Refusal, refuse } from '../../kernel/http/implement.ts';
import { messagesIn } from '../../kernel/messages.ts';

export const licenceToolRoutes: readonly Implementation[] = [
  implement(parseLicenseFile, 'operator', async ({ file }, { store, now, language }) => {
    const licence = await readUpload(file, now, language);
    if (licence instanceof Refusal) return licence;
    const wire = toWireLicence(licence);
    const result: ParseResult = { ...wire, availableModule: [...wire.availableModule] };
    await addSubmission(store, {
      companyName: licence.companyName,
      crmId: licence.customerId,
      createTime: serverTime(now),
      result,
    });
    return result;
  }),

  implement(compareLicenseFile, 'operator', async ({ file, compareFile }, { now, language }) => {
    const licence = await readUpload(file, now, language);
    if (licence instanceof Refusal) return licence;
    const other = await readUpload(compareFile, now, language);
    if (other instanceof Refusal) return other;
    const wire = comparisonToWire(licence, other);
    return {
      ...wire,
      availableModule: [...wire.availableModule],
      compareavailableModule: [...wire.compareavailableModule],
      newPayModules: [...wire.newPayModules],
      delPayModules: [...wire.delPayModules],
    };
  }),

  ...crud('licence_submission', {
    access: 'operator',
    list: {
      endpoint: qrySubmitLicenseHistory,
      whose: 'everybody',
      item: (row) => ({
        id: String(row.id),
        companyName: row.company_name,
        crmId: row.crm_id,
        createTime: row.create_time,
      }),
      order: [['id', 'desc']],
    },
  }),

  implement(qryHistoryLicenseInfoById, 'operator', async ({ id }, { store, language }) => {
    const result = /^\d{1,15}$/.test(id) ? await findSubmissionResult(store, Number(id)) : null;
    if (result === null) return refuse(messagesIn(language).noSuchSubmission);
    // `addSubmission` or the seed wrote it, both as a parse result.
    return JSON.parse(result) as ParseResult;
  }),

  ...crud('licence_code', {
    access: 'operator',
    list: {
      endpoint: getAllDbLicenseCode,
      whose: 'everybody',
      item: (row) => ({
        sm3Hash: row.sm3_hash,
        dbId: row.db_id,
        createTime: row.create_time,
        dbType: row.db_type,
      }),
      order: [
        ['create_time', 'desc'],
        ['db_id', 'desc'],
      ],
    },
  }),

  // Newest link first, the steps of each in order.
  ...crud('link_log', {
    access: 'operator',
    list: {
      endpoint: getLinkLogs,
      whose: 'everybody',
      item: (row) => ({
        id: row.id,
        logLinkId: row.log_link_id,
        memo: row.memo,
        linkDuration: row.link_duration,
        createTime: row.create_time,
        linkOrder: row.link_order,
      }),
      order: [
        ['log_link_id', 'desc'],
        ['link_order', 'asc'],
      ],
    },
  }),
];

/**
 * Reads an uploaded licence file as the platform does: returns the licence, or a refusal with the fault of the
 * file. An unsigned licence is accepted (the platform knows older formats), an invalid signature is not. The reader
 * is imported on demand, as most starts never read a licence. `now` in milliseconds.
 */
async function readUpload(file: File, now: number, language: Language): Promise<Licence | Refusal> {
  const { readLicence, readingMessage, shippedKeys } = await import('../../../formats/licence/index.ts');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const reading = await readLicence({ name: file.name, bytes, now, keys: shippedKeys() });
  const forged = reading.signature !== null && !reading.verified;
  if (reading.licence === null || forged) return refuse(readingMessage(reading, language));
  return reading.licence;
}

interface Submission {
  readonly companyName: string;
  readonly crmId: string;
  readonly createTime: string;
  /** The parse result, for showing it again. */
  readonly result: unknown;
}

async function addSubmission(store: Store, submission: Submission): Promise<void> {
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
async function findSubmissionResult(store: Store, id: number): Promise<string | null> {
  const row = await store
    .selectFrom('licence_submission')
    .select('result')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.result ?? null;
}
