/**
 * What changes the tenant: information, certification, contact mobile, used space, contact purchase, the end
 * (spec 1§4, 1§7.1; decisions 8, 10, 12). The read side is `tenant.ts`.
 */
import * as z from 'zod';
import { flag01, wireId, wireText } from '../codecs.ts';
import { configRecord } from '../config-record.ts';
import { endpoint } from '../endpoint.ts';
import { accountStatuses } from './tenant.ts';

/** The fields that the system administrator saves; the mobile goes by its own dialog, the key never. */
export const tenantEdits = z.strictObject({
  tenantName: z.string(),
  contact: z.string(),
  mobile: z.string(),
  email: z.string(),
  telephone: z.string(),
});

/** Saves tenant information, tips and contact-purchase configs in one go. */
export const updateTenantInfo = endpoint({
  id: 'tenant.update',
  method: 'POST',
  path: '/api/bs/basicserver/updateTenantInfo',
  origin: 'given',
  encoding: 'json',
  effect: 'write',
  envelope: 'code',
  request: z.strictObject({
    tenant: tenantEdits,
    /** A config record with rich text (HTML); null leaves the tips as they are. */
    tenantTips: z.strictObject({ id: z.string(), configValue: z.string() }).nullable(),
    /** Contact-purchase configs; empty where they are not this tenant's to set. */
    appManageConfigs: z.array(configRecord),
  }),
  response: z.unknown(),
  source: '1§7.1',
});

/** Whether another tenant has this name. */
export const checkTenantAuth = endpoint({
  id: 'tenant.checkName',
  method: 'POST',
  path: '/papi/basicserver/tenantAuth/checkTenantAuth',
  origin: 'given',
  encoding: 'json',
  effect: 'read',
  envelope: 'code',
  request: z.strictObject({ tenantName: z.string().min(1) }),
  /** true: another tenant has this name. */
  response: z.boolean(),
  source: '1§7.1; 1§4',
});

/** The form's fields are not shown: the name as saved, so that the server can refuse an outdated page. */
const nameAuthRequest = z.strictObject({ tenantName: z.string().min(1) });

/** Submits the tenant's name for certification. */
export const submitTenantNameAuth = endpoint({
  id: 'tenant.submitCertification',
  method: 'POST',
  path: '/api/bs/basicserver/submitTenantNameAuth',
  origin: 'given',
  encoding: 'form',
  effect: 'write',
  envelope: 'code',
  request: nameAuthRequest,
  response: z.unknown(),
  source: '1§7.1; 1§4',
});

/** Takes a certification, or the submission for one, back. */
export const cancelTenantNameAuth = endpoint({
  id: 'tenant.cancelCertification',
  method: 'POST',
  path: '/api/bs/basicserver/cancelTenantNameAuth',
  origin: 'given',
  encoding: 'form',
  effect: 'write',
  envelope: 'code',
  request: nameAuthRequest,
  response: z.unknown(),
  source: '1§7.1; 1§4',
});

/** Applies for authorisation; a refusal with code 301 is told to whoever asked, anything else reloads (1§4). */
export const applyAuth = endpoint({
  id: 'tenant.applyAuth',
  method: 'POST',
  path: '/api/basicserver/applyAuth',
  origin: 'chosen',
  encoding: 'json',
  effect: 'write',
  envelope: 'code',
  request: z.strictObject({ tenantKey: z.string().min(1) }),
  response: z.unknown(),
  source: '1§7.1; 1§4; decision 6',
});

/** How far the certification is, and whether the enterprise may be cancelled. */
export const getTeamsAuthInfo = endpoint({
  id: 'tenant.teamsAuthInfo',
  method: 'GET',
  path: '/api/basicserver/getTeamsAuthInfo',
  origin: 'chosen',
  encoding: 'query',
  effect: 'read',
  envelope: 'code',
  request: z.strictObject({}),
  response: z.object({
    authenticationStatus: wireText,
    status: z.enum(accountStatuses).catch('probation'),
    /** Whether enterprises may be cancelled at all; absent: on (1§4). */
    cancelSwitch: flag01.optional(),
    /** Keys of tenants that may not be cancelled (decision 10). */
    cancelExclusions: z.array(z.string()).optional(),
  }),
  source: '1§7.1; 1§4; decisions 6, 10',
});

/** The tips as they are read: in the reader's language where they have a text in it (`queryTenantTips`: as edited). */
export const getTeamsTipsInfo = endpoint({
  id: 'tenant.teamsTipsInfo',
  method: 'GET',
  path: '/api/basicserver/getTeamsTipsInfo',
  origin: 'chosen',
  encoding: 'query',
  effect: 'read',
  envelope: 'code',
  request: z.strictObject({}),
  response: z.object({ id: wireId, configValue: wireText }).nullable(),
  source: '1§7.1; decision 6',
});

/** Asks the server to count the used space anew. */
export const flushUsedSpace = endpoint({
  id: 'tenant.flushUsedSpace',
  method: 'POST',
  path: '/api/basicserver/flushUsedSpace',
  origin: 'chosen',
  encoding: 'json',
  effect: 'write',
  envelope: 'code',
  request: z.strictObject({
    tenantKey: z.string().min(1),
    /** When the refresh was asked for, milliseconds since 1970. */
    time: z.int(),
  }),
  response: z.unknown(),
  source: '1§7.1; 1§4; decision 6',
});

/** Whether and where one can buy more: the contact-purchase configs. */
export const queryContactPurchaseConfigs = endpoint({
  id: 'tenant.contactPurchase',
  method: 'GET',
  path: '/api/basicserver/app/manage/queryContactPurchaseConfigs',
  origin: 'given',
  encoding: 'query',
  effect: 'read',
  envelope: 'code',
  request: z.strictObject({}),
  response: z.array(configRecord),
  source: '3§7.4; 1§7.1',
});

/** Saves the contact-purchase configs alone. */
export const saveContactPurchaseConfigs = endpoint({
  id: 'tenant.saveContactPurchase',
  method: 'POST',
  path: '/api/basicserver/app/manage/saveContactPurchaseConfigs',
  origin: 'chosen',
  encoding: 'json',
  effect: 'write',
  envelope: 'code',
  request: z.strictObject({ appManageConfigs: z.array(configRecord) }),
  response: z.unknown(),
  source: '1§7.1; 3§7.4; decision 12',
});

/** Ends the tenant. A message in the answer is shown as info; without one the user is signed out (1§4). */
export const deleteTenant = endpoint({
  id: 'tenant.delete',
  method: 'POST',
  path: '/api/bs/basicserver/deleteTenant',
  origin: 'given',
  encoding: 'json',
  effect: 'write',
  envelope: 'codeMessage',
  request: z.strictObject({ checkCode: z.string().min(1) }),
  response: z.object({ msg: wireText, data: z.unknown().optional() }),
  source: '1§7.1; 1§4; decision 10',
});
