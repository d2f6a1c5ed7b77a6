/**
 * Session facts (S-32): the signed-in user and the platform. The endpoints are chosen; field names are the
 * specification's where it has them (1§3 "Current user", 1§1).
 */
import * as z from 'zod';
import { tenantLogo } from '../branding/branding.ts';
import { flag01, wireCount, wireId, wireNumber } from '../codecs.ts';
import { get, post } from '../endpoint.ts';

/** An administrator's permissions (1§3 "Permission flags held for the admin"). */
export const adminFlags = [
  'orgSetting',
  'authorityManagement',
  'meeting',
  'workflow',
  'ebuilder',
  'dataSecurity',
  'message',
  'inc',
  'ecode',
  'cowork',
  'odoc',
  'cloudStore',
  'integration',
  'esb',
  'essearch',
  'synergy',
] as const;

export const deployments = ['public', 'private', 'single', 'overseas'] as const;

export const sessionFacts = z.object({
  user: z.object({
    id: wireId,
    username: z.string(),
    department: z.string(),
    /** Fallback for a department tree that can't be loaded (2§4, 3§2.1); absent from older servers. */
    departmentId: wireId.optional(),
    /** Whether the user is the tenant's system administrator. */
    admin: z.boolean(),
    /** 0 for no administrator or the tenant's own; any other value for a sub-administrator (1§1). */
    managerType: wireNumber,
    /** Departments that a sub- or department administrator manages (1§1); empty for everybody else. */
    managedDepartments: z.array(wireId),
    /** Whether the user may use the operator's licence tool. */
    platformOperator: z.boolean(),
    permissions: z.partialRecord(z.enum(adminFlags), z.boolean()),
  }),
  tenant: z.object({
    tenantKey: wireId,
    tenantName: z.string(),
    managerTenant: z.boolean(),
    /** The logo in a private deployment (1§6). */
    tenantLogo: tenantLogo.optional(),
  }),
  platform: z.object({
    deployment: z.enum(deployments),
    /** `tx-production` hides some menus (1§1); any other value hides none. */
    runMode: z.string(),
    edition: z.enum(['standard', 'free']),
    wechatHidden: z.boolean(),
    helpDisabled: flag01,
    /** Percentage by which the admin centre's colours are reduced today (1§2.1 "page gray setting"). */
    grayStrength: wireCount.optional(),
  }),
});
/** `fromParts`: computed here, because the server has no session call (rules/common/session/session-from-parts.ts). */
export type SessionFacts = z.output<typeof sessionFacts> & { readonly fromParts?: true };

export const sandboxAccounts = [
  'systemAdministrator',
  'managerTenantAdministrator',
  'subAdministrator',
  'departmentAdministrator',
  'employee',
  'platformOperator',
] as const;
export type SandboxAccount = (typeof sandboxAccounts)[number];

/** The signed-in user, their tenant and the kind of platform. */
export const currentSession = get('session.current', '/api/basicserver/session/current', {
  chosen: 'S-32',
  response: sessionFacts,
});

/** The accounts that the sandbox offers for signing in. */
export const listAccounts = get('session.accounts', '/api/basicserver/session/accounts', {
  chosen: 'S-32 (sandbox only)',
  response: z.array(
    z.object({
      account: z.enum(sandboxAccounts),
      username: z.string(),
      department: z.string(),
      tenantName: z.string(),
    }),
  ),
});

/** Signs in to the sandbox by choosing an account; `agreed` are ids of agreements that the person accepts. */
export const signIn = post('session.signIn', '/api/basicserver/session/signIn', {
  chosen: 'S-32 (sandbox only)',
  request: {
    account: z.enum(sandboxAccounts),
    agreed: z.array(z.string().min(1)).max(50).optional(),
  },
  response: sessionFacts,
  example: { account: 'platformOperator' },
});

/** Ends the session. */
export const signOut = post('session.signOut', '/api/basicserver/session/signOut', {
  chosen: 'S-32',
  response: z.null(),
});
