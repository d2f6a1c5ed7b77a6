import { describe, expect, it } from 'vitest';
import { readRegistryPolicy } from './read-registry.ts';
import { machineKey, registryWith, userKey, windowsRegistry } from './testing/computer.ts';

const document = { locked: { appearance: 'dark' } };
const there = { [machineKey]: registryWith(machineKey, document) };
const absent = { state: 'absent' };
const unread = (detail: string) => ({ state: 'refused', problem: 'REGISTRY', detail });
const disabled = 'ERROR: Registry editing has been disabled by your administrator.';
const certain = 'reg.exe query HKLM\\SOFTWARE\\Microsoft\\Windows NT\\CurrentVersion';

describe('a policy in the registry is', () => {
  it.each<[string, string, ReturnType<typeof windowsRegistry>, unknown, number]>([
    ['found', machineKey, windowsRegistry(there), { state: 'found', document }, 2],
    ['absent where the key around it has none', machineKey, windowsRegistry({}), absent, 1],
    [
      'absent where the user has no policies at all, which a key that is always there proves',
      userKey,
      windowsRegistry({}, { without: ['HKCU\\Software\\Policies'] }),
      absent,
      3,
    ],
    [
      'found where the key around it may not be listed',
      machineKey,
      windowsRegistry(there, { without: ['HKLM\\Software\\Policies'] }),
      { state: 'found', document },
      2,
    ],
    [
      'refused where it is there and may not be read',
      machineKey,
      windowsRegistry({ [machineKey]: null }),
      unread('ERROR: Access is denied.'),
      2,
    ],
    [
      'refused where a group policy forbids registry tools',
      machineKey,
      windowsRegistry(there, { isForbidden: true }),
      unread(disabled),
      3,
    ],
    [
      'refused there for the user as well',
      userKey,
      windowsRegistry({}, { isForbidden: true }),
      unread(disabled),
      3,
    ],
  ])('%s', async (_what, key, registry, expected, times) => {
    expect(await readRegistryPolicy(key, registry)).toEqual(expected);
    expect(registry.asked).toHaveLength(times);
    expect(registry.asked.filter((line) => line === certain)).toHaveLength(times === 3 ? 1 : 0);
  });

  it('refused where reg.exe does not run', async () => {
    const run = async () => ({ code: null, output: '', reason: 'ENOENT' });
    expect(await readRegistryPolicy(machineKey, { run })).toEqual(unread('ENOENT'));
    const silent = async () => ({ code: 5, output: '', reason: '' });
    expect(await readRegistryPolicy(machineKey, { run: silent })).toEqual(unread('reg.exe 5'));
  });
});

describe('names of the policy’s servers', () => {
  const names = (name: string) => ({
    servers: { predefined: [{ name, address: 'https://a.example' }] },
  });
  /** `shown`: the name as reg.exe writes it in the console's code page. */
  const read = async (name: string, shown: string, isAllowed = true) => {
    const text = JSON.stringify(names(name));
    const numbers = text
      .split('')
      .map((unit) => unit.charCodeAt(0))
      .join(' ');
    const registry = windowsRegistry(
      { [machineKey]: registryWith(machineKey, names(shown)) },
      { powershell: isAllowed ? `${numbers}\r\n` : null },
    );
    return { found: await readRegistryPolicy(machineKey, registry), asked: registry.asked };
  };

  it.each([
    ['letters that the code page has in other bytes', 'Zürich', 'Z\uFFFDrich'],
    ['bytes that are also UTF-8 by chance', '联通', '\u0368'],
    ['letters that the code page lacks', '总部 🏢', '?? ??'],
  ])('are read as Windows keeps them: %s', async (_what, name, shown) => {
    expect((await read(name, shown)).found).toEqual({ state: 'found', document: names(name) });
  });

  it('are read by reg.exe alone where they are ASCII', async () => {
    const { found, asked } = await read('Other', 'Head office');
    expect(found).toEqual({ state: 'found', document: names('Head office') });
    expect(asked.filter((line) => line.startsWith('powershell'))).toEqual([]);
  });

  it('are refused where PowerShell is forbidden and they are not ASCII', async () => {
    expect((await read('Zürich', 'Z\uFFFDrich', false)).found).toEqual({
      state: 'refused',
      problem: 'ENCODING',
      detail: null,
    });
    const doubtful = { state: 'found', document: names('Who?') };
    expect((await read('Who?', 'Who?', false)).found).toEqual(doubtful);
  });
});
