/** Notes of pictures (place, camera, texts) are told by the report and left out of what is used of a package. */
import { expect, test } from 'vitest';
import {
  exif,
  gifExtension,
  gifWith,
  joinBytes,
  jpegSegment,
  jpegWith,
  pngWith,
  webpChunk,
  webpWith,
} from '#shared/kit/pictures/testing/noted-pictures.ts';
import { pngChunk } from '#shared/kit/pictures/parts/png-chunk.ts';
import { assetTypeOf } from '#shared/rules/themes/package/asset-types.ts';
import { assetOf, bytesOf, packed, read, sampleDraft } from './testing/packages.ts';
import { png } from './testing/pictures.ts';

const behind = Buffer.from('<script>alert(1)</script>');
const large = png(8, 8, [1, 2, 3], 9 * 1024 ** 2);
const notes = Buffer.from(pngChunk('eXIf', exif()));

test.each<[string, string, Uint8Array, Uint8Array, string]>([
  ['a place in a PNG', 'a.png', pngWith(notes), pngWith(), 'place exif'],
  ['a script behind a PNG', 'a.png', joinBytes(pngWith(), behind), pngWith(), 'behind'],
  [
    'a place in a JPEG',
    'a.jpg',
    jpegWith(jpegSegment(0xe1, joinBytes(Buffer.from('Exif\0\0'), exif()))),
    jpegWith(),
    'place exif',
  ],
  [
    'a comment in an SVG',
    'a.svg',
    Buffer.from('<!-- by Ada --><svg xmlns="http://www.w3.org/2000/svg"/>'),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'comment',
  ],
  ['a comment in a GIF', 'a.gif', gifWith({}, gifExtension(0xfe, '', 'by Ada')), gifWith(), 'comment'],
  [
    'a place in a PNG of many pieces',
    'a.png',
    Buffer.concat([large.subarray(0, 33), notes, large.subarray(33)]),
    large,
    'place exif',
  ],
])('%s', async (_, name, noted, clean, kinds) => {
  const path = `assets/${name}`;
  const draft = withPicture(path, noted);
  const { report, package: found } = await read(await packed(draft));
  const asset = found?.assets.get(path);
  if (!found || !asset) throw new Error('not read');
  expect((await bytesOf(asset)).equals(Buffer.from(clean))).toBe(true);
  const [finding] = report.findings;
  expect(finding).toMatchObject({ code: 'PICTURE_NOTES', severity: 'note', where: path });
  expect(String(finding?.details?.kinds).split(' ').sort()).toEqual(kinds.split(' ').sort());
  // A package that is written of the read one has the checksums of pictures without notes.
  const again = await read(await packed(found));
  expect(again.report.findings).toEqual([]);
  expect(again.package?.manifest).toEqual(found.manifest);
});

test('a picture of many pieces without notes is read as it is, and written anew the same', async () => {
  const path = 'assets/a.webp';
  const first = await packed(withPicture(path, webpWith()));
  const { report, package: found } = await read(first);
  expect(report.findings).toEqual([]);
  expect(found && (await packed(found)).equals(first)).toBe(true);
  const noted = await read(await packed(withPicture(path, webpWith(webpChunk('EXIF', exif())))));
  expect(noted.report.findings[0]?.details).toMatchObject({ kinds: 'exif place' });
});

function withPicture(path: string, bytes: Uint8Array) {
  const draft = sampleDraft(['harbour']);
  const [theme] = draft.manifest.themes;
  const type = assetTypeOf(path);
  if (!theme || !type) throw new Error('no theme');
  const fields = { ...theme.fields, screenShot: `asset:${path}` };
  const themes = [{ ...theme, fields, assets: [{ field: 'screenShot', path, type }] }];
  return {
    manifest: { ...draft.manifest, themes },
    assets: new Map([[path, { ...assetOf(path, Buffer.from(bytes)), type }]]),
  };
}
