/** Tenant information, certification, contact mobile, used space, contact purchase, the end (1§3, 1§4, 1§7.1). */
import { get, post } from '../call.ts';
import { anyText, listOf, mobile, orNull, record, text, wholeNumber } from '../value-checks.ts';
import { configById, configRecord } from './records.ts';

const tenant = {
  tenantName: '磐石远航（集团）',
  tenantKey: 'TS7700123',
  contact: '薛明棠',
  mobile: '+8613755500123',
  email: 'xue@panshi.example',
  telephone: '021-55501234',
  address: '临港路 8 号',
  tenantImcId: 'IMC-31',
  authenticationStatus: 'AuditFailure',
  status: 'normal',
  dateCreated: '2024-03-01',
  dateExpired: '2031-02-28',
  dayRemain: 1560,
  usedSpace: 5120.5,
  maxSpace: 20480,
  pcAuthUserUsedNumbers: 611,
  pcAuthUserMaxNumbers: 900,
  appAuthUserUsedNumbers: 333,
  appAuthUserMaxNumbers: 800,
  externalUserUsedNumbers: 17,
  externalUserMaxNumbers: 999999,
  tenantLicenseInfo: { useWarn: '0', appUseWarn: '1', externalUseWarn: '0' },
};
const tips = { id: 'TIP-9', configValue: '<p>值班电话 <strong>8100</strong></p>' };
const purchase = [
  { configKey: 'contactPurchase', configValue: '1' },
  { configKey: 'purchaseUrl', configValue: 'https://sales.panshi.example/' },
];
const byName = { required: { tenantName: text } };
const mobileCalls = '/api/bs/basicserver/tenantInfo';
/** The three share one row of the table; S-8 says which of its fields belongs to which. */
const mobileFields = 'which fields: S-8';

export const tenantCalls = [
  // Rows TEN-019 to 026, 083.
  get({ name: 'tenant info', path: '/api/basicserver/info', data: tenant, source: '1§7.1; 1§3' }),
  get({
    // Rows TEN-027, 084.
    name: 'queryTenantTips',
    path: '/api/basicserver/queryTenantTips',
    data: tips,
    source: '1§7.1; 1§3',
  }),
  post({
    // Row TEN-085.
    name: 'updateTenantInfo',
    path: '/api/bs/basicserver/updateTenantInfo',
    fields: {
      required: {
        // The system administrator edits these fields (1§2.3); the key is read-only.
        tenant: record({
          required: { tenantName: text, contact: text, mobile, email: anyText, telephone: anyText },
        }),
        tenantTips: orNull(configById),
        appManageConfigs: listOf(configRecord),
      },
    },
    data: null,
    source: '1§7.1; 1§2.3',
    chosen: 'tenantTips null: unchanged',
  }),
  post({
    // Row TEN-086.
    name: 'checkTenantAuth',
    path: '/papi/basicserver/tenantAuth/checkTenantAuth',
    fields: byName,
    data: false,
    source: '1§7.1',
  }),
  post({
    // Row TEN-087.
    name: 'submitTenantNameAuth',
    path: '/api/bs/basicserver/submitTenantNameAuth',
    encoding: 'form',
    fields: byName,
    data: null,
    source: '1§7.1',
    chosen: 'the field tenantName',
  }),
  post({
    // Row TEN-088.
    name: 'cancelTenantNameAuth',
    path: '/api/bs/basicserver/cancelTenantNameAuth',
    encoding: 'form',
    fields: byName,
    data: null,
    source: '1§7.1',
    chosen: 'the field tenantName',
  }),
  post({
    // Row TEN-089.
    name: 'deleteTenant',
    path: '/api/bs/basicserver/deleteTenant',
    fields: { required: { checkCode: text } },
    data: null,
    source: '1§7.1; 1§4; S-10',
  }),
  get({
    // Row TEN-091.
    name: 'sendMobileCode',
    path: `${mobileCalls}/sendMobileCode`,
    fields: { required: { mobile } },
    answers: 'status',
    data: { cacheMark: 'CM-4471' },
    source: '1§7.1',
    chosen: mobileFields,
  }),
  get({
    // Row TEN-092.
    name: 'checkMobileCode',
    path: `${mobileCalls}/checkMobileCode`,
    fields: { required: { mobile, verifyCode: text, cacheMark: text } },
    answers: 'status',
    data: { successCode: 'SC-4471' },
    source: '1§7.1',
    chosen: mobileFields,
  }),
  get({
    // Row TEN-090.
    name: 'bindTenantContactMobile',
    path: `${mobileCalls}/bindTenantContactMobile`,
    fields: { required: { mobile, successCode: text } },
    answers: 'status',
    data: null,
    source: '1§7.1',
    chosen: mobileFields,
  }),
  post({
    // Row TEN-098.
    name: 'flushUsedSpace',
    path: '/api/basicserver/flushUsedSpace',
    fields: { required: { tenantKey: text, time: wholeNumber } },
    data: null,
    source: '1§7.1; 1§4',
    chosen: 'path and method: S-6',
  }),
  get({
    // Row TEN-099.
    name: 'getTeamsAuthInfo',
    path: '/api/basicserver/getTeamsAuthInfo',
    data: {
      authenticationStatus: 'AuditFailure',
      status: 'normal',
      cancelSwitch: '1',
      cancelExclusions: ['T0000001'],
    },
    source: '1§7.1; 1§4',
    chosen: 'path, method and answer: S-6, S-10',
  }),
  get({
    // Row TEN-100.
    name: 'getTeamsTipsInfo',
    path: '/api/basicserver/getTeamsTipsInfo',
    data: tips,
    source: '1§7.1',
    chosen: 'path, method and answer: S-6',
  }),
  get({
    // Rows TEN-028, 029, 101, APP-139.
    name: 'queryContactPurchaseConfigs',
    path: '/api/basicserver/app/manage/queryContactPurchaseConfigs',
    data: purchase,
    source: '3§7.4; 1§7.1',
    chosen: 'the method: S-6',
  }),
  post({
    // Rows TEN-102, APP-140.
    name: 'contact-purchase config save',
    path: '/api/basicserver/app/manage/saveContactPurchaseConfigs',
    fields: { required: { appManageConfigs: listOf(configRecord) } },
    data: null,
    source: '1§7.1; 3§7.4',
    chosen: 'path and method: S-12',
  }),
  post({
    // Row TEN-103.
    name: 'applyAuth',
    path: '/api/basicserver/applyAuth',
    fields: { required: { tenantKey: text } },
    data: null,
    source: '1§7.1; 1§4',
    chosen: 'path, method and the field tenantKey: S-6',
  }),
];
