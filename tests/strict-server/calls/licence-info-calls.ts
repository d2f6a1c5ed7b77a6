/** The tenant's licence, what is used of it, who holds the seats, the white list (1§2.4, 1§3, 1§7.2). */
import { get, post } from '../call.ts';
import { listOf, oneOf, recordId, text, wholeNumber } from '../value-checks.ts';

const baseInfo = {
  concurrentFlag: '0',
  companyName: '磐石远航（集团）',
  licenseCode: '5F0C77E1D2B94A3388AA',
  hrmNum: 900,
  appHrmNum: 800,
  supplierNum: 999999,
  expireDate: '2031-02-28',
  tenantType: '1',
  tenantCount: 4,
  registerPcs: 611,
  registerMobiles: 333,
  registerExters: 17,
  pcLimit: '0',
  mobileLimit: '1',
  externalLimit: '0',
};
const usedInfo = {
  licenseModules: [{ moduleName: '流程管理', pcHrmNum: 900, appHrmNum: 800 }],
  fbModules: [{ moduleFlag: 'fb_seal', moduleName: '电子签章', parentModuleName: '流程管理' }],
  internalRemind: '1',
  externalRemind: '0',
};
const license = '/api/security/license';
const prefix = 'path and method: S-6, beside getVersion';
const page = {
  result: [{ id: 'U5501', username: '薛明棠', department: '行政中心' }],
  totalCount: 1,
  pageNo: 1,
  pageSize: 10,
  hasNext: false,
};
const paging = { pageNo: wholeNumber, pageSize: wholeNumber };
const people = { required: { userIds: listOf(recordId) } };

export const licenceCalls = [
  get({
    // Rows LIC-018 to 022, 043.
    name: 'getLicenseBaseInfo',
    path: `${license}/getLicenseBaseInfo`,
    answers: 'codeStatus',
    data: baseInfo,
    source: '1§7.2; 1§3',
    chosen: prefix,
  }),
  get({
    // Rows LIC-023 to 025, 044.
    name: 'getLicenseUsedInfo',
    path: `${license}/getLicenseUsedInfo`,
    data: usedInfo,
    source: '1§7.2; 1§3',
    chosen: prefix,
  }),
  get({
    name: 'license getVersion',
    path: `${license}/getVersion`,
    data: '10.0.2412',
    source: '1§7.2',
    chosen: 'the answer',
  }),
  get({
    name: 'queryLicenseUser',
    path: `${license}/queryLicenseUser`,
    fields: {
      required: { terminal: oneOf('pc', 'app', 'external'), ...paging },
      optional: { keywords: text },
    },
    data: page,
    source: '1§7.2',
    chosen: `${prefix}; fields and answer`,
  }),
  get({
    name: 'licence white list query',
    path: `${license}/queryWhiteList`,
    fields: { required: paging, optional: { keywords: text } },
    data: page,
    source: '1§7.2',
    chosen: `${prefix}; name, fields and answer`,
  }),
  get({
    name: 'searchWhiteEmpInfo',
    path: `${license}/searchWhiteEmpInfo`,
    fields: { required: paging, optional: { keywords: text } },
    data: page,
    source: '1§7.2',
    chosen: `${prefix}; fields and answer`,
  }),
  post({
    name: 'licence white list add',
    path: `${license}/addWhiteList`,
    fields: people,
    data: null,
    source: '1§7.2',
    chosen: `${prefix}; name and fields`,
  }),
  post({
    name: 'licence white list delete',
    path: `${license}/deleteWhiteList`,
    fields: people,
    data: null,
    source: '1§7.2',
    chosen: `${prefix}; name and fields`,
  }),
];
