/**
 * Changes of the tenant: information, certification, contact mobile, used space, contact purchase, deletion (spec 1§4,
 * 1§7.1; S-8, S-10, S-12). The reads are in `tenant.ts`.
 */
import * as z from 'zod';
import { flag01, wireId, wireText } from '../codecs.ts';
import { configRecord } from '../config-record.ts';
import { get, post } from '../endpoint.ts';
import { accountStatuses } from './tenant.ts';

/** The fields that the system administrator may save; the mobile has its own dialog, and the key never changes. */
export const tenantEdits = z.strictObject({
  tenantName: z.string(),
  contact: z.string(),
  mobile: z.string(),
  email: z.string(),
  telephone: z.string(),
});

/** The tenant of a fresh sandbox. */
const exampleTenant = {
  tenantName: '澄汀智造科技有限公司',
  contact: '林知远',
  mobile: '+8613900002047',
  email: 'zhiyuan.lin@example.com',
  telephone: '0512-5550147',
};

/** Saves tenant information, tips and contact-purchase configs in one call. */
export const updateTenantInfo = post('tenant.update', '/api/bs/basicserver/updateTenantInfo', {
  given: '1§7.1',
  request: {
    tenant: tenantEdits,
    /** A config record with rich text (HTML); null leaves the tips as they are. */
    tenantTips: z.strictObject({ id: z.string(), configValue: z.string() }).nullable(),
    /** Contact-purchase configs; empty where this tenant may not set them. */
    appManageConfigs: z.array(configRecord),
  },
  example: { tenant: exampleTenant, tenantTips: null, appManageConfigs: [] },
});

/** Whether another tenant has this name. */
export const checkTenantAuth = post('tenant.checkName', '/papi/basicserver/tenantAuth/checkTenantAuth', {
  given: '1§7.1; 1§4',
  effect: 'read',
  request: { tenantName: z.string().min(1) },
  /** true where another tenant has this name. */
  response: z.boolean(),
  example: { tenantName: exampleTenant.tenantName },
});

/** The documents do not show the fields: the saved name is sent, so that the server can refuse an outdated page. */
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

/** Cancels a certification or an application for it. */
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

/** Applies for authorisation; a refusal with code 301 goes to the caller, anything else reloads (1§4). */
export const applyAuth = post('tenant.applyAuth', '/api/basicserver/applyAuth', {
  chosen: '1§7.1; 1§4; S-6',
  request: { tenantKey: z.string().min(1) },
  example: { tenantKey: 'T2308147' },
});

/** The state of the certification, and whether the enterprise may be cancelled. */
export const getTeamsAuthInfo = get('tenant.teamsAuthInfo', '/api/basicserver/getTeamsAuthInfo', {
  chosen: '1§7.1; 1§4; S-6, S-10',
  response: z.object({
    authenticationStatus: wireText,
    status: z.enum(accountStatuses).catch('probation'),
    /** Whether enterprises may be cancelled at all; absent means yes (1§4). */
    cancelSwitch: flag01.optional(),
    /** Keys of tenants that may not be cancelled (S-10). */
    cancelExclusions: z.array(z.string()).optional(),
  }),
});

/** The tips for reading, in the reader's language if possible (`queryTenantTips`: for editing). */
export const getTeamsTipsInfo = get('tenant.teamsTipsInfo', '/api/basicserver/getTeamsTipsInfo', {
  chosen: '1§7.1; S-6',
  response: z.object({ id: wireId, configValue: wireText }).nullable(),
});

/** Makes the server recount the used space. */
export const flushUsedSpace = post('tenant.flushUsedSpace', '/api/basicserver/flushUsedSpace', {
  chosen: '1§7.1; 1§4; S-6',
  request: {
    tenantKey: z.string().min(1),
    /** Time of the request, milliseconds since 1970. */
    time: z.int(),
  },
  example: { tenantKey: 'T2308147', time: 1_767_225_600_000 },
});

/** The contact-purchase configs: whether and where more can be bought. */
export const queryContactPurchaseConfigs = get(
  'tenant.contactPurchase',
  '/api/basicserver/app/manage/queryContactPurchaseConfigs',
  {
    given: '3§7.4; 1§7.1',
    response: z.array(configRecord),
  },
);

/** Saves only the contact-purchase configs. */
export const saveContactPurchaseConfigs = post(
  'tenant.saveContactPurchase',
  '/api/basicserver/app/manage/saveContactPurchaseConfigs',
  {
    chosen: '1§7.1; 3§7.4; S-12',
    request: { appManageConfigs: z.array(configRecord) },
    example: { appManageConfigs: [] },
  },
);

/** Deletes the tenant. A message in the answer is shown as info; without one the user is signed out (1§4). */
export const deleteTenant = post('tenant.delete', '/api/bs/basicserver/deleteTenant', {
  given: '1§7.1; 1§4; S-10',
  envelope: 'codeMessage',
  request: { checkCode: z.string().min(1) },
  response: z.object({ msg: wireText, data: z.unknown().optional() }),
  example: { checkCode: '123456' },
});
