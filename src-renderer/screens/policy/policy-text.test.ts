import { expect, test } from 'vitest';
import type { Translate } from '#data/text.ts';
import type { EffectivePolicy } from '#shared/bridge/policy.ts';
import { entrySource, entryTitle, entryValue, locationProblem, policyReport } from './policy-text.ts';

/** The stand-in text consists of the key and its parameters. */
const t: Translate = (key, params) => (params ? `${key} ${Object.values(params).join(' ')}`.trim() : key);

const places: EffectivePolicy['places'] = [
  { kind: 'file', place: '/etc/steward/policy.json', state: 'used', problem: null, detail: null },
  { kind: 'environment', place: '/p.json', state: 'refused', problem: 'FIELD', detail: 'lock' },
];
const entry = (key: string, value: unknown, over: object = {}) => ({
  key,
  value: JSON.stringify(value),
  source: 'default' as const,
  place: null,
  ...over,
});

test.each([
  ['appearance', 'dark', 'settings.appearance.title', 'settings.appearance.choices.dark'],
  ['menuCollapsed', true, 'settings.menuCollapsed.title', 'settings.value.on'],
  ['journalDays', 7, 'settings.journalDays.title', 'settings.value.days 7'],
  ['servers.predefined', ['A', 'B'], 'policy.beyond.servers.predefined', 'Apolicy.separatorB'],
  ['servers.predefined', [], 'policy.beyond.servers.predefined', 'policy.noServers'],
  ['servers.locked', false, 'policy.beyond.servers.locked', 'settings.value.off'],
  ['updates.feed', 'https://a.example', 'policy.beyond.updates.feed', 'https://a.example'],
  ['of.a.newer.program', 1, 'of.a.newer.program', '1'],
])('%s: %j', (key, value, title, shown) => {
  expect(entryTitle(key, t)).toBe(title);
  expect(entryValue(entry(key, value), t)).toBe(shown);
});

test('the source of a value', () => {
  expect(entrySource(entry('x', 1), places, t)).toBe('policy.source.default');
  expect(entrySource(entry('x', 1, { source: 'policyLocked', place: 0 }), places, t)).toBe(
    'policy.source.policyLocked policy.kind.file',
  );
});

test('the reason for a refused location, also of the whole document', () => {
  const [used, refused] = places as [(typeof places)[0], (typeof places)[0]];
  expect(locationProblem(used, t)).toBe('');
  expect(locationProblem(refused, t)).toBe('policy.problem.FIELD lock');
  expect(locationProblem({ ...refused, detail: '' }, t)).toBe('policy.problem.FIELD policy.wholeDocument');
});

test('as a text to send on', () => {
  const entries = [entry('appearance', 'dark', { source: 'policyLocked', place: 0 })];
  const program = { version: '1.2.3', shell: 'web', system: 'linux' };
  expect(policyReport({ places, entries }, program, t)).toBe(
    [
      'policy.title: Steward 1.2.3, web, linux',
      '',
      'policy.places:',
      'policy.kind.file (/etc/steward/policy.json): policy.state.used',
      'policy.kind.environment (/p.json): policy.state.refused. policy.problem.FIELD lock',
      '',
      'policy.values:',
      'appearance = "dark" · settings.appearance.title: settings.appearance.choices.dark · policy.source.policyLocked policy.kind.file',
      '',
    ].join('\n'),
  );
});
