import { expect, test } from 'vitest';
import type { ThemeDraft } from '#shared/rules/themes/package/theme-package.ts';
import { assetOf, bytesOf, memorySink, packed, read, sampleDraft } from './testing/packages.ts';
import { png } from './testing/pictures.ts';
import { rawZip } from './testing/raw-zip.ts';
import { writePackage } from './write-package.ts';

const families = ['harbour', 'dusk', 'lantern', 'pocket', 'quiet'];

test.each(families)('%s: written, read and written again it is the same bytes', async (key) => {
  const first = await packed(sampleDraft([key]));
  const { report, package: found } = await read(first);
  expect(report).toMatchObject({ kind: 'package', findings: [], bytes: first.length });
  expect(report.themes.map((theme) => theme.key)).toEqual([key]);
  expect(found && (await packed(found)).equals(first)).toBe(true);
});

test('all families in one package, with their pictures', async () => {
  const draft = sampleDraft();
  const { report, package: found } = await read(await packed(draft));
  expect(report.kind).toBe('package');
  expect(report.themes.map(({ key }) => key)).toEqual(families);
  for (const [path, asset] of draft.assets) {
    const kept = found?.assets.get(path);
    expect(kept && (await bytesOf(kept)).equals(await bytesOf(asset))).toBe(true);
  }
});

test('the order in which an object was built says nothing', async () => {
  const draft = sampleDraft();
  const turned = {
    manifest: {
      ...Object.fromEntries(Object.entries(draft.manifest).reverse()),
      themes: draft.manifest.themes.map((theme) => ({
        ...theme,
        fields: Object.fromEntries(Object.entries(theme.fields).reverse()),
      })),
    } as unknown as typeof draft.manifest,
    assets: new Map([...draft.assets].reverse()),
  };
  expect((await packed(turned)).equals(await packed(draft))).toBe(true);
});

test('pictures of many pieces and texts of many bytes', async () => {
  const path = 'assets/harbour/screenShot.png';
  const large = png(8, 8, [1, 2, 3], 9 * 1024 ** 2);
  const draft = sampleDraft(['harbour']);
  const first = await packed({ ...draft, assets: new Map([[path, assetOf(path, large)]]) });
  const { report, package: found } = await read(first);
  expect(report.kind).toBe('package');
  expect(found && (await packed(found)).equals(first)).toBe(true);
});

test('a picture that is none is not written, nor one that is another than was said', async () => {
  const path = 'assets/harbour/screenShot.png';
  const draft = sampleDraft(['harbour']);
  const text = new Map([[path, assetOf(path, Buffer.from('<html>'))]]);
  await expect(writePackage(memorySink(), { ...draft, assets: text })).rejects.toThrow('CONTENT_TYPE');
  await expect(writePackage(memorySink(), { ...draft, assets: new Map() })).rejects.toThrow('ASSET_MISSING');
  const { package: found } = await read(await packed(draft));
  if (!found) throw new Error('not read');
  const other = new Map([[path, assetOf(path, png(16, 10, [9, 9, 9]))]]);
  await expect(writePackage(memorySink(), { ...found, assets: other })).rejects.toThrow('ASSET_DIFFERS');
});

test('a wrong field of a theme is named', async () => {
  const draft = sampleDraft(['harbour', 'quiet']);
  const [harbour, quiet] = draft.manifest.themes;
  if (!harbour || !quiet) throw new Error('no themes');
  const themes: ThemeDraft[] = [
    { ...harbour, fields: { ...harbour.fields, primaryColor: 'red', navMenuFontSize: 3, deptId: 'D1' } },
    { ...quiet, fields: { content: '@import "x.css";\n.a { color: red; }' } },
  ];
  const { report } = await read(await packed({ ...draft, manifest: { ...draft.manifest, themes } }));
  const said = report.themes.flatMap(({ findings }) => findings.map(({ code, where }) => `${code} ${where}`));
  expect(said).toEqual([
    'FIELD_OUTSIDE harbour.deptId',
    'FIELD_INVALID harbour.navMenuFontSize',
    'FIELD_INVALID harbour.primaryColor',
    'CSS_DROPPED quiet.content',
  ]);
});

test('bounds of versions, pictures that nobody uses, files of systems', async () => {
  const draft = sampleDraft(['quiet']);
  const bounded = { ...draft, manifest: { ...draft.manifest, product: { min: '2.0.0' } } };
  const bytes = await packed(bounded);
  expect((await read(bytes, { productVersion: '1.9.3' })).report.findings).toEqual([
    { code: 'PRODUCT_VERSION', severity: 'problem', details: { min: '2.0.0', max: '…' } },
  ]);
  expect((await read(bytes, { productVersion: '2.0.0-rc.1' })).report.findings).toEqual([]);
  const manifest = Buffer.from(
    JSON.stringify({
      ...draft.manifest,
      themes: draft.manifest.themes.map((one) => ({ ...one, assets: [] })),
    }),
  );
  const zip = rawZip([
    { name: 'quiet/' },
    { name: 'quiet/manifest.json', data: manifest, method: 8 },
    { name: 'quiet/assets/spare.png', data: png(2, 2, [0, 0, 0]) },
    { name: '__MACOSX/quiet/._manifest.json', data: Buffer.from([0, 5, 22, 7]) },
  ]);
  const { report } = await read(zip);
  expect(report.kind).toBe('package');
  expect(report.findings.map(({ code, where }) => [code, where])).toEqual([
    ['SYSTEM_FILE', '__MACOSX/quiet/._manifest.json'],
    ['ASSET_UNUSED', 'assets/spare.png'],
  ]);
});

test('a zip of another layout passes, unless a package is asked for', async () => {
  const zip = rawZip([
    { name: 'theme.json', data: Buffer.from('{"topicName":"x"}') },
    { name: 'img/logo.png', data: png(3, 3, [1, 1, 1]) },
    { name: 'css/page.css', data: Buffer.from('.a{background:url(../img/logo.png)}'), method: 8 },
  ]);
  expect((await read(zip)).report).toMatchObject({
    kind: 'unknown-zip',
    findings: [{ code: 'LAYOUT_UNKNOWN', severity: 'note' }],
  });
  expect((await read(zip, { expects: 'package' })).report).toMatchObject({
    kind: 'refused',
    findings: [{ code: 'MANIFEST_MISSING' }],
  });
});

test.each([
  ['runs', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['has a handler', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['loads something', '<svg xmlns="http://www.w3.org/2000/svg"><image href="https://evil.example/x"/></svg>'],
])('a zip of another layout with an SVG that %s is refused by its name', async (_, svg) => {
  const zip = (picture: string) =>
    rawZip([
      { name: 'theme.json', data: Buffer.from('{"topicName":"x"}') },
      { name: 'img/mark.svg', data: Buffer.from(picture), method: 8 },
    ]);
  expect((await read(zip(svg))).report).toMatchObject({
    kind: 'refused',
    findings: [{ code: 'CONTENT_TYPE', severity: 'refused', where: 'img/mark.svg' }],
  });
  const plain = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h1v1z"/></svg>';
  expect((await read(zip(plain))).report.kind).toBe('unknown-zip');
});

test('it can be ended, and a source that fails is no finding', async () => {
  const bytes = await packed();
  const ended = AbortSignal.abort(new Error('ended'));
  await expect(read(bytes, { signal: ended })).rejects.toThrow('ended');
  await expect(writePackage(memorySink(), sampleDraft(), { signal: ended })).rejects.toThrow('ended');
});

test.each(['My Theme', '主题（新）', 'Theme [v2] & more', 'Thème d’été', '春节 2026.1'])(
  'the folder around a package may be called %s',
  async (folder) => {
    const manifest = {
      format: 'steward-theme',
      version: 1,
      product: {},
      created: '2026-11-20T12:00:00Z',
      part: 'whole',
    };
    const theme = {
      key: 'quiet',
      family: 'css',
      terminal: null,
      style: null,
      name: 'Quiet',
      fields: {},
      assets: [],
    };
    const data = Buffer.from(JSON.stringify({ ...manifest, themes: [theme] }));
    const entries = [
      { name: `${folder}/` },
      { name: `${folder}/manifest.json`, data },
      { name: `__MACOSX/._${folder}`, data: Buffer.from('000516070002000000', 'hex') },
      { name: `__MACOSX/${folder}/._manifest.json`, data: Buffer.from('000516070002000000', 'hex') },
    ];
    const { report } = await read(rawZip(entries));
    expect(report.findings.filter(({ severity }) => severity === 'refused')).toEqual([]);
    expect(report.kind).toBe('package');
  },
);
