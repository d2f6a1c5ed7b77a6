import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { effectivePolicy } from '#shared/bridge/policy.ts';
import type { PolicyDocument } from '#shared/rules/policy/policy-document.ts';
import { policyLocations } from './policy-locations.ts';
import { createPolicyService } from './policy-service.ts';
import {
  type Computer,
  computer,
  linuxFile,
  macFile,
  machineKey,
  macPreferences,
  registryWith,
  userKey,
  userPreferences,
  windowsFile,
} from './testing/computer.ts';

const locked = (appearance: string) => ({ locked: { appearance } }) as PolicyDocument;
const defaults = (appearance: string) => ({ defaults: { appearance } }) as PolicyDocument;

async function ownFile(document: unknown): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'steward-policy-')), 'policy.json');
  await writeFile(path, typeof document === 'string' ? document : JSON.stringify(document));
  return path;
}

async function open(platform: NodeJS.Platform, has: Computer, environment?: string) {
  return createPolicyService({ platform, environment, sources: computer(has) });
}

/** Returns the kind of location that decided the appearance, and its value. */
async function decided(
  platform: NodeJS.Platform,
  has: Computer,
  own?: unknown,
): Promise<[string | null, unknown, string]> {
  const policy = await open(platform, has, own === undefined ? undefined : await ownFile(own));
  const told = effectivePolicy.parse(policy.effective({ appearance: 'system' }));
  const entry = told.entries.find(({ key }) => key === 'appearance');
  const locator = entry?.place === null ? null : told.places[entry?.place ?? -1];
  return [locator?.kind ?? null, JSON.parse(entry?.value ?? 'null'), entry?.source ?? ''];
}

it.each<[NodeJS.Platform, string[]]>([
  ['win32', ['registryMachine', 'file', 'registryUser', 'environment']],
  ['darwin', ['managedPreferences', 'file', 'managedPreferencesUser', 'environment']],
  ['linux', ['file', 'environment']],
  ['freebsd', ['file', 'environment']],
])('%s: places in order of precedence', (platform, kinds) => {
  expect(policyLocations(platform, '/own.json').map(({ kind }) => kind)).toEqual(kinds);
  expect(policyLocations(platform, undefined).map(({ kind }) => kind)).toEqual(kinds.slice(0, -1));
  expect(policyLocations(platform, '').map(({ kind }) => kind)).toEqual(kinds.slice(0, -1));
});

describe('who decides', () => {
  it.each<[string, NodeJS.Platform, Computer, unknown, [string | null, unknown, string]]>([
    ['nobody: the user', 'linux', {}, undefined, [null, 'system', 'user']],
    [
      'the user’s own file, where no other speaks',
      'linux',
      {},
      locked('dark'),
      ['environment', 'dark', 'policyLocked'],
    ],
    [
      'the system’s file before it',
      'linux',
      { files: { [linuxFile]: JSON.stringify(locked('light')) } },
      locked('dark'),
      ['file', 'light', 'policyLocked'],
    ],
    [
      'the system’s file on macOS',
      'darwin',
      { files: { [macFile]: JSON.stringify(locked('light')) } },
      locked('dark'),
      ['file', 'light', 'policyLocked'],
    ],
    [
      'managed preferences before all',
      'darwin',
      {
        files: {
          [macPreferences]: { state: 'refused', problem: 'NOT_JSON' },
          [macFile]: JSON.stringify(locked('light')),
        },
        plutil: JSON.stringify({ ...locked('dark'), PayloadUUID: 'A0E2' }),
      },
      locked('system'),
      ['managedPreferences', 'dark', 'policyLocked'],
    ],
    [
      'managed preferences of the user before what the user can set',
      'darwin',
      {
        files: { [userPreferences]: { state: 'refused', problem: 'NOT_JSON' } },
        plutil: JSON.stringify(locked('dark')),
      },
      locked('light'),
      ['managedPreferencesUser', 'dark', 'policyLocked'],
    ],
    [
      'the file of the computer before managed preferences of the user',
      'darwin',
      {
        files: {
          [macFile]: JSON.stringify(locked('light')),
          [userPreferences]: { state: 'refused', problem: 'NOT_JSON' },
        },
        plutil: JSON.stringify(locked('dark')),
      },
      undefined,
      ['file', 'light', 'policyLocked'],
    ],
    [
      'the machine’s registry before all',
      'win32',
      {
        registry: {
          [machineKey]: registryWith(machineKey, locked('dark')),
          [userKey]: registryWith(userKey, locked('light')),
        },
        files: { [windowsFile]: JSON.stringify(locked('light')) },
      },
      locked('system'),
      ['registryMachine', 'dark', 'policyLocked'],
    ],
    [
      'the user’s group policy before what the user can set',
      'win32',
      { registry: { [userKey]: registryWith(userKey, locked('light')) } },
      locked('dark'),
      ['registryUser', 'light', 'policyLocked'],
    ],
    [
      'a lock of the user’s own file before nobody’s but defaults',
      'linux',
      { files: { [linuxFile]: JSON.stringify(defaults('light')) } },
      locked('dark'),
      ['environment', 'dark', 'policyLocked'],
    ],
  ])('%s', async (_what, platform, has, own, expected) => {
    expect(await decided(platform, has, own)).toEqual(expected);
  });
});

describe('a place that can not be used says so, is never half obeyed, and the others hold', () => {
  const good = JSON.stringify(locked('light'));
  it.each<[string, NodeJS.Platform, Computer, string, string, string | null]>([
    [
      'somebody else owns the file',
      'linux',
      { files: { [linuxFile]: { state: 'refused', problem: 'OWNER' } } },
      'file',
      'OWNER',
      null,
    ],
    [
      'others may write it',
      'win32',
      { files: { [windowsFile]: { state: 'refused', problem: 'WRITABLE' } } },
      'file',
      'WRITABLE',
      null,
    ],
    [
      'one field is wrong',
      'linux',
      { files: { [linuxFile]: '{"locked":{"appearance":"light","language":"fr"}}' } },
      'file',
      'FIELD',
      'locked.language',
    ],
    [
      'a name is misspelt',
      'darwin',
      { files: { [macFile]: '{"lock":{"appearance":"light"}}' } },
      'file',
      'FIELD',
      'lock',
    ],
    [
      'a number is too large',
      'linux',
      { files: { [linuxFile]: '{"locked":{"appearance":"light","journalDays":3651}}' } },
      'file',
      'FIELD',
      'locked.journalDays',
    ],
    [
      'the registry does not answer',
      'win32',
      { registry: { [machineKey]: null } },
      'registryMachine',
      'REGISTRY',
      'ERROR: Access is denied.',
    ],
    [
      'a registry number is out of range',
      'win32',
      {
        registry: {
          [machineKey]: `HKEY_LOCAL_MACHINE\\Software\\Policies\\Steward\\Locked\r\n    journalDays    REG_DWORD    0x0\r\n    appearance    REG_SZ    light\r\n`,
        },
      },
      'registryMachine',
      'FIELD',
      'locked.journalDays',
    ],
    [
      'preferences that plutil can not write as JSON',
      'darwin',
      { files: { [macPreferences]: { state: 'refused', problem: 'NOT_JSON' } }, plutil: null },
      'managedPreferences',
      'NOT_JSON',
      null,
    ],
    [
      'preferences that somebody else owns',
      'darwin',
      { files: { [macPreferences]: { state: 'refused', problem: 'OWNER' } }, plutil: good },
      'managedPreferences',
      'OWNER',
      null,
    ],
  ])('%s', async (_what, platform, has, kind, problem, detail) => {
    const policy = await open(platform, has, await ownFile({ defaults: { journalDays: 30 } }));
    expect(policy.refusedPolicies()).toEqual([
      expect.objectContaining({ kind, state: 'refused', problem, detail }),
    ]);
    const told = effectivePolicy.parse(policy.effective({}));
    expect(told.entries.find(({ key }) => key === 'appearance')).toMatchObject({
      source: 'default',
      place: null,
    });
    expect(told.entries.find(({ key }) => key === 'journalDays')).toMatchObject({
      value: '30',
      source: 'policyDefault',
    });
    expect(policy.layers().filter((layer) => layer !== null)).toHaveLength(1);
  });
});

it('the first place that speaks of servers or updates decides about them, and it is shown', async () => {
  const own = await ownFile({
    servers: { predefined: [{ name: 'Mine', address: 'https://mine.example' }] },
    updates: { feed: 'https://mine.example/feed' },
  });
  const document = { servers: { locked: true }, updates: { enabled: false } };
  const policy = await open('linux', { files: { [linuxFile]: JSON.stringify(document) } }, own);
  expect(policy.servers()).toEqual({ predefined: [], locked: true, sandbox: true });
  expect(policy.updates()).toEqual({ enabled: false, feed: null });
  const told = effectivePolicy.parse(policy.effective({}));
  expect(told.entries.filter(({ key }) => key.includes('.'))).toEqual([
    { key: 'servers.locked', value: 'true', source: 'policyLocked', place: 0 },
    { key: 'updates.enabled', value: 'false', source: 'policyLocked', place: 0 },
  ]);
});

it('shows predefined servers by their names only', async () => {
  const own = await ownFile({ servers: { predefined: [{ name: 'Mine', address: 'https://mine.example' }] } });
  const told = (await open('linux', {}, own)).effective({});
  expect(told.entries).toContainEqual({
    key: 'servers.predefined',
    value: '["Mine"]',
    source: 'policyLocked',
    place: 1,
  });
});

it('is read once: what is written later holds from the next start', async () => {
  const own = await ownFile(locked('dark'));
  const policy = await open('linux', {}, own);
  await writeFile(own, JSON.stringify(locked('light')));
  expect(policy.layers()[1]).toEqual(locked('dark'));
});
