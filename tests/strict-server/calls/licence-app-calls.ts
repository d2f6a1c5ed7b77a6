/** Licence use per application (1§2.5, 1§3 "App licence row", 1§7.2, 3§3.4). */
import { get, post } from '../call.ts';
import { flag, jsonText, listOf, oneOf, record, recordId, text } from '../value-checks.ts';

const row = {
  name: '差旅报销',
  deptName: '财务部',
  usedLicenseCount: 40,
  licenseTotalCount: 50,
  appUsedLicenseCount: 12,
  appLicenseTotalCount: 999999,
  upperLimitRemind: '1',
  appUpperLimitRemind: '0',
  applyClient: '2',
};
/** 3§3.4. */
const moduleLicence = {
  moduleStr: 'workflow',
  status: 'outPayUserInweek',
  maxLicense: 50,
  usedLicense: 52,
  maxLicenseApp: 40,
  usedLicenseApp: 12,
  probationExpire: '2026-12-31',
  upperLimitRemind: '1',
  appUpperLimitRemind: '0',
  appPayStatus: 'normal',
  applyClient: '1',
};
const tenantLicence = {
  concurrentFlag: '0',
  totalNum: 900,
  registUsedNum: 611,
  appTotalNum: 800,
  appRegistUsedNum: 333,
  useWarn: '0',
  appUseWarn: '1',
};
const searchConfig = {
  conditionId: 'COND-3',
  data: {},
  items: { name: { itemType: 'INPUT' } },
  layout: [[{ id: 'name', label: '应用名称', items: ['name'], groupId: 'base', hide: false }]],
  groups: [{ id: 'base', title: '基本条件', visible: true }],
};
/** The documents do not show what is inside; the operators are ours. */
const conditionList = listOf(record({ required: { field: text, operator: text, value: listOf(text) } }));
/** `keywords, deptId, upperLimit, optionally conditions plus connection`. */
const listFields = {
  optional: {
    keywords: text,
    deptId: recordId,
    upperLimit: flag,
    conditions: jsonText(conditionList),
    connection: oneOf('and', 'or'),
  },
  together: ['conditions', 'connection'],
};
const license = '/api/basicserver/appmanage/license';

export const licenceAppCalls = [
  get({
    name: 'app licence list',
    path: `${license}/queryAppLicenseList`,
    fields: listFields,
    answers: 'codeStatus',
    data: [row],
    source: '1§7.2; 1§2.5',
    chosen: 'name, path and method: S-6; what a condition is',
  }),
  get({
    name: 'app licence list (agency or message-push variant)',
    path: `${license}/queryAgencyAppLicenseList`,
    fields: listFields,
    answers: 'codeStatus',
    data: [row],
    source: '1§7.2',
    chosen: 'name, path and method: S-6; what a condition is',
  }),
  get({
    // Rows APP-048, 161.
    name: 'getTenantLicenseUser',
    path: `${license}/getTenantLicenseUser`,
    data: tenantLicence,
    source: '1§7.2; 3§3.4',
  }),
  get({
    name: 'queryModuleLicenseInfo',
    path: `${license}/queryModuleLicenseInfo`,
    fields: { optional: { deptId: recordId } },
    data: [moduleLicence],
    source: '1§7.2; 3§3.4',
    chosen: 'the field deptId',
  }),
  get({
    name: 'getSearchCondition (licence)',
    path: `${license}/getSearchCondition`,
    data: searchConfig,
    source: '1§7.2',
    chosen: 'what is inside the condition config',
  }),
  post({
    name: 'queryDetachModuleLicenseInfo',
    path: `${license}/queryDetachModuleLicenseInfo`,
    fields: {
      required: { deptId: recordId },
      optional: {
        keywords: text,
        upperLimit: flag,
        conditions: conditionList,
        connection: oneOf('and', 'or'),
      },
      together: ['conditions', 'connection'],
    },
    answers: 'codeStatus',
    data: [row],
    source: '1§7.2; 1§2.5',
    chosen: 'fields and answer: those of the app licence list',
  }),
  get({
    name: 'getModuleLicenseInfo',
    path: '/api/basicserver/menu/getModuleLicenseInfo',
    fields: { required: { moduleStr: text } },
    data: moduleLicence,
    source: '1§7.2; 3§3.4',
    chosen: 'the field moduleStr',
  }),
  get({
    name: 'advanced search config fetch',
    path: '/api/basicserver/getSearchConditionConfig',
    fields: {
      required: { module: oneOf('basicserver'), conditionKey: oneOf('appAuthDetail_condition') },
    },
    data: searchConfig,
    source: '1§7.2',
    chosen: 'name, path and method: S-6; what is inside the condition config',
  }),
];
