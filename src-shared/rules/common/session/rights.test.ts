import { expect, test } from 'vitest';
import type { SessionFacts } from '../../../api/session/session.ts';
import { type Right, resolveAccess, rightName } from './rights.ts';

function facts(user: Partial<SessionFacts['user']>): SessionFacts {
  return {
    user: {
      id: 'U1',
      username: '林知远',
      department: '信息中心',
      admin: false,
      managerType: 0,
      managedDepartments: [],
      platformOperator: false,
      permissions: {},
      ...user,
    },
    tenant: { tenantKey: 'T1', tenantName: '澄汀智造', managerTenant: false },
    platform: {
      deployment: 'public',
      runMode: 'standard',
      edition: 'standard',
      wechatHidden: false,
      helpDisabled: false,
    },
  };
}
const people = {
  nobody: null,
  employee: facts({}),
  system: facts({ admin: true }),
  sub: facts({ managerType: 3 }),
  department: facts({ managedDepartments: ['D1'] }),
  operator: facts({ platformOperator: true }),
};
function inOwnDepartment({ user }: SessionFacts) {
  return user.department === '信息中心';
}

// The columns are nobody, employee, system administrator, sub-administrator, department administrator, operator.
test.each<[Right, string]>([
  ['anyone', 'yes yes yes yes yes yes'],
  ['signedIn', 'signIn yes yes yes yes yes'],
  ['administrator', 'signIn no yes no no no'],
  ['manager', 'signIn no yes yes yes no'],
  ['operator', 'signIn no no no no yes'],
  [{ menu: 'org' }, 'signIn yes yes yes yes yes'],
  [{ menu: 'role' }, 'signIn no no no no no'],
  [{ rule: inOwnDepartment }, 'signIn yes yes yes yes yes'],
  [{ rule: (session) => !inOwnDepartment(session) }, 'signIn no no no no no'],
])('%o', (right, expected) => {
  const granted = (code: string) => code === 'org';
  expect(
    Object.values(people)
      .map((session) => resolveAccess(right, { session, granted }))
      .join(' '),
  ).toBe(expected);
});

test('a menu waits until the grants are known, and for nobody else', () => {
  const unknown = { session: people.employee, granted: () => null };
  expect(resolveAccess({ menu: 'org' }, unknown)).toBe('wait');
  expect(resolveAccess('manager', unknown)).toBe('no');
  expect(resolveAccess({ menu: 'org' }, { ...unknown, session: null })).toBe('signIn');
});

test('a name for each', () => {
  expect([rightName('manager'), rightName({ menu: 'org' }), rightName({ rule: inOwnDepartment })]).toEqual([
    'manager',
    'menu org',
    'inOwnDepartment',
  ]);
});
