/** The operator's licence tool on the server (spec 1§2.6, 1§3, 1§7.2). */
import * as z from 'zod';
import { wireLicenceFields, wireModule } from '../../rules/licence/wire.ts';
import { jsonString, wireId, wireNumber, wireText } from '../codecs.ts';
import { endpoint } from '../endpoint.ts';

const modules = jsonString(z.array(wireModule)).nullish();
const parsed = { ...wireLicenceFields, availableModule: modules };

export const parseResult = z.looseObject(parsed);
export type ParseResult = z.output<typeof parseResult>;

/** The same fields prefixed with `compare` (`comparelicensecode`: the name as it is, after the prefix). */
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

/** Reads a licence file on the server. */
export const parseLicenseFile = endpoint({
  id: 'licenceTool.parse',
  method: 'POST',
  path: '/api/license/parseLicenseFile',
  origin: 'given',
  encoding: 'multipart',
  effect: 'read',
  envelope: 'code',
  request: z.strictObject({ file: z.file() }),
  response: parseResult,
  source: '1§7.2',
});

/** Compares two licence files on the server. */
export const compareLicenseFile = endpoint({
  id: 'licenceTool.compare',
  method: 'POST',
  path: '/api/license/compareLicenseFile',
  origin: 'given',
  encoding: 'multipart',
  effect: 'read',
  envelope: 'code',
  request: z.strictObject({ file: z.file(), compareFile: z.file() }),
  response: compareResult,
  source: '1§7.2',
});

export const submissionRecord = z.object({
  id: wireId,
  companyName: wireText,
  crmId: wireText,
  createTime: wireText,
});

/** The submissions of licences. */
export const qrySubmitLicenseHistory = endpoint({
  id: 'licenceTool.submitHistory',
  method: 'GET',
  path: '/api/license/qrySubmitLicenseHistory',
  origin: 'given',
  encoding: 'query',
  effect: 'read',
  envelope: 'code',
  request: z.strictObject({}),
  response: z.array(submissionRecord),
  source: '1§7.2; 1§3',
});

/** The licence of one submission. */
export const qryHistoryLicenseInfoById = endpoint({
  id: 'licenceTool.historyDetail',
  method: 'GET',
  path: '/api/license/qryHistoryLicenseInfoById',
  origin: 'given',
  encoding: 'query',
  effect: 'read',
  envelope: 'code',
  request: z.strictObject({ id: z.string().min(1) }),
  response: parseResult,
  source: '1§7.2',
});

/** The licence codes that the server has had. */
export const getAllDbLicenseCode = endpoint({
  id: 'licenceTool.codeHistory',
  method: 'GET',
  path: '/api/license/getAllDbLicenseCode',
  origin: 'given',
  encoding: 'query',
  effect: 'read',
  envelope: 'code',
  request: z.strictObject({}),
  response: z.array(z.object({ sm3Hash: wireText, dbId: wireId, createTime: wireText, dbType: wireText })),
  source: '1§7.2; 1§3',
});

/** The log of licence links, step by step. */
export const getLinkLogs = endpoint({
  id: 'licenceTool.linkLogs',
  method: 'GET',
  path: '/api/license/getLinkLogs',
  origin: 'given',
  encoding: 'query',
  effect: 'read',
  envelope: 'code',
  request: z.strictObject({}),
  response: z.array(
    z.object({
      id: wireId,
      /** Steps of one link share it; the step with the lowest `linkOrder` is the parent row. */
      logLinkId: wireId,
      memo: wireText,
      /** Milliseconds. */
      linkDuration: wireNumber,
      createTime: wireText,
      linkOrder: wireNumber,
    }),
  ),
  source: '1§7.2; 1§3',
});
