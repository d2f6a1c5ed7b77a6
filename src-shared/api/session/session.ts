/**
 * Session facts (S-32): who is signed in and what the platform is. Chosen endpoints; the field names
 * are the specification's where it names them (1§3 "Current user", 1§1).
 */
import * as z from 'zod';
import { tenantLogo } from '../branding/branding.ts';
import { flag01, wireCount, wireId, wireNumber } from '../codecs.ts';
import { get, post } from '../endpoint.ts';

/** What an administrator may do (1§3 "Permission flags held for the admin"). */
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
    /** Where a department tree that can't be loaded falls back to (2§4, 3§2.1); older servers do not say it. */
    departmentId: wireId.optional(),
    /** System administrator of the tenant. */
    admin: z.boolean(),
    /** 0: none or the tenant's own; anything else: a sub-administrator (1§1). */
    managerType: wireNumber,
    /** Departments that a sub- or department administrator manages (1§1); empty for everyone else. */
    managedDepartments: z.array(wireId),
    /** May use the operator's licence tool. */
    platformOperator: z.boolean(),
    permissions: z.partialRecord(z.enum(adminFlags), z.boolean()),
  }),
  tenant: z.object({
    tenantKey: wireId,
    tenantName: z.string(),
    managerTenant: z.boolean(),
    /** In a private deployment (1§6). */
    tenantLogo: tenantLogo.optional(),
  }),
  platform: z.object({
    deployment: z.enum(deployments),
    /** `tx-production` hides some menus (1§1); any other text hides none. */
    runMode: z.string(),
    edition: z.enum(['standard', 'free']),
    wechatHidden: z.boolean(),
    helpDisabled: flag01,
    /** Per cent of the colours that the admin centre is without today (1§2.1 "page gray setting"). */
    grayStrength: wireCount.optional(),
  }),
});
/** `fromParts`: put together here, since the server has no call that says it all (rules/common/session/session-from-parts.ts). */
export type SessionFacts = z.output<typeof sessionFacts> & { readonly fromParts?: true };

/** An account that the sandbox offers for signing in. */
export const sandboxAccounts = [
  'systemAdministrator',
  'managerTenantAdministrator',
  'subAdministrator',
  'departmentAdministrator',
  'employee',
  'platformOperator',
] as const;
export type SandboxAccount = (typeof sandboxAccounts)[number];

/** Who is signed in, at which tenant, on what kind of platform. */
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

/** Signs in to the sandbox by picking an account; `agreed` are ids of agreements that the person agrees to by it. */
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
