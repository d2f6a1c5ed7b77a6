import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { policyProblems } from '#shared/bridge/licence/keys.ts';
import { licence } from '#shared/text/tables/licence.ts';
import type { Guard } from '../../guarded-files/guarded-file.ts';
import { unixProblem } from '../../guarded-files/guards.ts';
import { createPolicy, keyPolicyPath, type Policy } from './policy.ts';

const shipped = join(import.meta.dirname, '../../../../resources/licence-keys.json');
const posix = process.platform !== 'win32';

let base: string;
let folder: string;
let place: string;
let keys: { kid: string }[];
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'steward-policy-'));
  folder = join(base, 'etc', 'steward');
  place = join(folder, 'licence-keys.json');
  await mkdir(folder, { recursive: true, mode: 0o755 });
  keys = JSON.parse(await readFile(shipped, 'utf8')).keys.slice(0, 1);
});
/** The user who runs the tests counts as the administrator; the rest of the rule is real. */
const me: Guard = (objects) =>
  objects.map(({ stats }) => unixProblem({ uid: 0, mode: stats.mode })).find((problem) => problem !== null) ??
  null;
const policy = (guard = me) => createPolicy({ path: place, guard, within: base });
const read = (guard?: Guard): Promise<Policy> => policy(guard)();
const put = (value: unknown): Promise<void> => writeFile(place, JSON.stringify(value), { mode: 0o644 });

it('stands where only an administrator can write, whatever the user’s environment says', () => {
  expect(keyPolicyPath('linux')).toBe('/etc/steward/licence-keys.json');
  expect(keyPolicyPath('darwin')).toBe('/Library/Application Support/Steward/licence-keys.json');
  process.env.ProgramData = 'C:\\Users\\me';
  expect(keyPolicyPath('win32')).toBe('C:\\ProgramData\\Steward\\licence-keys.json');
  delete process.env.ProgramData;
});

it('is absent where there is no file or no folder', async () => {
  expect(await read()).toMatchObject({ path: place, state: 'absent', problem: null, keys: null });
  await rm(folder, { recursive: true });
  expect(await read()).toMatchObject({ state: 'absent' });
});

it('gives its keys, its revocations and the instant of the clock', async () => {
  const [key] = keys;
  await put({
    keys: [{ ...key, kid: 'ours' }],
    revocations: [{ kid: key?.kid, revoked: '2026-01-01' }],
    clock: { confirmed: '2026-11-21T09:30:00+08:00' },
  });
  const used = await read();
  expect(used).toMatchObject({ state: 'used', confirmedTime: Date.UTC(2026, 10, 21, 1, 30) });
  expect(used.keys?.list()).toMatchObject([{ id: 'ours', source: 'policy' }]);
  expect(JSON.parse(used.jwks ?? '')).toEqual({
    keys: [{ ...key, kid: 'ours' }],
    revocations: [{ kid: key?.kid, revoked: '2026-01-01' }],
  });
});

it('is read again when it changes, comes and goes', async () => {
  const ask = policy();
  expect((await ask()).state).toBe('absent');
  await put({ keys });
  const first = await ask();
  expect(first.state).toBe('used');
  expect(await ask()).toBe(first);
  await writeFile(`${place}.new`, '{"keys":[]}', { mode: 0o644 });
  await rename(`${place}.new`, place);
  expect((await ask()).keys?.list()).toEqual([]);
  if (posix) {
    await chmod(folder, 0o777);
    expect(await ask()).toMatchObject({ state: 'refused', problem: 'WRITABLE', keys: null });
    await chmod(folder, 0o755);
  }
  await rm(place);
  expect((await ask()).state).toBe('absent');
});

describe('is refused whole', () => {
  it.each([
    ['no JSON', 'keys', 'NOT_JSON'],
    ['JSON with something twice', '{"keys":[],"keys":[]}', 'NOT_JSON'],
    ['bytes that are no text', Buffer.from([0x7b, 0xff, 0x7d]), 'NOT_JSON'],
    ['nothing', '', 'NOT_JSON'],
    ['no set', '{}', 'MALFORMED'],
    ['a list', '[]', 'MALFORMED'],
    ['a member that is not known', '{"keys":[],"trust":"everybody"}', 'MALFORMED'],
    ['an instant without a zone', '{"keys":[],"clock":{"confirmed":"2026-11-21T09:30:00"}}', 'MALFORMED'],
    ['an impossible day', '{"keys":[],"clock":{"confirmed":"2026-02-30T09:30:00Z"}}', 'MALFORMED'],
    ['another word about the clock', '{"keys":[],"clock":{"ignore":true}}', 'MALFORMED'],
    ['more than a megabyte', `{"keys":[]${' '.repeat(1 << 20)}}`, 'TOO_LARGE'],
  ])('with %s', async (_, content, problem) => {
    await writeFile(place, content, { mode: 0o644 });
    expect(await read()).toEqual({
      path: place,
      state: 'refused',
      problem,
      keys: null,
      jwks: null,
      confirmedTime: null,
    });
  });

  it('with a key twice, a private one, a bad one', async () => {
    const [key] = keys;
    await put({ keys: [key, key] });
    expect(await read()).toMatchObject({ problem: 'KEY_TWICE' });
    await put({ keys: [{ ...key, d: 'x' }] });
    expect(await read()).toMatchObject({ problem: 'PRIVATE_KEY' });
    await put({ keys: [{ kid: 'weak', alg: 'RS256', kty: 'RSA', n: 'AQAB', e: 'AQAB' }] });
    expect(await read()).toMatchObject({ problem: expect.stringMatching(/^KEY_BAD|MALFORMED$/) });
  });

  it('where it or a folder above belongs to somebody else', async () => {
    await put({ keys });
    for (const other of [place, folder, join(base, 'etc')]) {
      const guard: Guard = (objects) => (objects.some(({ path }) => path === other) ? 'OWNER' : me(objects));
      expect(await read(guard)).toMatchObject({ state: 'refused', problem: 'OWNER' });
    }
    expect(unixProblem({ uid: 1000, mode: 0o644 })).toBe('OWNER');
    expect(unixProblem({ uid: 0, mode: 0o644 })).toBeNull();
  });

  it.runIf(posix)('where it or a folder above is writable by others', async () => {
    await put({ keys });
    for (const path of [place, folder, join(base, 'etc')]) {
      for (const mode of [0o775, 0o757, 0o1777, 0o720, 0o702]) {
        await chmod(path, mode);
        expect(await read(), mode.toString(8)).toMatchObject({ state: 'refused', problem: 'WRITABLE' });
      }
      await chmod(path, path === place ? 0o644 : 0o755);
    }
    expect(await read()).toMatchObject({ state: 'used' });
  });

  it('where it or a folder above is a link', async () => {
    const elsewhere = join(base, 'home');
    await mkdir(elsewhere);
    await writeFile(join(elsewhere, 'licence-keys.json'), JSON.stringify({ keys }), { mode: 0o644 });
    await symlink(join(elsewhere, 'licence-keys.json'), place);
    expect(await read()).toMatchObject({ problem: 'LINK' });
    await rm(folder, { recursive: true });
    await symlink(elsewhere, folder);
    expect(await read()).toMatchObject({ problem: 'LINK' });
  });

  it.runIf(posix)('where it is no file, and does not wait for a pipe', async () => {
    execFileSync('sh', ['-c', 'mkfifo "$1"', 'sh', place]);
    expect(await read()).toMatchObject({ problem: 'NOT_A_FILE' });
    await rm(place);
    await mkdir(place);
    expect(await read()).toMatchObject({ problem: 'NOT_A_FILE' });
    await rm(folder, { recursive: true });
    await writeFile(folder, '');
    expect(await read()).toMatchObject({ problem: 'NOT_A_FOLDER' });
  });

  it('where it is exchanged between the look and the reading', async () => {
    await put({ keys });
    await writeFile(join(base, 'mine'), JSON.stringify({ keys }), { mode: 0o644 });
    const exchanging: Guard = async (objects) => {
      await rename(join(base, 'mine'), place);
      return me(objects);
    };
    expect(await read(exchanging)).toMatchObject({ problem: 'CHANGED' });
  });

  it('where the system does not tell who may write', async () => {
    await put({ keys });
    expect(await read(async () => 'UNCHECKED' as const)).toMatchObject({
      state: 'refused',
      problem: 'UNCHECKED',
    });
  });
});

it.each(Object.values(licence))('every problem has a text', ({ keys }) => {
  expect(Object.keys(keys.problem).sort()).toEqual([...policyProblems].sort());
});
