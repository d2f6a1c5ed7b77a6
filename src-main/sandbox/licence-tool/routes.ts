/** The operator's licence tool on the server (spec 1§2.6, 1§7.2). */
import {
  compareLicenseFile,
  getAllDbLicenseCode,
  getLinkLogs,
  type ParseResult,
  parseLicenseFile,
  qryHistoryLicenseInfoById,
  qrySubmitLicenseHistory,
} from '#shared/api/licence-tool.ts';
import { comparisonToWire, toWire } from '#shared/rules/licence/to-wire.ts';
import { serverTime } from '../clock.ts';
import { type Implementation, implement, Refusal, refuse } from '../http/implement.ts';
import { messagesIn } from '../messages.ts';
import { readUpload } from './read-upload.ts';
import {
  addSubmission,
  findSubmissionResult,
  listLicenceCodes,
  listLinkLogs,
  listSubmissions,
} from './store.ts';

export const licenceToolRoutes: readonly Implementation[] = [
  implement(parseLicenseFile, 'platformOperator', async ({ file }, { store, now, language }) => {
    const licence = await readUpload(file, now, language);
    if (licence instanceof Refusal) return licence;
    const wire = toWire(licence);
    const result: ParseResult = { ...wire, availableModule: [...wire.availableModule] };
    await addSubmission(store, {
      companyName: licence.companyName,
      crmId: licence.customerId,
      createTime: serverTime(now),
      result,
    });
    return result;
  }),

  implement(compareLicenseFile, 'platformOperator', async ({ file, compareFile }, { now, language }) => {
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

  implement(qrySubmitLicenseHistory, 'platformOperator', (_, { store }) => listSubmissions(store)),

  implement(qryHistoryLicenseInfoById, 'platformOperator', async ({ id }, { store, language }) => {
    const result = /^\d{1,15}$/.test(id) ? await findSubmissionResult(store, Number(id)) : null;
    if (result === null) return refuse(messagesIn(language).noSuchSubmission);
    // Written by `addSubmission` or by the seed, both as a parse result.
    return JSON.parse(result) as ParseResult;
  }),

  implement(getAllDbLicenseCode, 'platformOperator', (_, { store }) => listLicenceCodes(store)),

  implement(getLinkLogs, 'platformOperator', (_, { store }) => listLinkLogs(store)),
];
