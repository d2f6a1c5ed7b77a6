import { describe, expect, test } from 'vitest';
import type { SessionFacts } from '#shared/api/session/session.ts';
import type { Right } from '#shared/rules/common/session/rights.ts';
import { mayOpen, rightsHolder } from './access.ts';
import { buildMenu } from './menu-model.ts';
import { homeOf, screen } from './screen.ts';
import { aSession } from './testing/session.ts';

const employee = aSession({ user: { admin: false } });
const admin = aSession({});
const operator = aSession({ user: { admin: false, platformOperator: true } });
const codes = new Set(['org', 'base']);

test.each<[Right, SessionFacts | null, ReadonlySet<string> | null, string]>([
  ['anyone', null, null, 'yes'],
  ['signedIn', null, null, 'signIn'],
  ['signedIn', employee, null, 'yes'],
  ['manager', employee, codes, 'no'],
  ['manager', admin, codes, 'yes'],
  ['manager', aSession({ user: { admin: false, managerType: 3 } }), codes, 'yes'],
  ['operator', admin, codes, 'no'],
  [{ rule: ({ tenant }) => tenant.managerTenant }, null, codes, 'signIn'],
  [{ rule: ({ tenant }) => tenant.managerTenant }, admin, codes, 'no'],
  [{ rule: ({ tenant }) => !tenant.managerTenant }, admin, codes, 'yes'],
  ['operator', operator, codes, 'yes'],
  [{ menu: 'org' }, null, null, 'signIn'],
  [{ menu: 'org' }, admin, null, 'wait'],
  [{ menu: 'org' }, admin, codes, 'yes'],
  [{ menu: 'role' }, admin, codes, 'no'],
])('%o for %o with %o is %s', (permission, session, granted, access) => {
  expect(mayOpen({ permission }, session, granted)).toBe(access);
});

test('a session that the console assembled itself has the rights that its server cannot know', () => {
  const assembled = { ...admin, fromParts: true } as const;
  for (const [session, granted] of [
    [assembled, true],
    [admin, false],
    [{ ...employee, fromParts: true as const }, false],
  ] as const)
    expect(rightsHolder(session, codes).granted('ofNoDocument')).toBe(granted);
  expect(rightsHolder(assembled, codes).granted('role')).toBe(false);
});

test('a deployment that the screen is not for refuses it', () => {
  const facts = { permission: 'signedIn', deployments: ['private'] } as const;
  expect(mayOpen(facts, admin, codes)).toBe('no');
  expect(mayOpen(facts, aSession({ platform: { deployment: 'private' } }), codes)).toBe('yes');
});

describe('buildMenu', () => {
  const page = { component: () => null };
  const base = screen({
    id: 'tenant.base',
    path: '/base/:type',
    page,
    titleKey: 'frame.overview.title',
    permission: { menu: 'base' },
    menuGroup: 'basics',
    menuCode: 'base',
    example: { type: 'teams' },
  });
  const tool = screen({
    id: 'licence.tool',
    path: '/licensetool',
    page,
    titleKey: 'frame.overview.title',
    permission: 'anyone',
    menuGroup: 'tools',
    menuCode: null,
  });
  const tree = ['base', 'org', 'ui_config', 'esb'].map((menuCode) => ({ menuCode, children: [] }));
  const ids = (model: ReturnType<typeof buildMenu>) =>
    model.sections.map(({ group, items }) => [group, items.map(({ id }) => id)]);

  test('joins entries and screens; a console entry without a screen is absent', () => {
    expect(ids(buildMenu([base, tool], admin, tree))).toEqual([
      ['basics', ['tenant.base', 'org']],
      ['engine', ['esb']],
      ['tools', ['licence.tool']],
    ]);
  });
  test('without a session only public screens remain', () => {
    expect(ids(buildMenu([base, tool], null, []))).toEqual([['tools', ['licence.tool']]]);
  });
  test('a screen whose permission is missing is absent even where its menu is granted', () => {
    const strict = { ...base, permission: 'operator' as const };
    expect(ids(buildMenu([strict, tool], admin, tree))[0]).toEqual(['basics', ['org']]);
  });
  test('the menu leads to the example address', () => {
    expect(homeOf(base)).toBe('/base/teams');
    expect(base.to({ type: 'a/b c' })).toBe('/base/a%2Fb%20c');
  });
});
