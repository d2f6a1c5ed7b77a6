/** Security settings and the online white list (1§3 "White-list entry", 1§4, 1§7.4). */
import { get, post } from '../call.ts';
import {
  anyText,
  flag,
  listOf,
  oneOf,
  record,
  recordId,
  recordIdOrEmpty,
  text,
  wholeNumber,
} from '../value-checks.ts';

const chosen = 'path, method and fields: S-6';
const source = '1§7.4; 1§4';
const entry = {
  terminalType: 'pc',
  configType: 'userId',
  tenantKey: '',
  userId: 'U-4',
  accountInfo: '林岚',
  connConfig: { id: 'OC-1' },
};
const page = { currentPage: wholeNumber, pageSize: wholeNumber };
const configType = oneOf('tenantKey', 'userId');

/** The two calls of a setting, which take and answer the same. */
const setting = (
  names: readonly [read: string, save: string],
  paths: readonly [read: string, save: string],
  required: Readonly<Record<string, typeof text>>,
  data: unknown,
  of: { readonly source: string; readonly chosen: string },
) => [
  get({ name: names[0], path: paths[0], data, ...of }),
  post({ name: names[1], path: paths[1], fields: { required }, data: null, ...of }),
];

const online = '/api/basiconline/config';

export const securitySettingCalls = [
  ...setting(
    ['login-invalid config query', 'login-invalid config update'],
    ['/api/basiconline/sysConfig/qryConfig', '/api/basiconline/sysConfig/updateConfig'],
    { enabled: flag, pcMinutes: wholeNumber, appMinutes: wholeNumber },
    { enabled: '1', pcMinutes: 30, appMinutes: '600' },
    { source, chosen: 'method and fields: S-6' },
  ),
  ...setting(
    ['queryRandomSuffix', 'saveRandomSuffix'],
    ['/api/basicserver/randomSuffix/queryRandomSuffix', '/api/basicserver/randomSuffix/saveRandomSuffix'],
    { enabled: flag, length: wholeNumber, characters: oneOf('digits', 'letters', 'both') },
    { enabled: 0, length: '4', characters: 'both' },
    { source, chosen },
  ),
  ...setting(
    ['mobilelogin getConfig', 'mobilelogin saveConfig'],
    ['/api/basicserver/mobilelogin/getConfig', '/api/basicserver/mobilelogin/saveConfig'],
    { enabled: flag, ways: listOf(oneOf('code', 'password')) },
    { enabled: '1', ways: ['code'] },
    { source, chosen },
  ),
  ...setting(
    ['basiconline qryRealipConfig', 'basiconline updateRealipConfig'],
    [`${online}/qryRealipConfig`, `${online}/updateRealipConfig`],
    { enabled: flag, header: anyText, proxies: wholeNumber },
    { enabled: '1', header: 'X-Real-IP', proxies: 2 },
    { source, chosen },
  ),
  ...setting(
    ['basiconline qryConfig', 'basiconline updateConfig'],
    [`${online}/qryConfig`, `${online}/updateConfig`],
    { id: recordId, enabled: flag, most: wholeNumber, whenFull: oneOf('refuse', 'end') },
    { id: 9, enabled: '0', most: '3', whenFull: 'refuse' },
    { source, chosen },
  ),
  get({
    name: 'basiconline qryConfigWhite',
    path: `${online}/qryConfigWhite`,
    fields: { required: { ...page, configType }, optional: { dtu: text } },
    data: { result: [{ id: 5, ...entry }], totalCount: 1, pageNo: 1, pageSize: 10, hasNext: false },
    source: '1§7.4; 1§3',
    chosen: 'path, method and answer: S-6',
  }),
  post({
    name: 'basiconline addConfigWhite',
    path: `${online}/addConfigWhite`,
    fields: {
      required: {
        terminalType: text,
        configType,
        tenantKey: anyText,
        userId: recordIdOrEmpty,
        accountInfo: anyText,
        connConfig: record({ required: { id: recordId } }),
      },
    },
    data: 6,
    source: '1§7.4; 1§3',
    chosen: 'path, method and answer: S-6',
  }),
  post({
    name: 'basiconline delConfigWhite',
    path: `${online}/delConfigWhite`,
    fields: { required: { ids: listOf(recordId) } },
    data: null,
    source: '1§7.4',
    chosen,
  }),
  get({
    name: 'basiconline qryUserOrTenantKey',
    path: `${online}/qryUserOrTenantKey`,
    fields: {
      required: { ...page, configType, terminalType: text },
      optional: { keywords: text, id: recordId },
    },
    data: {
      result: [{ id: 'U-4', name: '林岚', note: '研发', listed: '1', entryId: '5' }],
      totalCount: 1,
      pageNo: 1,
      pageSize: 10,
      hasNext: false,
    },
    source: '1§7.4',
    chosen,
  }),
];
