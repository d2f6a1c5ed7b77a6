import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BridgeError } from '#shared/bridge/errors.ts';
import { bridgeContract } from '#shared/bridge/index.ts';
import { createFileStore, type FileStore } from '../files/file-store.ts';
import { createLicenceService, type LicenceService } from './index.ts';
import { stages as context, licenceParts, seen } from './testing/licence-parts.ts';

const samples = join(import.meta.dirname, '../../../resources/samples');
const now = () => Date.parse('2026-11-20T12:00:00+08:00');

let folder: string;
let files: FileStore;
let opened: LicenceService[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'steward-licence-'));
  files = createFileStore({ uploads: join(folder, 'uploads') });
});
afterEach(async () => {
  await Promise.all(opened.map((one) => one.close()));
  opened = [];
  await files.close();
  rmSync(folder, { recursive: true, force: true });
});

const service = (store: Partial<FileStore> = {}): LicenceService => {
  const one = createLicenceService(licenceParts(join(folder, 'data'), { ...files, ...store }, now));
  opened.push(one);
  return one;
};
const handleOf = async (path: string) => (await files.addPath(path)).id;

test('explains a file behind a handle and reports its stages', async () => {
  const watch = context();
  const reading = await seen(
    service().parse({ file: await handleOf(join(samples, 'farridge-2026.lic')) }, watch),
  );
  expect(reading).toMatchObject({
    name: 'farridge-2026.lic',
    state: 'SAMPLE_KEY',
    verified: true,
    daysRemaining: 3328,
  });
  expect(watch.stages).toEqual(['reading', 'verifying']);
});

test('compares two files', async () => {
  const watch = context();
  const result = await seen(
    service().compare(
      {
        file: await handleOf(join(samples, 'farridge-2026.lic')),
        compareFile: await handleOf(join(samples, 'farridge-2027-renewal.lic')),
      },
      watch,
    ),
  );
  expect(result.comparison?.equal).toBe(false);
  expect(result.comparison?.fields.find(({ field }) => field === 'pcSeats')).toMatchObject({
    difference: 150,
  });
  expect(watch.stages).toEqual(['reading', 'verifying', 'reading', 'verifying', 'comparing']);
});

test('a comparison holds what a screen draws, and no more', async () => {
  const result = await seen(
    service().compare(
      {
        file: await handleOf(join(samples, 'farridge-2026.lic')),
        compareFile: await handleOf(join(samples, 'farridge-2027-renewal.lic')),
      },
      context(),
    ),
  );
  expect(result.reading.licence).not.toHaveProperty('modules');
  expect(result.reading.licence?.moduleCount).toBeGreaterThan(0);
  expect(result.comparison?.risks.first).toHaveLength(result.comparison?.risks.total ?? -1);
  const { modules } = result.comparison ?? {};
  expect(modules?.kinds.length).toBeGreaterThanOrEqual(result.compareReading.licence?.moduleCount ?? 1);
  expect(bridgeContract.licence.calls.compare.result.parse(result)).toEqual(result);
});

test('a second reading for a report is not recorded as opened once more', async () => {
  const one = service();
  const file = await handleOf(join(samples, 'farridge-2026.lic'));
  await seen(one.parse({ file }, context()));
  await seen(one.parse({ file, again: true }, context()));
  expect(await one.history({ search: '', offset: 0, limit: 10 }, context() as never)).toMatchObject({
    total: 1,
  });
});

test('no comparison where one of the two is not readable', async () => {
  writeFileSync(join(folder, 'prose.txt'), 'see attachment');
  const result = await seen(
    service().compare(
      {
        file: await handleOf(join(samples, 'farridge-2026.lic')),
        compareFile: await handleOf(join(folder, 'prose.txt')),
      },
      context(),
    ),
  );
  expect(result.comparison).toBeNull();
  expect(result.compareReading.state).toBe('FORMAT_UNKNOWN');
});

describe('what is no licence file at all', () => {
  test('200 MB are not read', async () => {
    const path = join(folder, 'huge.lic');
    writeFileSync(path, '');
    truncateSync(path, 200 * 1024 * 1024);
    const before = process.memoryUsage().rss;
    const reading = await seen(service().parse({ file: await handleOf(path) }, context()));
    expect(reading).toMatchObject({
      state: 'TOO_LARGE',
      name: 'huge.lic',
      size: 200 * 1024 * 1024,
      sha256: null,
    });
    expect(process.memoryUsage().rss - before).toBeLessThan(64 * 1024 * 1024);
  });

  test('a folder', async () => {
    expect(await seen(service().parse({ file: await handleOf(folder) }, context()))).toMatchObject({
      state: 'NOT_A_FILE',
    });
  });

  test.skipIf(process.platform === 'win32')('a pipe that nobody writes to does not block', async () => {
    const pipe = join(folder, 'pipe');
    execFileSync('sh', ['-c', 'mkfifo "$0"', pipe]);
    expect(await seen(service().parse({ file: await handleOf(pipe) }, context()))).toMatchObject({
      state: 'NOT_A_FILE',
    });
  });

  test.skipIf(process.platform === 'win32')('a device', async () => {
    expect(await seen(service().parse({ file: await handleOf('/dev/zero') }, context()))).toMatchObject({
      state: 'NOT_A_FILE',
    });
  });

  test('one that vanished is a coded error', async () => {
    const path = join(folder, 'gone.lic');
    writeFileSync(path, 'x');
    const file = await handleOf(path);
    rmSync(path);
    const failure = await Promise.resolve(service().parse({ file }, context())).catch(
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(BridgeError);
    expect(failure).toMatchObject({ code: 'FILE_UNREADABLE', params: { reason: 'MISSING' } });
  });

  test('an unknown handle is a coded error', async () => {
    await expect(service().parse({ file: 'nope' }, context())).rejects.toMatchObject({
      code: 'FILE_UNKNOWN',
    });
  });
});

test('the file is read once: what is swapped in afterwards is not what was judged', async () => {
  const path = join(folder, 'swapped.lic');
  writeFileSync(path, 'see attachment');
  let reads = 0;
  const swapping = {
    async read(id: string, limit: number) {
      reads++;
      const read = await files.read(id, limit);
      writeFileSync(path, 'something else altogether');
      return read;
    },
  };
  const reading = await seen(service(swapping).parse({ file: await handleOf(path) }, context()));
  expect(reads).toBe(1);
  expect(reading.size).toBe('see attachment'.length);
});

describe('cancelling', () => {
  test.each(['reading', 'verifying'])('during %s ends with CANCELLED', async (when) => {
    const controller = new AbortController();
    const watch = {
      signal: controller.signal,
      progress: ({ stage }: { stage: string }) => stage === when && controller.abort(),
    };
    const file = await handleOf(join(samples, 'farridge-2026.lic'));
    const work = Promise.resolve(service().compare({ file, compareFile: file }, watch));
    await expect(work).rejects.toMatchObject({ code: 'CANCELLED' });
  });

  test('before the start nothing is read', async () => {
    const never = { read: () => Promise.reject(new Error('read')) };
    await expect(service(never).parse({ file: 'x' }, context(AbortSignal.abort()))).rejects.toMatchObject({
      code: 'CANCELLED',
    });
  });
});
