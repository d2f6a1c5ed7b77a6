/** The operator's licence tool (1§2.6, 1§3 "Licence parse result", 1§7.2). */
import { get, post } from '../call.ts';
import { file, recordId } from '../value-checks.ts';

const modules = [
  {
    moduleName: '流程管理',
    moduleFlag: 'workflow',
    pcHrmNum: '900',
    appHrmNum: '800',
    isEnable: '1',
    ebAppId: 'EB-7',
    subModules: [{ moduleName: '流程督办', moduleFlag: 'workflow_supervise', isEnable: '0' }],
  },
];
const parsed = {
  licensecode: '5F0C77E1D2B94A3388AA',
  companyname: '磐石远航（集团）',
  cid: 'CRM-77',
  concurrentFlag: '0',
  supplierConcurrentFlag: '1',
  startDate: '2024-03-01',
  expiredate: '2031-02-28',
  hrmnum: '900',
  appHrmNum: '800',
  supplierNum: '999999',
  tenantCount: '4',
  tenantType: '1',
  availableModule: JSON.stringify(modules),
};
/** "The same fields prefixed with compare". */
const prefixed = Object.fromEntries(Object.entries(parsed).map(([name, value]) => [`compare${name}`, value]));
const compared = {
  ...parsed,
  ...prefixed,
  comparehrmnum: '700',
  newPayModules: JSON.stringify(modules),
  delPayModules: '[]',
};

export const licenceToolCalls = [
  post({
    // Rows TOOL-015, 018, 020, 029.
    name: 'parseLicenseFile',
    path: '/api/license/parseLicenseFile',
    encoding: 'multipart',
    fields: { required: { file } },
    data: parsed,
    source: '1§7.2; 1§3',
  }),
  post({
    // Rows TOOL-021, 022, 030.
    name: 'compareLicenseFile',
    path: '/api/license/compareLicenseFile',
    encoding: 'multipart',
    fields: { required: { file, compareFile: file } },
    data: compared,
    source: '1§7.2; 1§3',
  }),
  get({
    // Rows TOOL-023, 031.
    name: 'qrySubmitLicenseHistory',
    path: '/api/license/qrySubmitLicenseHistory',
    data: [
      { companyName: '磐石远航（集团）', crmId: 'CRM-77', createTime: '2026-05-04 09:30:00', id: 'SUB-1' },
      { companyName: '望舒教育', crmId: 'CRM-78', createTime: '2026-05-05 10:00:00', id: 'SUB-2' },
    ],
    source: '1§7.2; 1§3',
  }),
  get({
    // Rows TOOL-024, 032.
    name: 'getAllDbLicenseCode',
    path: '/api/license/getAllDbLicenseCode',
    data: [
      { sm3Hash: '66c7f0f462eeedd9', dbId: 'DB-1', createTime: '2026-05-04 09:31:00', dbType: 'tenant_db' },
    ],
    source: '1§7.2; 1§3',
  }),
  get({
    // Row TOOL-033.
    name: 'qryHistoryLicenseInfoById',
    path: '/api/license/qryHistoryLicenseInfoById',
    fields: { required: { id: recordId } },
    data: parsed,
    source: '1§7.2; 1§8',
  }),
  get({
    // Rows TOOL-025, 034.
    name: 'getLinkLogs',
    path: '/api/license/getLinkLogs',
    data: [
      {
        id: 'L1',
        logLinkId: 'K1',
        memo: '读取授权文件',
        linkDuration: 12,
        createTime: '2026-05-04 09:31:00',
        linkOrder: 1,
      },
      {
        id: 'L2',
        logLinkId: 'K1',
        memo: '校验授权签名',
        linkDuration: 1450,
        createTime: '2026-05-04 09:31:01',
        linkOrder: 2,
      },
    ],
    source: '1§7.2; 1§3',
  }),
];
