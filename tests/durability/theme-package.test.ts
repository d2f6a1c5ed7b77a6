/**
 * Theme packages under `kill -9` and under errors at every Nth call of the disk (limits.md §7): under a final name there
 * is a whole package or none, and after the next start nothing is left of what was on its way.
 */
import { mkdir, mkdtemp, readdir, readFile, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bytesSource, readPackage } from '../../src-main/formats/theme-package/index.ts';
import { bytesOf, packed, read, sampleDraft } from '../../src-main/formats/theme-package/testing/packages.ts';
import { faultyDisk } from '../../src-main/services/durable/testing/faulty-disk.ts';
import {
  draftOfFolder,
  openPackageFile,
  unpackTo,
  writePackageFile,
} from '../../src-main/services/theme-packages/index.ts';
import { createStaging } from '../../src-main/services/theme-packages/staging.ts';
import { amountOf } from '../support/test-amount.ts';
import { largeDraft } from './programs/large-draft.ts';
import { anyMoment, untilKilled } from './until-killed.ts';

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'steward-packages-'));
  path = join(folder, 'themes.steward-theme');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const kills = Number(process.env.STEWARD_KILLS ?? amountOf(100, 0.05));

/** A start and the next export or unpacking deal with the remains of a crash. */
async function startAgain(): Promise<void> {
  await createStaging(join(folder, 'staging')).sweep();
  // A minute later: what is younger may be another program's.
  for (const name of await readdir(folder))
    if (name.endsWith('.steward-tmp')) await utimes(join(folder, name), 0, 0);
  await writePackageFile(path, sampleDraft(['quiet']));
}

it(`kill -9, ${kills} times: whole or not there, and nothing is left`, {
  timeout: 60_000 + kills * 2000,
}, async () => {
  let [exported, left] = [0, 0];
  for (let round = 0; round < kills; round += 1) {
    const last = await untilKilled('packer.ts', [folder], anyMoment());
    exported += last.get('exported') ?? 0;
    const names = await readdir(folder);
    left += names.filter((name) => name.endsWith('.steward-tmp')).length;
    if (names.includes('themes.steward-theme'))
      expect((await read(await readFile(path))).report.kind).toBe('package');
    for (const name of names.filter((one) => one.startsWith('themes-'))) {
      await writePackageFile(join(folder, 'again.steward-theme'), await draftOfFolder(join(folder, name)));
      await rm(join(folder, name), { recursive: true });
    }
    await startAgain();
    // Those of a folder go with the next unpacking to its name.
    for (const name of (await readdir(folder)).filter((one) => one.startsWith('.themes-')))
      await rm(join(folder, name), { recursive: true });
    expect(await readdir(join(folder, 'staging')).catch(() => [])).toEqual([]);
    expect((await readdir(folder)).filter((name) => name.endsWith('.steward-tmp'))).toEqual([]);
  }
  expect(exported, 'packages were written').toBeGreaterThan(0);
  console.info(`${exported} packages written, ${left} of them cut short`);
});

it.each(['ENOSPC', 'EIO', 'EMFILE'])('%s at every call of an export', { timeout: 60_000 }, async (code) => {
  const before = await packed(sampleDraft(['quiet']));
  await writePackageFile(path, sampleDraft(['quiet']));
  const draft = largeDraft();
  for (let at = 1; ; at += 1) {
    const { disk, count } = faultyDisk(at, 'fails', code);
    const failed = await writePackageFile(path, draft, { disk }).then(
      () => null,
      (error: unknown) => error,
    );
    if (failed) expect(failed, `call ${at}`).toMatchObject({ code });
    const now = await readFile(path);
    const { report } = await read(now);
    expect(report.kind, `call ${at}`).toBe('package');
    expect((await readdir(folder)).filter((name) => name !== 'themes.steward-theme')).toEqual([]);
    if (!failed && count() < at) break;
    if (failed && now.length < 200_000) expect(now.equals(before)).toBe(true);
    expect(at).toBeLessThan(100);
    if (now.length > 200_000) await writePackageFile(path, sampleDraft(['quiet']));
  }
});

it.each([
  ['fails', 'ENOSPC'],
  ['fails', 'EIO'],
  ['short', ''],
] as const)(
  'an import whose disk %s (%s) at every call leaves nothing staged',
  { timeout: 60_000 },
  async (fault, code) => {
    const good = await packed(largeDraft(200_000));
    for (let at = 1; ; at += 1) {
      const { disk, count } = faultyDisk(at, fault, code);
      const staging = createStaging(join(folder, 'staging'), disk);
      const failed = await (async () => {
        const stage = await staging.begin();
        try {
          const { package: found } = await readPackage(bytesSource(good), { keep: stage.keep });
          const asset = found?.assets.get('assets/harbour/screenShot.png');
          expect(asset && (await bytesOf(asset)).length).toBe(asset?.bytes);
        } finally {
          await createStaging(join(folder, 'staging')).close();
          await stage.drop();
        }
      })().then(
        () => null,
        (error: unknown) => error,
      );
      if (failed) expect(failed, `call ${at}`).toMatchObject({ code });
      await createStaging(join(folder, 'staging')).sweep();
      // Its own process is alive: what it could not remove goes with it.
      await rm(join(folder, 'staging'), { recursive: true, force: true });
      if (!failed && count() < at) break;
      expect(at).toBeLessThan(100);
    }
    expect(await readdir(folder)).toEqual([]);
  },
);

it.each(['ENOSPC', 'EIO', 'EACCES'])(
  '%s at every call of an unpacking: all of it or nothing',
  { timeout: 60_000 },
  async (code) => {
    const { package: found } = await read(await packed());
    if (!found) throw new Error('not read');
    for (let at = 1; ; at += 1) {
      const { disk, count } = faultyDisk(at, 'fails', code);
      const failed = await unpackTo(join(folder, 'theme'), found, disk).then(
        () => null,
        (error: unknown) => error,
      );
      const names = await readdir(folder);
      // An export that failed after its rename is there all the same, whole.
      if (names.includes('theme')) await draftOfFolder(join(folder, 'theme'));
      // The unfinished file is removed again.
      expect(
        names.filter((name) => name !== 'theme'),
        `call ${at}`,
      ).toEqual([]);
      if (!failed && count() < at) break;
      for (const name of names) await rm(join(folder, name), { recursive: true });
      expect(at).toBeLessThan(100);
    }
    await expect(unpackTo(join(folder, 'theme'), found)).rejects.toMatchObject({ code: 'EEXIST' });
  },
);

it('other people’s staging is left alone, what the dead left goes', async () => {
  const staging = join(folder, 'staging');
  await mkdir(join(staging, '999999999-dead', 'x'), { recursive: true });
  await mkdir(join(staging, 'no-process'), { recursive: true });
  const mine = createStaging(staging);
  const stage = await mine.begin();
  await createStaging(staging).sweep();
  expect(await readdir(staging)).toEqual([expect.stringMatching(new RegExp(`^${process.pid}-`))]);
  await stage.drop();
  await mine.close();
  expect(await readdir(staging)).toEqual([]);
});

it('a packed folder, unpacked and packed again, is the same file', async () => {
  await writePackageFile(path, sampleDraft());
  const { source, close } = await openPackageFile(path);
  const { package: found } = await readPackage(source);
  if (!found) throw new Error('not read');
  await unpackTo(join(folder, 'work'), found);
  await close();
  const again = join(folder, 'again.steward-theme');
  await writePackageFile(again, await draftOfFolder(join(folder, 'work')), { isNew: true });
  expect((await readFile(again)).equals(await readFile(path))).toBe(true);
  await expect(writePackageFile(again, sampleDraft(), { isNew: true })).rejects.toMatchObject({
    code: 'EEXIST',
  });
  expect((await readdir(folder)).sort()).toEqual(['again.steward-theme', 'themes.steward-theme', 'work']);
});
