/** `profiles`: list, export, import, as a script sees them; and beside a shell that runs on the same folder. */
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { computer, linuxFile } from '../../services/policy/testing/computer.ts';
import { openProfileStore, type ProfileStore } from '../../services/servers/profile-store.ts';
import type { StoredProfile } from '../../services/servers/profiles.ts';
import { noSecrets } from '../../services/servers/secrets.ts';
import { profilesImportShape, profilesListShape } from '../render/json/profiles.ts';
import { cellWidth } from '../render/text-table.ts';
import { type StewardSurroundings, steward, temporary } from '../testing/steward.ts';

const server = (name: string, over: object = {}) => ({
  name,
  address: `https://${name.toLowerCase().replaceAll(' ', '-')}.example.com`,
  ...over,
});
const fileOf = (...servers: unknown[]): string =>
  JSON.stringify({ kind: 'steward-servers', version: 1, servers });
const names = async (dataFolder: string): Promise<string[]> => {
  const { out } = await steward(['profiles', 'list', '--json'], { dataFolder });
  return profilesListShape.parse(JSON.parse(out)).profiles.map(({ name }) => name);
};
const take = (dataFolder: string, text: string, args: string[] = [], around: StewardSurroundings = {}) =>
  steward(['profiles', 'import', '-', ...args], { dataFolder, input: text, ...around });
const withPolicy = (document: object): StewardSurroundings => ({
  policy: { platform: 'linux', sources: computer({ files: { [linuxFile]: JSON.stringify(document) } }) },
});
const shell = (folder: string): Promise<ProfileStore> =>
  openProfileStore({
    folder,
    managed: { predefined: [], locked: false },
    onRefused: () => undefined,
    secretsOf: ({ address }) => noSecrets(address),
    remembers: () => false,
  });

describe('profiles import', () => {
  test('a new server is written, and counts as present the next time', async () => {
    const data = temporary();
    const text = fileOf(server('Head office', { environment: 'production' }), server('Training'));
    const first = await take(data, text);
    expect(first).toMatchObject({ code: 0, err: '' });
    expect(first.out).toMatch(/^\+ New +Head office +https:\/\/head-office\.example\.com +Production/m);
    expect(first.out).toContain('2 servers imported · 0 there already · 0 refused\n');
    expect(await names(data)).toEqual(['Head office', 'Training']);
    const again = await take(data, text);
    expect(again.code).toBe(0);
    expect(again.out).toContain('0 servers imported · 2 there already · 0 refused\n');
    expect(await names(data)).toEqual(['Head office', 'Training']);
  });

  test('a byte order mark is passed over, UTF-16 is told by name', async () => {
    const data = temporary();
    expect(await take(data, `\ufeff${fileOf(server('Marked'))}`)).toMatchObject({ code: 0 });
    expect(await names(data)).toEqual(['Marked']);
    const file = join(temporary(), 'wide.json');
    writeFileSync(file, Buffer.from(`\ufeff${fileOf(server('Wide'))}`, 'utf16le'));
    const { code, err } = await steward(['profiles', 'import', file], { dataFolder: data });
    expect(code).toBe(2);
    expect(err).toContain('UTF-16');
    expect(await names(data)).toEqual(['Marked']);
  });

  test.each<[object, string]>([
    [{ address: 'ftp://x' }, 'its address is not a server address'],
    [{ environment: 'live' }, '“Environment” is not valid'],
    [{ proxy: { mode: 'pac' } }, '“Proxy (proxy.address)” is not valid'],
    [{ headers: [{ name: 'X-Gate', value: 'hunter2', secret: true }] }, '“Extra headers (headers.0)”'],
    [{ headers: [{ name: 'Cookie', value: 'a', secret: false }] }, '“Extra headers” is not valid'],
    [{ pathOverrides: { nothing: '/x' } }, 'one of its paths does not match'],
    [{ authorities: 'PEM' }, 'one of its certificates'],
    [{ colour: 'red' }, '“colour” is not valid'],
    [{ name: '' }, '“Name” is not valid'],
  ])('%j is refused, the field in words; the others are taken', async (over, said) => {
    const data = temporary();
    const { code, out } = await take(data, fileOf(server('Good'), server('Bad', over)));
    expect(code).toBe(1);
    expect(out).toContain(said);
    expect(out).not.toContain('hunter2');
    expect(out).toContain('1 server imported · 0 there already · 1 refused\n');
    expect(await names(data)).toEqual(['Good']);
  });

  test('in Chinese, within the width of a terminal', async () => {
    const text = fileOf(server('总部'.repeat(20), { proxy: { mode: 'pac' }, address: 'https://a.example' }));
    const args = ['--language', 'zh-CN'];
    const { out } = await take(temporary(), text, args, { columns: 80 });
    expect(out).toContain('✘ 拒绝');
    expect(out.split('\n').filter((line) => cellWidth(line) > 80)).toEqual([]);
    expect((await take(temporary(), text, args)).out).toContain('代理（proxy.address）');
  });

  test('--dry-run says the same and writes nothing; --json too', async () => {
    const data = temporary();
    const text = fileOf(server('One'), server('One'), { name: 'Two', address: 'x:y' });
    const { code, out } = await take(data, text, ['--dry-run', '--json']);
    expect(code).toBe(1);
    const { dryRun, profiles } = profilesImportShape.parse(JSON.parse(out));
    expect(dryRun).toBe(true);
    expect(profiles).toMatchObject([
      { name: 'One', state: 'new', taken: true },
      { name: 'One', state: 'same', taken: false },
      { name: 'Two', state: 'refused', problem: 'address', field: 'address', taken: false },
    ]);
    expect(existsSync(join(data, 'servers.json'))).toBe(false);
    expect((await take(data, text, ['--dry-run'])).out).toContain('1 server would be taken over');
  });

  test('--only chooses by name, and a name that is not in the file is told before anything is written', async () => {
    const data = temporary();
    const text = fileOf(server('One'), server('Two'), server('Bad', { address: '' }));
    expect((await take(data, text, ['--only', 'Two'])).code).toBe(0);
    expect(await names(data)).toEqual(['Two']);
    const missing = await take(data, text, ['--only', 'One', '--only', 'Thre\u001be']);
    expect(missing).toMatchObject({ code: 2, out: '' });
    expect(missing.err).toBe('steward: There is no server “Thre[U+001B]e”. Nothing was written.\n');
    expect(await names(data)).toEqual(['Two']);
  });

  test.each([
    ['no JSON', 'see attachment', 'not JSON'],
    ['another kind', '{"kind":"theme"}', 'another kind'],
    ['a newer version', '{"kind":"steward-servers","version":2,"servers":[]}', 'A newer Steward'],
    ['a damaged one', '{"kind":"steward-servers","version":1}', 'damaged'],
    ['too many', fileOf(...Array(501).fill(server('x'))), 'damaged'],
  ])('%s is refused with 2', async (_, text, said) => {
    const data = temporary();
    const { code, out, err } = await take(data, text);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(said);
    expect(existsSync(join(data, 'servers.json'))).toBe(false);
  });

  test('a file that is missing, and one that is too large', async () => {
    const data = temporary();
    const missing = await steward(['profiles', 'import', join(data, 'nope.json')], { dataFolder: data });
    expect(missing).toMatchObject({ code: 2, err: 'steward: There is no file “nope.json”.\n' });
    const large = await take(data, ' '.repeat(16 * 1024 * 1024 + 1));
    expect(large.code).toBe(2);
    expect(large.err).toContain('is too large');
  });

  test('a list that the organisation locks stays as it is, in a dry run too', async () => {
    const data = temporary();
    for (const args of [[], ['--dry-run']]) {
      const ended = await take(data, fileOf(server('One')), args, withPolicy({ servers: { locked: true } }));
      expect(ended).toMatchObject({ code: 77, out: '' });
      expect(ended.err).toContain('policy locks the list of servers');
    }
    expect(await names(data)).toEqual([]);
  });

  test('a server of the organisation’s policy counts as present', async () => {
    const around = withPolicy({ servers: { predefined: [server('One')] } });
    const { out } = await take(temporary(), fileOf(server('One')), [], around);
    expect(out).toContain('= Already there');
  });

  test('a folder that can’t be written', async ({ skip }) => {
    if (process.getuid?.() === 0) skip('root may write everywhere');
    const data = temporary();
    chmodSync(data, 0o500);
    const { code, err } = await take(data, fileOf(server('One')));
    expect(code).toBe(74);
    expect(err).toContain('EACCES');
  });

  test('the data folder is a file', async () => {
    const data = join(temporary(), 'file');
    writeFileSync(data, '');
    expect(await take(data, fileOf(server('One')))).toMatchObject({ code: 74, out: '' });
  });

  test('beside a shell that runs on the same folder nothing is lost, neither way', async () => {
    const data = temporary();
    const running = await shell(data);
    expect((await take(data, fileOf(server('From the file')))).code).toBe(0);
    const own: StoredProfile = {
      ...(JSON.parse(readFileSync(join(data, 'servers.json'), 'utf8')).data.profiles[0] as StoredProfile),
      id: 'own',
      name: 'From the console',
    };
    await running.add([own]);
    expect(running.list().profiles.map(({ name }) => name)).toEqual([
      'Sandbox',
      'From the file',
      'From the console',
    ]);
    const texts = Array.from({ length: 8 }, (_, index) => fileOf(server(`Server ${index}`)));
    const ended = await Promise.all([
      ...texts.map((text) => take(data, text)),
      running.add([{ ...own, id: 'second', name: 'Second' }]),
    ]);
    expect(ended.slice(0, 8)).toMatchObject(texts.map(() => ({ code: 0 })));
    expect((await names(data)).sort()).toEqual(
      ['From the console', 'From the file', 'Second', ...texts.map((_, index) => `Server ${index}`)].sort(),
    );
  });
});

describe('profiles list', () => {
  test('none', async () => {
    expect(await steward(['profiles', 'list'])).toMatchObject({
      code: 0,
      out: 'There are no servers but the sandbox.\n',
      err: '',
    });
  });

  test('the next start’s is marked, the organisation’s are named so, the lock is told', async () => {
    const data = temporary();
    await take(data, fileOf(server('One', { readOnly: true, signIn: 'token' }), server('Two')));
    const running = await shell(data);
    await running.choose(running.list().profiles[1]?.id ?? '');
    const around = {
      dataFolder: data,
      ...withPolicy({ servers: { predefined: [server('Theirs')], locked: true } }),
    };
    const { code, out } = await steward(['profiles', 'list'], around);
    expect(code).toBe(0);
    expect(out).toMatch(/^● Theirs /m);
    expect(out).toMatch(/^ {2}One .*Access token +not allowed +you/m);
    expect(out).toMatch(/Theirs .*read and write +organisation/m);
    expect(out).toContain('policy locks this list');
    const json = profilesListShape.parse(
      JSON.parse((await steward(['profiles', 'list', '--json'], around)).out),
    );
    expect(json.locked).toBe(true);
    expect(json.profiles.map(({ name, active, managed }) => [name, active, managed])).toEqual([
      ['Theirs', true, true],
      ['One', false, false],
      ['Two', false, false],
    ]);
  });

  test('a folder that was named and is not there is told, and not made', async () => {
    const data = join(temporary(), 'slip');
    for (const command of ['list', 'export']) {
      const { code, err } = await steward(['profiles', command, '--data', data]);
      expect(code).toBe(74);
      expect(err).toContain('ENOENT');
    }
    expect(existsSync(data)).toBe(false);
  });

  test('a damaged list is told, and kept', async () => {
    const data = temporary();
    writeFileSync(join(data, 'servers.json'), '{');
    const { code, err } = await steward(['profiles', 'list'], { dataFolder: data });
    expect(code).toBe(0);
    expect(err).toMatch(/damaged and could not be restored; it is kept as servers\.corrupt-/);
  });

  test('a policy that is refused is told', async () => {
    const { err } = await steward(['profiles', 'list'], withPolicy({ sevrers: {} }));
    expect(err).toContain(`The policy at ${linuxFile} is not used. Not known, or not a value`);
  });
});

describe('profiles export', () => {
  test('all, or by name; what comes out goes in again, and holds no secret', async () => {
    const data = temporary();
    const header = { name: 'X-Gate', value: null, secret: true };
    await take(data, fileOf(server('One', { headers: [header] }), server('Two'), server('Three')));
    // No shell ever writes a value into a header that is marked as secret.
    const running = await shell(data);
    const [, one] = running.list().profiles;
    const stored = running.get(one?.id ?? '');
    await running.replace({ ...stored, headers: [{ ...header, value: 'hunter2' }] });
    const every = await steward(['profiles', 'export'], { dataFolder: data });
    expect(every.out).not.toContain('hunter2');
    const some = await steward(['profiles', 'export', '--name', 'Three', '--name', 'One'], {
      dataFolder: data,
    });
    expect(some).toMatchObject({ code: 0, err: '' });
    expect(JSON.parse(some.out).servers).toMatchObject([
      { name: 'One', headers: [header] },
      { name: 'Three' },
    ]);
    const out = join(temporary(), 'servers.json');
    expect((await steward(['profiles', 'export', '--out', out], { dataFolder: data })).code).toBe(0);
    const other = temporary();
    mkdirSync(join(other, 'deep'));
    const taken = await steward(['profiles', 'import', out, '--data', join(other, 'deep', 'new')]);
    expect(taken.code).toBe(0);
    expect(await names(join(other, 'deep', 'new'))).toEqual(['One', 'Two', 'Three']);
  });

  test('none, and a name that is not there', async () => {
    const { code, out } = await steward(['profiles', 'export']);
    expect([code, JSON.parse(out).servers]).toEqual([0, []]);
    expect(await steward(['profiles', 'export', '--name', 'x'])).toMatchObject({ code: 2, out: '' });
  });
});
