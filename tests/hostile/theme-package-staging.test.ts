/** Whatever an archive is, nothing is written outside staging, and nothing of a refused one is left there. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packed, read, sampleDraft } from '../../src-main/formats/theme-package/testing/packages.ts';
import { createStaging, type StagedFiles } from '../../src-main/services/theme-packages/staging.ts';
import { amountOf } from '../support/test-amount.ts';
import { seededRandom, timeout } from './licence/seeds.ts';
import { contentCases } from './theme-package/contents.ts';
import { nameCases } from './theme-package/names.ts';
import { structureCases } from './theme-package/structure.ts';

let folder: string;
let stage: StagedFiles;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'steward-staging-'));
  stage = await createStaging(join(folder, 'staging')).begin();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Files below the folder of the test; staging's own folders are none. */
async function files(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => join(parentPath, name));
}

test('every hostile case', async () => {
  for (const { zip, title } of [...nameCases, ...structureCases, ...contentCases]) {
    expect((await read(zip, { keep: stage.keep })).report.kind, title).toBe('refused');
    expect(await files(), title).toEqual([]);
  }
});

test('packages whose last picture is damaged', { timeout }, async () => {
  const good = await packed(sampleDraft(['harbour', 'dusk', 'lantern', 'pocket']));
  const random = seededRandom('theme package, staging', 13);
  for (let round = 0; round < amountOf(3_000); round += 1) {
    const bytes = Buffer.from(good);
    const at = random.between(0, bytes.length - 1);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << random.between(0, 7));
    const { report, package: found } = await read(bytes, { keep: stage.keep });
    if (report.kind === 'refused') {
      const left = await files();
      if (left.length > 0) expect.fail(`left at ${at}: ${left.join(', ')}`);
    } else {
      expect((await files()).length).toBe(found?.assets.size);
      await stage.drop();
      stage = await createStaging(join(folder, 'staging')).begin();
    }
  }
});
