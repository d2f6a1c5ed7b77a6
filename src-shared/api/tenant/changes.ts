/**
 * What changes the tenant: information, certification, contact mobile, used space, contact purchase, the end
 * (spec 1§4, 1§7.1; S-8, S-10, S-12). The read side is `tenant.ts`.
 */
import * as z from 'zod';
import { flag01, wireId, wireText } from '../codecs.ts';
import { configRecord } from '../config-record.ts';
import { get, post } from '../endpoint.ts';
import { accountStatuses } from './tenant.ts';

/** The fields that the system administrator saves; the mobile goes by its own dialog, the key never. */
export const tenantEdits = z.strictObject({
  tenantName: z.string(),
  contact: z.string(),
  mobile: z.string(),
  email: z.string(),
  telephone: z.string(),
});

/** The tenant that a fresh sandbox has. */
const exampleTenant = {
  tenantName: '澄汀智造科技有限公司',
  contact: '林知远',
  mobile: '+8613900002047',
  email: 'zhiyuan.lin@example.com',
  telephone: '0512-5550147',
};

/** Saves tenant information, tips and contact-purchase configs in one go. */
export const updateTenantInfo = post('tenant.update', '/api/bs/basicserver/updateTenantInfo', {
  given: '1§7.1',
  request: {
    tenant: tenantEdits,
    /** A config record with rich text (HTML); null leaves the tips as they are. */
    tenantTips: z.strictObject({ id: z.string(), configValue: z.string() }).nullable(),
    /** Contact-purchase configs; empty where they are not this tenant's to set. */
    appManageConfigs: z.array(configRecord),
  },
  example: { tenant: exampleTenant, tenantTips: null, appManageConfigs: [] },
});

/** Whether another tenant has this name. */
export const checkTenantAuth = post('tenant.checkName', '/papi/basicserver/tenantAuth/checkTenantAuth', {
  given: '1§7.1; 1§4',
  effect: 'read',
  request: { tenantName: z.string().min(1) },
  /** true: another tenant has this name. */
  response: z.boolean(),
  example: { tenantName: exampleTenant.tenantName },
});

/** The form's fields are not shown: the name as saved, so that the server can refuse an outdated page. */
const nameAuthRequest = z.strictObject({ tenantName: z.string().min(1) });

/** Submits the tenant's name for certification. */
export const submitTenantNameAuth = post(
  'tenant.submitCertification',
  '/api/bs/basicserver/submitTenantNameAuth',
  {
    given: '1§7.1; 1§4',
    encoding: 'form',
    request: nameAuthRequest,
    example: { tenantName: exampleTenant.tenantName },
  },
);

/** Takes a certification, or the submission for one, back. */
export const cancelTenantNameAuth = post(
  'tenant.cancelCertification',
  '/api/bs/basicserver/cancelTenantNameAuth',
  {
    given: '1§7.1; 1§4',
    encoding: 'form',
    request: nameAuthRequest,
    example: { tenantName: exampleTenant.tenantName },
  },
);

/** Applies for authorisation; a refusal with code 301 is told to whoever asked, anything else reloads (1§4). */
export const applyAuth = post('tenant.applyAuth', '/api/basicserver/applyAuth', {
  chosen: '1§7.1; 1§4; S-6',
  request: { tenantKey: z.string().min(1) },
  example: { tenantKey: 'T2308147' },
});

/** How far the certification is, and whether the enterprise may be cancelled. */
export const getTeamsAuthInfo = get('tenant.teamsAuthInfo', '/api/basicserver/getTeamsAuthInfo', {
  chosen: '1§7.1; 1§4; S-6, S-10',
  response: z.object({
    authenticationStatus: wireText,
    status: z.enum(accountStatuses).catch('probation'),
    /** Whether enterprises may be cancelled at all; absent: on (1§4). */
    cancelSwitch: flag01.optional(),
    /** Keys of tenants that may not be cancelled (S-10). */
    cancelExclusions: z.array(z.string()).optional(),
  }),
});

/** The tips as they are read: in the reader's language where they have a text in it (`queryTenantTips`: as edited). */
export const getTeamsTipsInfo = get('tenant.teamsTipsInfo', '/api/basicserver/getTeamsTipsInfo', {
  chosen: '1§7.1; S-6',
  response: z.object({ id: wireId, configValue: wireText }).nullable(),
});

/** Asks the server to count the used space anew. */
export const flushUsedSpace = post('tenant.flushUsedSpace', '/api/basicserver/flushUsedSpace', {
  chosen: '1§7.1; 1§4; S-6',
  request: {
    tenantKey: z.string().min(1),
    /** When the refresh was asked for, milliseconds since 1970. */
    time: z.int(),
  },
  example: { tenantKey: 'T2308147', time: 1_767_225_600_000 },
});

/** Whether and where one can buy more: the contact-purchase configs. */
export const queryContactPurchaseConfigs = get(
  'tenant.contactPurchase',
  '/api/basicserver/app/manage/queryContactPurchaseConfigs',
  {
    given: '3§7.4; 1§7.1',
    response: z.array(configRecord),
  },
);

/** Saves the contact-purchase configs alone. */
export const saveContactPurchaseConfigs = post(
  'tenant.saveContactPurchase',
  '/api/basicserver/app/manage/saveContactPurchaseConfigs',
  {
    chosen: '1§7.1; 3§7.4; S-12',
    request: { appManageConfigs: z.array(configRecord) },
    example: { appManageConfigs: [] },
  },
);

/** Ends the tenant. A message in the answer is shown as info; without one the user is signed out (1§4). */
export const deleteTenant = post('tenant.delete', '/api/bs/basicserver/deleteTenant', {
  given: '1§7.1; 1§4; S-10',
  envelope: 'codeMessage',
  request: { checkCode: z.string().min(1) },
  response: z.object({ msg: wireText, data: z.unknown().optional() }),
  example: { checkCode: '123456' },
});
