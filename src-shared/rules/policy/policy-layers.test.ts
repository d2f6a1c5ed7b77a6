import { describe, expect, it } from 'vitest';
import { settingsSchema } from '../settings/settings.ts';
import {
  effectiveSettings,
  firstSaying,
  lockedSettings,
  type PolicyLayers,
  settingsFrom,
} from './policy-layers.ts';
import { policyDocument, policyProblem } from './policy-document.ts';

const of = (layers: PolicyLayers, user: Parameters<typeof effectiveSettings>[1]) => {
  const found = effectiveSettings(layers, user).find(({ key }) => key === 'appearance');
  return [found?.value, found?.source, found?.place];
};

describe('a setting comes from', () => {
  it.each<[string, PolicyLayers, Parameters<typeof effectiveSettings>[1], unknown[]]>([
    ['the program, where nobody speaks', [], {}, ['system', 'default', null]],
    ['the user', [null], { appearance: 'dark' }, ['dark', 'user', null]],
    ['the policy’s default', [null, { defaults: { appearance: 'dark' } }], {}, ['dark', 'policyDefault', 1]],
    [
      'the user before the policy’s default',
      [{ defaults: { appearance: 'dark' } }],
      { appearance: 'light' },
      ['light', 'user', null],
    ],
    [
      'the lock before the user',
      [{ locked: { appearance: 'dark' } }],
      { appearance: 'light' },
      ['dark', 'policyLocked', 0],
    ],
    [
      'the first of two places',
      [{ locked: { appearance: 'dark' } }, { locked: { appearance: 'light' } }],
      {},
      ['dark', 'policyLocked', 0],
    ],
    [
      'a lower place’s lock before a higher one’s default',
      [{ defaults: { appearance: 'dark' } }, { locked: { appearance: 'light' } }],
      {},
      ['light', 'policyLocked', 1],
    ],
  ])('%s', (_what, layers, user, expected) => {
    expect(of(layers, user)).toEqual(expected);
  });

  it('gives whole settings', () => {
    const effective = effectiveSettings([{ locked: { journalDays: 7 } }], { language: 'zh-CN' });
    expect(settingsFrom(effective)).toEqual({
      ...settingsSchema.parse({}),
      journalDays: 7,
      language: 'zh-CN',
    });
  });
});

describe('what passes without an approval, where the policy locks that there is one', () => {
  const daily = (layers: PolicyLayers, user: Parameters<typeof effectiveSettings>[1]) => {
    const found = effectiveSettings(layers, user).find(({ key }) => key === 'dailyDecisions');
    return [found?.value, found?.source, found?.place, lockedSettings(layers).includes('dailyDecisions')];
  };
  const user = { dailyDecisions: 'atOnce' } as const;
  const lock = { locked: { approve: 'production' } } as const;
  it.each<[string, PolicyLayers, unknown[]]>([
    ['nobody locks it: the user says', [], ['atOnce', 'user', null, false]],
    ['a default of approvals locks nothing', [{ defaults: lock.locked }], ['atOnce', 'user', null, false]],
    ['a lock of approvals is one of it', [null, lock], ['approve', 'policyLocked', 1, true]],
    [
      'the policy’s default counts',
      [lock, { defaults: { dailyDecisions: 'atOnce' } }],
      ['atOnce', 'policyLocked', 1, true],
    ],
    [
      'its own lock counts before',
      [
        { defaults: { dailyDecisions: 'atOnce' } },
        { locked: { approve: 'always', dailyDecisions: 'approve' } },
      ],
      ['approve', 'policyLocked', 1, true],
    ],
  ])('%s', (_what, layers, expected) => expect(daily(layers, user)).toEqual(expected));
});

it('lets the first place that speaks of servers decide about them', () => {
  const layers: PolicyLayers = [
    { updates: { enabled: false } },
    { servers: { locked: true } },
    { servers: {} },
  ];
  expect(firstSaying(layers, 'servers')).toEqual({ locked: true });
  expect(firstSaying(layers, 'updates')).toEqual({ enabled: false });
  expect(firstSaying([], 'servers')).toBeNull();
});

describe('a policy that can not be used names what is wrong', () => {
  it.each([
    [{ locked: { language: 'fr' } }, 'locked.language'],
    [{ locked: { colour: 'red' } }, 'locked.colour'],
    [{ lock: {} }, 'lock'],
    [{ servers: { predefined: [{ name: 'A' }] } }, 'servers.predefined.0.address'],
    [{ servers: { predefined: [{ name: 'A', address: 'b', token: 'x' }] } }, 'servers.predefined.0.token'],
    [{ updates: { feed: 'http://plain.example' } }, 'updates.feed'],
    [{ updates: { feed: 'https://user@example.com/' } }, 'updates.feed'],
    [[], ''],
  ])('%j', (document, where) => {
    const found = policyDocument.safeParse(document);
    expect(found.success).toBe(false);
    expect(found.error && policyProblem(found.error)).toBe(where);
  });

  it('accepts the whole of it', () => {
    const document = {
      defaults: { appearance: 'dark' },
      locked: { language: 'en-US', journalDays: 365, checkForUpdates: false },
      servers: { locked: true, predefined: [{ name: 'Head office', address: 'https://office.example.com' }] },
      updates: { enabled: true, feed: 'https://updates.example.com/steward' },
    };
    expect(policyDocument.parse(document)).toMatchObject({
      servers: { predefined: [{ signIn: 'page', readOnly: false, proxy: { mode: 'system' }, headers: [] }] },
    });
  });
});
