/** Packages for tests: one of each family, with readers and writers in memory. */
import type { PackageTheme } from '#shared/rules/themes/package/manifest.ts';
import type { Asset, PackageDraft, ThemeDraft } from '#shared/rules/themes/package/theme-package.ts';
import { type PackageReading, type ReadOptions, readPackage } from '../read-package.ts';
import { writePackage } from '../write-package.ts';
import { bytesSource, type PositionedSink } from '../zip/bytes.ts';
import { png } from './pictures.ts';

export function assetOf(path: string, bytes: Uint8Array): Asset {
  const type = path.endsWith('.svg') ? 'image/svg+xml' : path.endsWith('.css') ? 'text/css' : 'image/png';
  return {
    path,
    type,
    bytes: bytes.length,
    async *open() {
      yield bytes;
    },
  };
}

type Said = Pick<PackageTheme, 'key' | 'family' | 'terminal' | 'style' | 'fields'>;

const themes: readonly Said[] = [
  {
    key: 'harbour',
    family: 'backTopic',
    terminal: 'pc',
    style: 'light',
    fields: {
      navigationBgColor: '#ffffff',
      primaryColor: '#1f5fae',
      navMenuFontSize: 14,
      titleName: 'Harbour',
      navMenuFontColor: '#1b2733',
      asideMenuColor: '#1b2733',
      bubbleColor: '#d1e3ff',
      titleShowWay: [
        { id: 'teamTitle', selected: true },
        { id: 'appTitle', selected: false },
        { id: 'browserTitle', selected: true },
      ],
    },
  },
  {
    key: 'dusk',
    family: 'backTopic',
    terminal: 'pcClient',
    style: 'client',
    fields: { topicLayout: 'mixed', navigationBgColor: '#1b2733', primaryColor: '#1f5fae' },
  },
  {
    key: 'lantern',
    family: 'featureTopic',
    terminal: 'special',
    style: null,
    fields: { createWay: 'ecode', ecode: 'lantern_2026', primaryColor: '#b3261e', bubbleColor: '#ffe0dd' },
  },
  {
    key: 'pocket',
    family: 'appTopic',
    terminal: 'h5',
    style: 'dark',
    fields: { topBgColor: '#1b2733', topTxtColor: '#ffffff', navShowTxt: 'show' },
  },
  {
    key: 'quiet',
    family: 'css',
    terminal: null,
    style: null,
    fields: { content: '.card {\n  border-radius: 6px;\n}\n' },
  },
];

/** Themes of every family, each with a picture where its family has one. */
export function sampleDraft(keys: readonly string[] = themes.map(({ key }) => key)): PackageDraft {
  const assets = new Map<string, Asset>();
  const made = themes
    .filter(({ key }) => keys.includes(key))
    .map((theme, index): ThemeDraft => {
      const name = theme.key.replace(/^./, (first) => first.toUpperCase());
      if (theme.family === 'css') return { ...theme, name, assets: [] };
      const path = `assets/${theme.key}/screenShot.png`;
      assets.set(path, assetOf(path, png(16, 10, [40 * index, 90, 160])));
      const fields = { ...theme.fields, screenShot: `asset:${path}` };
      return { ...theme, name, fields, assets: [{ field: 'screenShot', path, type: 'image/png' }] };
    });
  return {
    manifest: {
      format: 'steward-theme',
      version: 1,
      product: {},
      part: 'whole',
      author: 'Steward',
      licence: 'CC0-1.0',
      created: '2026-11-20T12:00:00Z',
      themes: made,
    },
    assets,
  };
}

export function memorySink(): PositionedSink & { readonly bytes: () => Buffer } {
  let content = Buffer.alloc(0);
  return {
    async write(pieces, position) {
      const bytes = Buffer.concat(pieces);
      if (content.length < position + bytes.length)
        content = Buffer.concat([content, Buffer.alloc(position + bytes.length - content.length)]);
      bytes.copy(content, position);
    },
    bytes: () => content,
  };
}

export async function packed(draft: PackageDraft = sampleDraft()): Promise<Buffer> {
  const sink = memorySink();
  await writePackage(sink, draft);
  return sink.bytes();
}

export function read(bytes: Uint8Array, options?: ReadOptions): Promise<PackageReading> {
  return readPackage(bytesSource(bytes), options);
}

export async function bytesOf(asset: Asset): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of asset.open()) pieces.push(Uint8Array.from(piece));
  return Buffer.concat(pieces);
}
