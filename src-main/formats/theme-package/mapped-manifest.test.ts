/** A platform's own theme archive, read through a mapping: its fields under Steward's names, its pictures unchanged. */
import { expect, it } from 'vitest';
import type { ThemeManifestKind } from '#shared/api/mapping/theme-manifests.ts';
import { bytesOf, packed, read } from './testing/packages.ts';
import { png } from './testing/pictures.ts';
import { type RawEntry, rawZip } from './testing/raw-zip.ts';

const kind: ThemeManifestKind = {
  name: 'Kestrel skins',
  manifest: 'skin/skin.json',
  themes: 'data.skins',
  names: {
    name: 'title',
    terminal: 'client',
    style: 'mode',
    'fields.primaryColor': 'colours.main',
    'fields.screenShot': 'preview',
  },
  words: {
    terminal: [{ ours: 'pc', theirs: 'WEB' }],
    style: [
      { ours: 'dark', theirs: 1 },
      { ours: 'light', theirs: 0 },
    ],
  },
};
const picture = png(8, 8, [10, 20, 30]);
const skin = {
  title: 'Harbour',
  client: 'WEB',
  mode: 1,
  colours: { main: '#204080' },
  preview: './img/shot.png',
  vendor: { id: 7 },
};
const entry = (name: string, data: string | Uint8Array): RawEntry => ({
  name,
  data: Buffer.from(data as never),
});
const archive = (manifest: unknown, ...more: RawEntry[]) =>
  rawZip([
    entry('skin/skin.json', typeof manifest === 'string' ? manifest : JSON.stringify(manifest)),
    entry('skin/img/shot.png', picture),
    entry('skin/readme.txt', 'made by Kestrel'),
    ...more,
  ]);
const whole = { data: { skins: [skin] } };

it('has its fields, its words and its pictures, and says through which kind it was read', async () => {
  const { report, package: found } = await read(archive(whole), { kinds: [kind] });
  expect(report.kind).toBe('package');
  expect(report.findings).toContainEqual({
    code: 'MAPPED',
    severity: 'note',
    details: { kind: 'Kestrel skins' },
  });
  expect(found?.manifest.themes).toMatchObject([
    {
      key: 'theme-1',
      family: 'backTopic',
      terminal: 'pc',
      style: 'dark',
      name: 'Harbour',
      fields: { primaryColor: '#204080', screenShot: 'asset:assets/1-screenShot.png' },
    },
  ]);
  const kept = found?.assets.get('assets/1-screenShot.png');
  expect(kept && (await bytesOf(kept)).equals(picture)).toBe(true);
  // The result is a package like any other.
  const again = found && (await read(await packed(found)));
  expect(again?.report).toMatchObject({ kind: 'package', findings: [] });
});

it('is the same in a folder that everything stands in', async () => {
  const inFolder = rawZip([
    entry('kestrel-1.2/skin/skin.json', JSON.stringify(whole)),
    entry('kestrel-1.2/skin/img/shot.png', picture),
  ]);
  const { report } = await read(inFolder, { kinds: [kind] });
  expect(report).toMatchObject({ kind: 'package', themes: [{ name: 'Harbour' }] });
});

it('takes what its kind adds, and a theme that is the whole manifest', async () => {
  const { themes: _, ...plain } = kind;
  const single: ThemeManifestKind = {
    ...plain,
    names: { name: 'title', 'fields.primaryColor': 'colours.main' },
    words: {},
    add: { terminal: 'h5', style: 'light' },
  };
  const { words: __, ...without } = single;
  const { package: found } = await read(archive(skin), { kinds: [without] });
  expect(found?.manifest.themes).toMatchObject([{ family: 'appTopic', terminal: 'h5', style: 'light' }]);
});

it.each<readonly [string, unknown, string]>([
  ['no JSON', '{', 'syntax'],
  ['a name twice', '{"data":{"skins":[]},"data":{"skins":[]}}', 'duplicate'],
  ['no list of themes', { data: {} }, 'data.skins'],
  ['none in it', { data: { skins: [] } }, 'data.skins'],
  [
    'more themes than any package',
    { data: { skins: Array.from({ length: 1001 }, () => skin) } },
    'data.skins',
  ],
  ['a terminal that nobody knows', { data: { skins: [{ ...skin, client: 'TV' }] } }, 'themes.0.terminal'],
  ['no name', { data: { skins: [{ ...skin, title: undefined }] } }, 'themes.0.name'],
  [
    'a field that is none',
    { data: { skins: [{ ...skin, colours: { main: {} } }] } },
    'themes.0.fields.primaryColor',
  ],
])('is refused by name: %s', async (_, manifest, reason) => {
  const { report, package: found } = await read(archive(manifest), { kinds: [kind] });
  expect(found).toBeUndefined();
  expect(report).toMatchObject({
    kind: 'refused',
    findings: [{ code: 'MANIFEST_INVALID', where: 'skin/skin.json', details: { reason } }],
  });
});

it('is looked at as any archive: what is no picture is none, and names lead nowhere', async () => {
  const lies = rawZip([
    entry('skin/skin.json', JSON.stringify(whole)),
    entry('skin/img/shot.png', '<svg onload="alert(1)">'),
  ]);
  expect((await read(lies, { kinds: [kind] })).report).toMatchObject({
    kind: 'refused',
    findings: [{ code: 'CONTENT_TYPE' }],
  });
  const outside = await read(archive(whole, entry('../evil.png', picture)), { kinds: [kind] });
  expect(outside.report.findings[0]?.code).toBe('NAME_TRAVERSAL');
  const elsewhere = { data: { skins: [{ ...skin, preview: '../../etc/shot.png' }] } };
  const { package: found } = await read(archive(elsewhere), { kinds: [kind] });
  // A path that leads out of the archive names no picture, and stays a text.
  expect(found?.assets.size).toBe(0);
});

it('without its kind it is another layout, and a manifest of ours comes first', async () => {
  expect((await read(archive(whole))).report.kind).toBe('unknown-zip');
  const { report } = await read(await packed(), { kinds: [{ ...kind, manifest: 'manifest.json' }] });
  expect(report.findings).toEqual([]);
});
