import { expect, it } from 'vitest';
import type { Settings } from '../../settings/settings.ts';
import { loweredAt, loweredBy } from './lowered-approval.ts';

const server = (name: string, isProduction: boolean, part: object = {}) => ({
  name,
  kind: 'remote' as const,
  blocked: false,
  rules: { production: isProduction ? { by: 'own' as const, profile: name, managed: false } : null },
  ...part,
});
const profiles = [
  server('Built in', false, { kind: 'sandbox' }),
  server('Test', false),
  server('Production', true),
  server('Kept from before', true, { blocked: true }),
];

const asking = (approve: Settings['approve'], dailyDecisions: Settings['dailyDecisions'] = 'approve') => ({
  approve,
  dailyDecisions,
});

it.each<[Settings['approve'], Settings['approve'], readonly string[]]>([
  ['never', 'never', []],
  ['never', 'production', []],
  ['never', 'always', []],
  ['production', 'never', ['Production']],
  ['production', 'production', []],
  ['production', 'always', []],
  ['always', 'never', ['Production', 'Test']],
  ['always', 'production', ['Test']],
  ['always', 'always', []],
])('from %s to %s the demand goes at %j', (before, after, names) => {
  expect(loweredAt(asking(before), asking(after), profiles)).toEqual(names);
});

it('goes nowhere where no server can be used but the built-in one', () => {
  const [builtIn] = profiles;
  expect(loweredAt(asking('always'), asking('never'), builtIn ? [builtIn] : [])).toEqual([]);
});

it('letting daily decisions pass is less, where changes are approved', () => {
  const passing = (approve: Settings['approve']) => asking(approve, 'atOnce');
  expect(loweredAt(asking('always'), passing('always'), profiles)).toEqual(['Production', 'Test']);
  expect(loweredAt(asking('production'), passing('production'), profiles)).toEqual(['Production']);
  expect(loweredAt(asking('never'), passing('never'), profiles)).toEqual([]);
  expect(loweredAt(passing('always'), asking('always'), profiles)).toEqual([]);
  expect(loweredAt(passing('always'), passing('never'), profiles)).toEqual(['Production', 'Test']);
  // Approval is demanded on more servers, but no longer for daily decisions.
  expect(loweredAt(asking('production'), passing('always'), profiles)).toEqual(['Production']);
});

it('a list that says less of a server is less, where production is what is approved', () => {
  const production = { production: { by: 'own' as const, profile: 'P', managed: false } };
  const none = { production: null };
  const changed = (
    name: string,
    before: typeof none | typeof production,
    after: typeof none | typeof production,
  ) => ({ name, blocked: false, before, after });
  const servers = [
    changed('Lost', production, none),
    changed('Kept', production, production),
    changed('Test', none, none),
    changed('More', none, production),
    { ...changed('Blocked', production, none), blocked: true },
    changed('Lost', production, none),
  ];
  expect(loweredBy(asking('production'), servers)).toEqual(['Lost']);
  expect(loweredBy(asking('production', 'atOnce'), servers)).toEqual(['Lost']);
  expect(loweredBy(asking('always'), servers)).toEqual([]);
  expect(loweredBy(asking('never'), servers)).toEqual([]);
});
