/**
 * Packages that are files are read by a carrier: of every hostile archive, and of seeded mutations, it says what is said
 * of the same bytes read in pieces, and of what is refused it leaves nothing.
 */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pngText } from '#shared/kit/pictures/testing/noted-pictures.ts';
import { bytesSource, type Carrier, readPackage } from '../../src-main/formats/theme-package/index.ts';
import {
  assetOf,
  bytesOf,
  packed,
  sampleDraft,
} from '../../src-main/formats/theme-package/testing/packages.ts';
import { png } from '../../src-main/formats/theme-package/testing/pictures.ts';
import {
  draftOfFolder,
  openPackageFile,
  threadCarrier,
  unpackTo,
  writePackageFile,
} from '../../src-main/services/theme-packages/index.ts';
import { createStaging } from '../../src-main/services/theme-packages/staging.ts';
import { threadlessCarrier } from '../../src-main/services/theme-packages/testing/threadless-carrier.ts';
import { amountOf } from '../support/test-amount.ts';
import { seededRandom, timeout } from './licence/seeds.ts';
import { contentCases } from './theme-package/contents.ts';
import { nameCases } from './theme-package/names.ts';
import { structureCases } from './theme-package/structure.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'steward-carried-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Its report, its pictures, and the files that are kept of it. */
async function carried(bytes: Uint8Array, carrier: Carrier) {
  const path = join(folder, 'a.steward-theme');
  await writeFile(path, bytes);
  const stage = await createStaging(join(folder, 'staging')).begin();
  const { source, close } = await openPackageFile(path);
  try {
    const { report, package: found } = await readPackage(source, { keep: stage.keep, carrier });
    const pictures = new Map<string, Buffer>();
    for (const asset of found?.assets.values() ?? []) pictures.set(asset.path, await bytesOf(asset));
    const all = await readdir(join(folder, 'staging'), { recursive: true, withFileTypes: true });
    return { report, pictures, kept: all.filter((entry) => entry.isFile()).length };
  } finally {
    await close();
    await stage.drop();
  }
}

async function inPieces(bytes: Uint8Array) {
  const { report, package: found } = await readPackage(bytesSource(bytes));
  const pictures = new Map<string, Buffer>();
  for (const asset of found?.assets.values() ?? []) pictures.set(asset.path, await bytesOf(asset));
  return { report, pictures };
}

test('every hostile case', { timeout }, async () => {
  for (const { zip, title, code } of [...nameCases, ...structureCases, ...contentCases]) {
    const { report, kept } = await carried(zip, threadlessCarrier());
    expect(report, title).toEqual((await inPieces(zip)).report);
    expect(report.findings[0], title).toMatchObject({ code });
    expect(kept, title).toBe(0);
  }
});

test('mutations', { timeout }, async () => {
  const good = await packed(sampleDraft(['harbour']));
  const random = seededRandom('theme package, carried', 14);
  for (let round = 0; round < amountOf(3_000, 0.05); round += 1) {
    const bytes = Buffer.from(good);
    for (let count = random.between(1, 3); count > 0; count -= 1)
      bytes[random.between(0, bytes.length - 1)] = random.between(0, 255);
    const found = await carried(bytes, threadlessCarrier());
    const other = await inPieces(bytes);
    expect(found.report, `round ${round}`).toEqual(other.report);
    expect(found.pictures, `round ${round}`).toEqual(other.pictures);
    expect(found.kept).toBe(other.pictures.size);
  }
});

test('threads take a package in and write the same bytes again', async () => {
  const carrier = threadCarrier(0);
  const good = await packed();
  const found = await carried(good, carrier);
  expect(found.report).toEqual((await inPieces(good)).report);
  expect(found.pictures).toEqual((await inPieces(good)).pictures);
  const { package: content } = await readPackage(bytesSource(good));
  if (!content) throw new Error('not read');
  await unpackTo(join(folder, 'work'), content);
  const path = join(folder, 'again.steward-theme');
  await writePackageFile(path, await draftOfFolder(join(folder, 'work')), { carrier });
  expect((await readFile(path)).equals(good)).toBe(true);
});

test('threads read a picture with notes the same as a reading in pieces', async () => {
  const picture = png(8, 8, [1, 2, 3], 5 * 1024 ** 2);
  const noted = Buffer.concat([
    picture.subarray(0, 33),
    pngText('tEXt', 'Author\0Ada'),
    picture.subarray(33),
    Buffer.from('<script>'),
  ]);
  const path = 'assets/harbour/screenShot.png';
  const draft = sampleDraft(['harbour']);
  const bytes = await packed({ ...draft, assets: new Map([[path, assetOf(path, noted)]]) });
  const found = await carried(bytes, threadCarrier(0));
  expect(found.report.findings).toMatchObject([{ code: 'PICTURE_NOTES', where: path }]);
  expect(found.report).toEqual((await inPieces(bytes)).report);
  expect(found.pictures).toEqual((await inPieces(bytes)).pictures);
  expect(found.pictures.get(path)?.equals(picture)).toBe(true);
});

test('a damaged package is refused by threads, and nothing of it is left', async () => {
  const carrier = threadCarrier(0);
  const bytes = Buffer.from(await packed());
  bytes[200] = (bytes[200] ?? 0) ^ 1;
  const { report, kept } = await carried(bytes, carrier);
  expect(report).toEqual((await inPieces(bytes)).report);
  expect(report.kind).toBe('refused');
  expect(kept).toBe(0);
});
