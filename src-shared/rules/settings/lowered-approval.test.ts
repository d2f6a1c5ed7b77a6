import { expect, it } from 'vitest';
import type { Settings } from './settings.ts';
import { loweredAt } from './lowered-approval.ts';

const server = (name: string, isProduction: boolean, part: object = {}) => ({
  ...{ name, kind: 'remote' as const, blocked: false },
  rules: { production: isProduction ? { by: 'own' as const, profile: name, managed: false } : null },
  ...part,
});
const profiles = [
  server('Built in', false, { kind: 'sandbox' }),
  server('Test', false),
  server('Production', true),
  server('Kept from before', true, { blocked: true }),
];

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
  expect(loweredAt({ approve: before }, { approve: after }, profiles)).toEqual(names);
});

it('goes nowhere where no server can be used but the built-in one', () => {
  const [builtIn] = profiles;
  expect(loweredAt({ approve: 'always' }, { approve: 'never' }, builtIn ? [builtIn] : [])).toEqual([]);
});
