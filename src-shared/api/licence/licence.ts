/** The operator's licence tool on the server (spec 1§2.6, 1§3, 1§7.2). */
import * as z from 'zod';
import { jsonString, optionalWireId, wireId, wireNumber, wireText } from '../codecs.ts';
import { get, post } from '../endpoint.ts';
import { wireLicenceFields, wireModule } from './wire.ts';

const modules = jsonString(z.array(wireModule)).nullish();
const parsed = { ...wireLicenceFields, availableModule: modules };

export const parseResult = z.looseObject(parsed);
export type ParseResult = z.output<typeof parseResult>;

/**
 * Fields of the compared licence, with the prefix `compare` (`comparelicensecode`: the name follows the prefix
 * unchanged).
 */
const compareFields = {
  comparelicensecode: parsed.licensecode,
  comparecompanyname: parsed.companyname,
  comparecid: parsed.cid,
  compareconcurrentFlag: parsed.concurrentFlag,
  comparesupplierConcurrentFlag: parsed.supplierConcurrentFlag,
  comparestartDate: parsed.startDate,
  compareexpiredate: parsed.expiredate,
  comparehrmnum: parsed.hrmnum,
  compareappHrmNum: parsed.appHrmNum,
  comparesupplierNum: parsed.supplierNum,
  comparetenantCount: parsed.tenantCount,
  comparetenantType: parsed.tenantType,
  compareavailableModule: modules,
};
const payModules = z.union([jsonString(z.array(wireModule)), z.array(wireModule)]).nullish();
export const compareResult = z.looseObject({
  ...parsed,
  ...compareFields,
  newPayModules: payModules,
  delPayModules: payModules,
});
export type CompareResult = z.output<typeof compareResult>;

/** A licence in the platform's older spelling: unsigned JSON. */
function exampleFile(): File {
  const licence = { licensecode: 'A1B2C3', companyname: '青屿明序软件有限公司', expiredate: '2099-12-31' };
  return new File([JSON.stringify(licence)], 'licence.json', { type: 'application/json' });
}

/** Parses a licence file on the server. */
export const parseLicenseFile = post('licenceTool.parse', '/api/license/parseLicenseFile', {
  given: '1§7.2',
  encoding: 'multipart',
  effect: 'read',
  request: { file: z.file() },
  response: parseResult,
  example: () => ({ file: exampleFile() }),
});

/** Compares two licence files on the server. */
export const compareLicenseFile = post('licenceTool.compare', '/api/license/compareLicenseFile', {
  given: '1§7.2',
  encoding: 'multipart',
  effect: 'read',
  request: { file: z.file(), compareFile: z.file() },
  response: compareResult,
  example: () => ({ file: exampleFile(), compareFile: exampleFile() }),
});

export const submissionRecord = z.object({
  id: wireId,
  companyName: wireText,
  crmId: optionalWireId,
  createTime: wireText,
});

/** The history of submitted licences. */
export const qrySubmitLicenseHistory = get(
  'licenceTool.submitHistory',
  '/api/license/qrySubmitLicenseHistory',
  {
    given: '1§7.2; 1§3',
    response: z.array(submissionRecord),
  },
);

/** The licence of one submission. */
export const qryHistoryLicenseInfoById = get(
  'licenceTool.historyDetail',
  '/api/license/qryHistoryLicenseInfoById',
  {
    given: '1§7.2',
    request: { id: z.string().min(1) },
    response: parseResult,
    example: { id: '1' },
  },
);

/** The licence codes in the server's database. */
export const getAllDbLicenseCode = get('licenceTool.codeHistory', '/api/license/getAllDbLicenseCode', {
  given: '1§7.2; 1§3',
  response: z.array(z.object({ sm3Hash: wireText, dbId: wireId, createTime: wireText, dbType: wireText })),
});

/** The log of licence links, step by step. */
export const getLinkLogs = get('licenceTool.linkLogs', '/api/license/getLinkLogs', {
  given: '1§7.2; 1§3',
  response: z.array(
    z.object({
      id: wireId,
      /** The steps of one link share this id; the step with the lowest `linkOrder` is the parent row. */
      logLinkId: wireId,
      memo: wireText,
      /** Duration of a link in milliseconds. */
      linkDuration: wireNumber,
      createTime: wireText,
      linkOrder: wireNumber,
    }),
  ),
});
