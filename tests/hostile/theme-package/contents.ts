/** Contents that are not what their name says, that run or fetch something, and manifests that are none. */
import { crc32 } from 'node:zlib';
import { gifWith, jpegWith, webpWith } from '#shared/kit/pictures/testing/noted-pictures.ts';
import { png, pngHead } from '../../../src-main/formats/theme-package/testing/pictures.ts';
import { type RawEntry, rawZip } from '../../../src-main/formats/theme-package/testing/raw-zip.ts';
import { goodManifest, type HostileCase, manifestEntry, withEntry } from './hostile-case.ts';

const entry = (
  title: string,
  name: string,
  data: string | Buffer,
  code: HostileCase['code'],
): HostileCase => ({
  title: `content: ${title}`,
  zip: withEntry({ name, data: Buffer.from(data as string), method: 8 } as RawEntry),
  code,
});
const svg = (title: string, inside: string): HostileCase =>
  entry(
    `SVG with ${title}`,
    'assets/a.svg',
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${inside}</svg>`,
    'CONTENT_TYPE',
  );
const css = (title: string, text: string): HostileCase =>
  entry(`CSS with ${title}`, 'assets/a.css', text, 'CONTENT_TYPE');
const manifest = (
  title: string,
  said: unknown,
  code: HostileCase['code'] = 'MANIFEST_INVALID',
): HostileCase => ({
  title: `manifest: ${title}`,
  zip: rawZip([manifestEntry(said)]),
  code,
});
const [theme] = goodManifest.themes;
const withTheme = (changes: object) => ({ ...goodManifest, themes: [{ ...theme, ...changes }] });
const picture = png(2, 2, [1, 2, 3]);
const asset = {
  field: 'screenShot',
  path: 'assets/a.png',
  bytes: picture.length,
  type: 'image/png',
  sha256: '0'.repeat(64),
};
const pictured = (changes: object, path = 'assets/a.png') =>
  withTheme({
    key: 'lantern',
    family: 'featureTopic',
    terminal: 'special',
    fields: { screenShot: `asset:${path}` },
    assets: [{ ...asset, path, ...changes }],
  });

export const contentCases: readonly HostileCase[] = [
  entry('HTML as PNG', 'assets/a.png', '<html><script>alert(1)</script></html>', 'CONTENT_TYPE'),
  entry('SVG as PNG', 'assets/a.png', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'CONTENT_TYPE'),
  entry('zip as PNG', 'assets/a.png', rawZip([{ name: 'x.txt' }]), 'CONTENT_TYPE'),
  entry('PNG as JPEG', 'assets/a.jpg', picture, 'CONTENT_TYPE'),
  entry('PNG 60000×60000', 'assets/a.png', pngHead(60_000, 60_000), 'BOMB_SIZE'),
  entry('PNG 6000×6000 of 100 bytes', 'assets/a.png', fewBytes(), 'CONTENT_TYPE'),
  entry('PNG that is cut off', 'assets/a.png', picture.subarray(0, -20), 'CONTENT_TYPE'),
  entry('JPEG that is cut off', 'assets/a.jpg', Buffer.from(jpegWith()).subarray(0, -2), 'CONTENT_TYPE'),
  entry('GIF of 40,000,000 pixels in a few bytes', 'assets/a.gif', gifOf(8000, 5000, 1), 'CONTENT_TYPE'),
  entry('GIF of 2,000 frames', 'assets/a.gif', gifOf(8, 6, 2000), 'BOMB_SIZE'),
  entry('WebP that is cut off', 'assets/a.webp', Buffer.from(webpWith()).subarray(0, -4), 'CONTENT_TYPE'),
  entry('binary as text', 'note.txt', Buffer.from('a\0b'), 'CONTENT_TYPE'),
  entry('text that is no UTF-8', 'note.txt', Buffer.from('ff41', 'hex'), 'CONTENT_TYPE'),
  entry('HTML as CSS', 'assets/a.css', '<!doctype html><title>404</title>', 'CONTENT_TYPE'),
  // Texts that a careless pattern would take hours for.
  ...(
    [
      ['document types', '<!doctype'],
      ['blanks', 'attributename= '],
      ['comments', '/*'],
      ['handlers', ' onload'],
      ['links', 'href'],
    ] as const
  ).map(([title, part]) =>
    entry(`SVG of a megabyte of ${title}`, 'assets/a.svg', slow(part), 'CONTENT_TYPE'),
  ),
  entry('5 MB as SVG', 'assets/a.svg', Buffer.from(randomText(5 * 1024 ** 2)), 'BOMB_SIZE'),
  svg('script', '<script>alert(1)</script>'),
  svg('script under a prefix', '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>'),
  svg('foreignObject', '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'),
  svg('external href', '<image href="https://example.org/a.png"/>'),
  svg('external xlink:href', '<use xlink:href="//example.org/a.svg#b"/>'),
  svg('javascript href', '<a href="javascript:alert(1)"><path/></a>'),
  svg('escaped javascript href', '<a href="&#106;avascript:alert(1)"><path/></a>'),
  svg('SVG in a data href', '<use href="data:image/svg+xml,x"/>'),
  svg('event handler', '<path onload="alert(1)"/>'),
  svg('animated href', '<a><animate attributeName="href" to="javascript:alert(1)"/></a>'),
  svg('external style', '<style>@import "https://example.org/a.css";</style>'),
  svg('external paint', '<path fill="url(https://example.org/a.svg#b)"/>'),
  svg('entity', '<!ENTITY a "b">'),
  css('@import', '@import "https://example.org/a.css";'),
  css('url()', '.a { background: url(https://example.org/a.png) }'),
  css('escaped url()', '.a { background: \\75 rl(//example.org/a.png) }'),
  css(
    'url() behind a string that looks like a comment',
    '.a::before { content: "/*"; background: url(//example.org/a.png); quotes: "*/" }',
  ),
  css('expression()', '.a { width: expression(alert(1)) }'),
  css('image-set()', '.a { background: image-set("https://example.org/a.png" 1x) }'),
  manifest('no JSON', '{"format":'),
  manifest(
    'no UTF-8',
    Buffer.from('7b22ff227d', 'hex')
      .toString('latin1')
      .replace(/\u00ff/, '\ud800'),
  ),
  {
    title: 'manifest: 50 MB',
    zip: rawZip([
      {
        name: 'manifest.json',
        packed: Buffer.alloc(1_000_000),
        method: 8,
        size: 50 * 1024 ** 2,
        crc: crc32(''),
      },
    ]),
    code: 'BOMB_SIZE',
  },
  manifest('10,000 deep', `{"format":"steward-theme","a":${'['.repeat(10_000)}${']'.repeat(10_000)}}`),
  manifest('name twice', '{"format":"steward-theme","version":1,"version":1}'),
  manifest('__proto__', '{"format":"steward-theme","__proto__":{"version":1}}'),
  manifest('future version', { ...goodManifest, version: 2 }),
  manifest('unknown member', { ...goodManifest, script: 'x' }),
  manifest('no theme', { ...goodManifest, themes: [] }),
  manifest('theme twice', { ...goodManifest, themes: [theme, theme] }),
  manifest('another family than the terminal’s', withTheme({ terminal: 'pc', style: 'dark' })),
  manifest('style of another terminal', withTheme({ family: 'backTopic', terminal: 'pc', style: 'client' })),
  manifest('field named __proto__', JSON.stringify(goodManifest).replace('"content":', '"__proto__":')),
  manifest(
    'twenty thousand fields',
    withTheme({ fields: Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`f${at}`, 0])) }),
  ),
  manifest('a day that is none', { ...goodManifest, created: '2026-13-41T00:00:00Z' }),
  manifest('text of 200,000 characters', withTheme({ fields: { content: 'x'.repeat(200_000) } })),
  manifest(
    'signature of something else',
    {
      ...goodManifest,
      signature: { key: `${'A'.repeat(43)}=`, value: `${'A'.repeat(86)}==` },
    },
    'SIGNATURE_WRONG',
  ),
  manifest('picture that no field names', withTheme({ assets: [asset] })),
  manifest('path out of assets', pictured({}, '../a.png')),
  manifest('picture that is missing', pictured({}), 'ASSET_MISSING'),
  {
    title: 'manifest: another picture than it says',
    zip: rawZip([manifestEntry(pictured({})), { name: 'assets/a.png', data: picture }]),
    code: 'ASSET_DIFFERS',
  },
  {
    title: 'manifest: another size than it says',
    zip: rawZip([manifestEntry(pictured({ bytes: 5 })), { name: 'assets/a.png', data: picture }]),
    code: 'ASSET_DIFFERS',
  },
  {
    title: 'manifest: another type than it says',
    zip: rawZip([manifestEntry(pictured({ type: 'image/gif' })), { name: 'assets/a.png', data: picture }]),
    code: 'CONTENT_TYPE',
  },
];

function fewBytes(): Buffer {
  const bytes = png(100, 100, [1, 2, 3]);
  bytes.writeUInt32BE(6000, 16);
  bytes.writeUInt32BE(6000, 20);
  return bytes;
}

function gifOf(width: number, height: number, frames: number): Buffer {
  return Buffer.from(gifWith({ width, height, frames }));
}

/** Ends in what is refused, so that all of it is looked at; stored as noise, which no ratio refuses. */
function slow(part: string): string {
  const lines = randomText(300_000).match(/.{1,300}/g) ?? [];
  return `<svg>${lines.map((line) => `${line.replaceAll('<svg>', '')}${part.repeat(60)}`).join('')}<script>`;
}

/** Not to be packed well, so that its size is what is refused. */
function randomText(length: number): string {
  let state = 7;
  const next = (): string => {
    state = (state * 48_271) % 2_147_483_647;
    return state.toString(36);
  };
  const parts: string[] = ['<svg>'];
  for (let size = 5; size < length; size += parts.at(-1)?.length ?? 1) parts.push(next());
  return parts.join('');
}
