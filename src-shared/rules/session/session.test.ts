import { expect, test } from 'vitest';
import type { SessionFacts } from '../../api/session/session.ts';
import { mayEditTenant, showsLicenceInfo } from './session.ts';

function facts(
  admin: boolean,
  deployment: SessionFacts['platform']['deployment'] = 'public',
  managerTenant = false,
): SessionFacts {
  return {
    user: {
      id: 'U1',
      username: '林知远',
      department: '信息中心',
      admin,
      managerType: admin ? 0 : 1,
      managedDepartments: [],
      platformOperator: false,
      permissions: {},
    },
    tenant: { tenantKey: 'T1', tenantName: '澄汀智造', managerTenant },
    platform: {
      deployment,
      runMode: 'standard',
      edition: 'standard',
      wechatHidden: false,
      helpDisabled: false,
    },
  };
}

test.each([
  [true, true],
  [false, false],
])('admin %s may edit the tenant: %s', (admin, expected) => {
  expect(mayEditTenant(facts(admin))).toBe(expected);
});

test.each([
  [true, 'public', false, false],
  [true, 'public', true, true],
  [true, 'private', true, true],
  [true, 'single', false, true],
  [false, 'single', true, false],
] as const)(
  'admin %s, %s, manager tenant %s: licence info page %s',
  (admin, deployment, manager, expected) => {
    expect(showsLicenceInfo(facts(admin, deployment, manager))).toBe(expected);
  },
);
