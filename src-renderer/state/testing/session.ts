/** A signed-in administrator for tests, with parts replaced. */
import type { SessionFacts } from '#shared/api/session/session.ts';

interface Parts {
  readonly user?: Partial<SessionFacts['user']>;
  readonly tenant?: Partial<SessionFacts['tenant']>;
  readonly platform?: Partial<SessionFacts['platform']>;
}

export function aSession({ user, tenant, platform }: Parts): SessionFacts {
  return {
    user: {
      id: '7',
      username: 'An Lee',
      department: 'Head office',
      admin: true,
      managerType: 0,
      managedDepartments: [],
      platformOperator: false,
      permissions: {},
      ...user,
    },
    tenant: { tenantKey: 't1', tenantName: 'Tenant One', managerTenant: false, ...tenant },
    platform: {
      deployment: 'public',
      runMode: 'standard',
      edition: 'standard',
      wechatHidden: false,
      helpDisabled: false,
      ...platform,
    },
  };
}
