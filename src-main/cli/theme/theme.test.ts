/** `steward theme …` as a script sees it: streams, exit codes, and what lies on the disk. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { rawZip } from '../../formats/theme-package/testing/raw-zip.ts';
import { themeCheckShape, themeDiffShape, themeListShape } from '../render/json/theme.ts';
import { cellWidth } from '../render/text-table.ts';
import { samplesFolder, steward, temporary } from '../testing/steward.ts';
import { nameBeside } from './read-package.ts';

const sample = (name: string): string => join(samplesFolder, '../sample-themes', `${name}.steward-theme`);
const sound = ['standard', 'special', 'mobile', 'css', 'all', 'colours-only'];

test.each(sound)('%s: checked, unpacked and packed again it is the same file', async (name) => {
  expect(await steward(['theme', 'check', sample(name)])).toMatchObject({ code: 0, err: '' });
  const folder = join(temporary(), 'work');
  expect(await steward(['theme', 'unpack', sample(name), '--out', folder])).toMatchObject({
    code: 0,
    out: '',
    err: `Written to ${folder}\n`,
  });
  const again = join(temporary(), 'again.steward-theme');
  expect(await steward(['theme', 'pack', folder, '--out', again, '--quiet'])).toMatchObject({
    code: 0,
    out: '',
  });
  expect(readFileSync(again).equals(readFileSync(sample(name)))).toBe(true);
});

test('a package is signed with the installation’s key where that is wanted; a changed one is refused', async () => {
  const [dataFolder, folder] = [temporary(), join(temporary(), 'work')];
  await steward(['theme', 'unpack', sample('standard'), '--out', folder]);
  const signed = join(temporary(), 'signed.steward-theme');
  const packed = await steward(['theme', 'pack', folder, '--sign', '--out', signed], { dataFolder });
  expect(packed.code).toBe(0);
  const { out: fingerprint } = await steward(['key', 'show'], { dataFolder });
  expect(packed.out).toContain(`Signed with the key ${fingerprint.trim()}.`);
  const again = join(temporary(), 'work');
  await steward(['theme', 'unpack', signed, '--out', again]);
  const manifest = readFileSync(join(again, 'manifest.json'), 'utf8');
  const forged = manifest.replace(/"name": "[^"]+"/, '"name": "Forged"');
  const path = join(temporary(), 'forged.zip');
  const pictures = readdirSync(join(again, 'assets'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  writeFileSync(
    path,
    rawZip([
      ...pictures.map((file) => ({
        name: file.slice(again.length + 1).replaceAll('\\', '/'),
        data: readFileSync(file),
      })),
      { name: 'manifest.json', data: Buffer.from(forged) },
    ]),
  );
  const checked = await steward(['theme', 'check', path]);
  expect(checked).toMatchObject({ code: 2, out: expect.stringContaining('[SIGNATURE_WRONG]') });
  // Packed anew by hand it bears no signature.
  writeFileSync(join(again, 'manifest.json'), forged);
  const anew = await steward(['theme', 'pack', again, '--out', join(temporary(), 'anew.steward-theme')]);
  expect(anew.out).not.toContain('[SIGNED]');
});

test('a refused package is said with its names, in both languages, and nothing is unpacked', async () => {
  const { code, out } = await steward(['theme', 'check', sample('broken')]);
  expect(code).toBe(2);
  expect(out).toContain('Refused');
  for (const name of ['NAME_TRAVERSAL', 'NAME_RESERVED', 'ENTRY_EXTENSION'])
    expect(out).toContain(`[${name}]`);
  const chinese = await steward(['theme', 'check', '--language', 'zh-CN', sample('broken')]);
  expect(chinese.out).toContain('名称指向解压文件夹之外。');
  const folder = temporary();
  const unpacked = await steward(['theme', 'unpack', sample('broken'), '--out', join(folder, 'x')]);
  expect(unpacked.code).toBe(2);
  expect(unpacked.err).toContain('[NAME_TRAVERSAL]');
  expect(readdirSync(folder)).toEqual([]);
});

test('a zip of another layout is 0, and 1 where a browser runs something of it, which is named', async () => {
  const zipOf = (files: Readonly<Record<string, string>>) => {
    const path = join(temporary(), 'skin.zip');
    const entries = Object.entries(files).map(([name, text]) => ({ name, data: Buffer.from(text) }));
    writeFileSync(path, rawZip(entries));
    return path;
  };
  const plain = await steward(['theme', 'check', zipOf({ 'theme.json': '{}' })]);
  expect(plain).toMatchObject({ code: 0, out: expect.not.stringContaining('[RUNS]') });
  const running = zipOf({ 'theme.json': '{}', 'page.html': '<p>', 'menu.js': 'alert(1)' });
  const { code, out } = await steward(['theme', 'check', running]);
  expect(code).toBe(1);
  expect(out).toContain('Zip of another layout');
  for (const name of ['page.html', 'menu.js']) expect(out).toMatch(new RegExp(`${name}: .+ \\[RUNS\\]`));
  const chinese = await steward(['theme', 'check', '--language', 'zh-CN', running]);
  expect(chinese.out).toContain('浏览器会运行其中的内容');
});

test('colours that are hard to read are listed pair by pair, in both languages: two of one field are two lines', async () => {
  const folder = join(temporary(), 'work');
  await steward(['theme', 'unpack', sample('special'), '--out', folder]);
  const manifest = join(folder, 'manifest.json');
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('"#a3231c"', '"#ffee00"'));
  const pale = join(folder, 'pale.steward-theme');
  await steward(['theme', 'pack', folder, '--out', pale]);
  const { out } = await steward(['theme', 'check', pale]);
  expect(out).toContain('Hard to read: White on a button in the main colour, contrast ');
  expect(out).toContain('Hard to read: Link in the main colour on a white page, contrast ');
  const chinese = await steward(['theme', 'check', '--language', 'zh-CN', pale]);
  expect(chinese.out).toMatch(/难以辨认：.+，对比度 /);
});

test('check --json is its schema, and the worst of several files counts', async () => {
  const { code, out } = await steward(['theme', 'check', '--json', sample('all'), sample('broken')]);
  expect(code).toBe(2);
  const { files } = themeCheckShape.parse(JSON.parse(out));
  expect(files.map(({ kind, themes }) => [kind, themes.length])).toEqual([
    ['package', 5],
    ['refused', 0],
  ]);
});

test('a value that a field can’t have: 1, with its place', async () => {
  const folder = join(temporary(), 'work');
  await steward(['theme', 'unpack', sample('special'), '--out', folder]);
  const manifest = join(folder, 'manifest.json');
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('"#a3231c"', '"crimson"'));
  const { code, out } = await steward(['theme', 'pack', folder, '--out', join(folder, 'x.steward-theme')]);
  expect(code).toBe(1);
  expect(out).toContain('lantern.primaryColor');
});

test('list: a table, and JSON by its schema', async () => {
  const { code, out } = await steward(['theme', 'list', sample('all')], { columns: 80 });
  expect(code).toBe(0);
  expect(
    out
      .split('\n')
      .slice(1)
      .filter((line) => cellWidth(line) > 80),
  ).toEqual([]);
  expect(out).toMatch(/harbour +Harbour +Standard +Web +Light/);
  const json = await steward(['theme', 'list', '--json', sample('all'), sample('broken')]);
  expect(json.code).toBe(2);
  expect(json.err).toContain('NAME_TRAVERSAL');
  const { packages } = themeListShape.parse(JSON.parse(json.out));
  expect(packages.flatMap(({ themes }) => themes.map(({ key, pictures }) => [key, pictures]))).toEqual([
    ['harbour', 2],
    ['dusk', 1],
    ['lantern', 1],
    ['pocket', 1],
    ['quiet', 0],
  ]);
});

test('diff: nothing, fields, themes; and JSON by its schema', async () => {
  expect(await steward(['theme', 'diff', sample('all'), sample('all')])).toMatchObject({ code: 0 });
  const { code, out } = await steward(['theme', 'diff', sample('standard'), sample('colours-only')]);
  expect(code).toBe(4);
  expect(out).toContain('Menu font size: 14 → –');
  // A choice is shown by its label.
  expect(out).toContain('Menu entries show: Icon and text → –');
  expect(out).toContain('Holds: Whole themes → ');
  expect(out).toContain('- Dusk (dusk): gone');
  const json = await steward(['theme', 'diff', '--json', sample('standard'), sample('colours-only')]);
  const { same, themes } = themeDiffShape.parse(JSON.parse(json.out));
  expect([same, themes.map(({ state }) => state)]).toEqual([false, ['changed', 'removed']]);
  expect((await steward(['theme', 'diff', sample('all'), sample('broken')])).code).toBe(2);
});

test('an existing file is not overwritten, and a missing one is named', async () => {
  const folder = temporary();
  mkdirSync(join(folder, 'there'));
  const unpacked = await steward(['theme', 'unpack', sample('css'), '--out', join(folder, 'there')]);
  expect(unpacked).toMatchObject({ code: 73, err: expect.stringContaining('exists already') });
  const work = join(folder, 'work');
  await steward(['theme', 'unpack', sample('css'), '--out', work]);
  const out = join(folder, 'x.steward-theme');
  writeFileSync(out, 'mine');
  expect((await steward(['theme', 'pack', work, '--out', out])).code).toBe(73);
  expect(readFileSync(out, 'utf8')).toBe('mine');
  expect((await steward(['theme', 'pack', work, '--out', out, '--force'])).code).toBe(0);
  expect(await steward(['theme', 'check', join(folder, 'none.zip')])).toMatchObject({
    code: 2,
    err: expect.stringContaining('There is no file'),
  });
  expect((await steward(['theme', 'pack', join(folder, 'there'), '--out', join(folder, 'y')])).code).toBe(2);
  expect((await steward(['theme', 'check', folder])).code).toBe(2);
});

test.skipIf(process.platform === 'win32')('a pipe that nobody writes to is waited for by none', async () => {
  const folder = temporary();
  const pipe = join(folder, 'manifest.json');
  execFileSync('sh', ['-c', 'mkfifo "$1"', 'sh', pipe]);
  for (const args of [
    ['check', pipe],
    ['pack', folder, '--out', join(folder, 'x')],
  ])
    expect(await steward(['theme', ...args])).toMatchObject({
      code: 2,
      err: expect.stringContaining('EINVAL'),
    });
});

test.each([
  ['themes/harbour.steward-theme', '', 'harbour'],
  ['/a/old.ZIP', '', 'old'],
  ['work/', '.steward-theme', 'work.steward-theme'],
  ['.', '.steward-theme', `${basename(process.cwd())}.steward-theme`],
])('without --out what is made of %s is called after it', (path, ending, name) => {
  expect(nameBeside(path, ending)).toBe(name);
});

test('the standard input is a package, too', async () => {
  const input = readFileSync(sample('mobile'));
  expect(await steward(['theme', 'check', '-'], { input })).toMatchObject({
    code: 0,
    out: expect.stringContaining('standard input: Theme package'),
  });
  expect(await steward(['theme', 'list', '-'], { input })).toMatchObject({
    code: 0,
    out: expect.stringContaining('standard input: Whole themes'),
  });
});

test.each([
  [['theme'], 'Say what to do'],
  [['theme', 'chek', 'x'], 'Did you mean “theme check”?'],
  [['theme', 'check'], 'Name the theme package'],
  [['theme', 'pack'], 'Name the folder'],
  [['theme', 'diff', 'a'], 'Name the two files that are compared: steward theme diff A B'],
])('%j is not understood', async (args, said) => {
  const { code, err } = await steward(args);
  expect(code).toBe(64);
  expect(err).toContain(said);
});

const without = { env: { LANG: 'en_US.UTF-8', CHROMIUM_PATH: '/nowhere/chromium' } };

test('preview: without a browser it says what to install, and a theme has to be named', async () => {
  expect(await steward(['theme', 'preview', sample('mobile')], without)).toMatchObject({
    code: 69,
    out: '',
    err: expect.stringContaining('CHROMIUM_PATH'),
  });
  // Any executable will do: it is not started in this test.
  const some = { env: { LANG: 'en_US.UTF-8', CHROMIUM_PATH: process.execPath } };
  const unnamed = await steward(['theme', 'preview', sample('all')], some);
  expect(unnamed).toMatchObject({
    code: 64,
    err: expect.stringContaining('harbour, dusk, lantern, pocket, quiet'),
  });
  expect((await steward(['theme', 'preview', sample('broken')], some)).code).toBe(2);
  const css = await steward(['theme', 'preview', sample('css')], some);
  expect(css).toMatchObject({ code: 2, err: expect.stringContaining('no frame to draw') });
});

test('a platform’s own archive is checked, listed and unpacked through a mapping', async () => {
  const folder = temporary();
  const theirs = join(folder, 'skins.zip');
  const manifest = { skins: [{ title: 'Harbour', client: 'WEB', colours: { main: '#204080' } }] };
  writeFileSync(theirs, rawZip([{ name: 'skin.json', data: Buffer.from(JSON.stringify(manifest)) }]));
  const mapping = join(folder, 'office.steward-mapping');
  const kind = {
    name: 'Kestrel skins',
    manifest: 'skin.json',
    themes: 'skins',
    names: { name: 'title', terminal: 'client', 'fields.primaryColor': 'colours.main' },
    words: { terminal: [{ ours: 'pc', theirs: 'WEB' }] },
    add: { style: 'dark' },
  };
  writeFileSync(mapping, JSON.stringify({ format: 'steward.mapping', version: 1, themeManifests: [kind] }));
  expect((await steward(['theme', 'list', theirs])).code).toBe(2);
  const { code, out } = await steward(['theme', 'check', theirs, '--mapping', mapping]);
  expect([code, out]).toEqual([0, expect.stringContaining('Read through a mapping, as “Kestrel skins”.')]);
  const listed = await steward(['theme', 'list', theirs, '--mapping', mapping, '--json']);
  expect(JSON.parse(listed.out)).toMatchObject({
    packages: [{ themes: [{ name: 'Harbour', terminal: 'pc' }] }],
  });
  const work = join(folder, 'work');
  expect((await steward(['theme', 'unpack', theirs, '--mapping', mapping, '--out', work])).code).toBe(0);
  const made = join(folder, 'made.steward-theme');
  expect((await steward(['theme', 'pack', work, '--out', made])).code).toBe(0);
  expect((await steward(['theme', 'check', made])).code).toBe(0);
  const other = join(folder, 'other.steward-mapping');
  writeFileSync(other, JSON.stringify({ format: 'steward.mapping', version: 1 }));
  expect(await steward(['theme', 'check', theirs, '--mapping', other])).toMatchObject({
    code: 64,
    err: expect.stringContaining('does not describe theme archives'),
  });
});
