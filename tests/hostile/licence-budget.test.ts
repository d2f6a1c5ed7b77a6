/** A file that costs more than its budget ends the reader, is TOO_COMPLEX by name, and costs no other file its verdict. */
import { copyFile, mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { shippedKeys } from '../../src-main/formats/licence/index.ts';
import { createFileStore, type FileStore } from '../../src-main/services/files/file-store.ts';
import { createLicenceService, type LicenceService } from '../../src-main/services/licence/index.ts';
import { createGuardedReader } from '../../src-main/services/licence/read-guarded.ts';
import type { FileBudget } from '../../src-main/services/licence/reader/budget.ts';
import { createReaderPool } from '../../src-main/services/licence/reader/pool.ts';
import { startReader } from '../../src-main/services/licence/reader/reader.ts';
import { licenceParts, seen } from '../../src-main/services/licence/testing/licence-parts.ts';
import { long } from '../support/test-amount.ts';

const sample = join(import.meta.dirname, '../../resources/samples/farridge-2026.lic');
const now = Date.UTC(2026, 10, 21);

/**
 * The real tasks, and two names that do what no file should be able to: five times the time of the budget, and six
 * times its memory. They end by themselves, so that a reader without a budget answers like any other.
 */
const code = `
  import { parentPort } from 'node:worker_threads';
  import { createTasks } from '${new URL('../../src-main/services/licence/reader/tasks.ts', import.meta.url).href}';
  const perform = createTasks();
  const held = [];
  const used = () => {
    const { user, system } = process.threadCpuUsage();
    return user + system;
  };
  parentPort.postMessage({ ready: true });
  parentPort.on('message', async ({ id, task }) => {
    if (task.name === 'endless.lic')
      for (const end = used() + 15e6; used() < end; ) /^(a|a)*$/.test('a'.repeat(20) + 'b');
    if (task.name === 'greedy.lic') while (held.length < 800) held.push(new Array(1e5).fill(held.length));
    parentPort.postMessage({ id, answer: await perform(task) });
  });`;
/** A new reader on a busy machine reads its first ordinary file within that. */
const small: FileBudget = { seconds: 3, megabytes: 96 };
/** Memory is filled before the time is up. */
const patient: FileBudget = { ...small, seconds: 60 };
const pool = (budget = small) =>
  createReaderPool({
    start: () => startReader(new URL(`data:text/javascript,${encodeURIComponent(code)}`), budget),
  });

// A machine that is busy takes its time.
vi.setConfig({ testTimeout: 120_000 });

let files: FileStore;
let folder: string;
let service: LicenceService;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'steward-budget-'));
  files = createFileStore({ uploads: join(folder, 'uploads') });
  service = serviceWith(small);
});
afterEach(async () => {
  await service.close();
  await files.close();
});

const serviceWith = (budget: FileBudget): LicenceService =>
  createLicenceService({ ...licenceParts(join(folder, 'data'), files, () => now), pool: pool(budget) });
const own = async (name: string): Promise<string> => {
  await copyFile(sample, join(folder, name));
  return (await files.addPath(join(folder, name))).id;
};
const context = () => ({ signal: new AbortController().signal, progress: () => undefined }) as never;

it.each([
  ['endless.lic', 'processor', small],
  ['greedy.lic', 'memory', patient],
])('parse: %s', async (name, reason, budget) => {
  await service.close();
  service = serviceWith(budget);
  const reading = await seen(service.parse({ file: await own(name) }, context()));
  expect(reading).toMatchObject({
    name,
    state: 'TOO_COMPLEX',
    readable: false,
    verified: false,
    findings: [{ state: 'TOO_COMPLEX', params: { reason } }],
  });
  expect(reading.size).toBeGreaterThan(1000);
  expect((await seen(service.parse({ file: await own('a.lic') }, context()))).state).toBe('SAMPLE_KEY');
});

it.runIf(long)('survey: the others keep their verdicts', async () => {
  const names = ['a.lic', 'endless.lic', 'b.lic', 'greedy.lic', 'c.lic'];
  const ids: string[] = [];
  for (const name of names) ids.push(await own(name));
  const { summaries } = await seen(service.survey({ files: ids }, context()));
  expect(summaries.map(({ name, state }) => [name, state])).toEqual(
    names.map((name) => [name, name.length === 5 ? 'SAMPLE_KEY' : 'TOO_COMPLEX']),
  );
});

it.runIf(long)('compare: one of the two', async () => {
  const ids = { file: await own('a.lic'), compareFile: await own('endless.lic') };
  const { reading, compareReading, comparison } = await seen(service.compare(ids, context()));
  expect([reading.state, compareReading.state]).toEqual(['SAMPLE_KEY', 'TOO_COMPLEX']);
  expect(comparison).toBeNull();
});

it.runIf(long)('family: the others are compared', async () => {
  const ids = [await own('a.lic'), await own('greedy.lic'), await own('b.lic')];
  const { members, steps } = await seen(service.family({ files: ids }, context()));
  expect(members.map(({ summary }) => summary.state)).toEqual(['SAMPLE_KEY', 'SAMPLE_KEY', 'TOO_COMPLEX']);
  expect(steps).toHaveLength(1);
});

it('the terminal: a large file is read in a worker under the same budget', async () => {
  const guarded = createGuardedReader(() => pool());
  const keyTexts = { policy: null, storedKeys: [], session: [] };
  const circumstances = {
    now,
    keys: shippedKeys(),
    keyTexts,
    mappings: [],
    refuseSamples: false,
    highestTime: null,
  };
  const text = await readFile(sample, 'utf8');
  const read = (name: string, bytes: number) => {
    const content = Buffer.from(JSON.stringify({ companyname: 'a', x: text.padEnd(bytes) }));
    return guarded.read(async () => ({ name, bytes: content }), name, circumstances);
  };
  expect((await read('endless.lic', 100)).state).toBe('UNSIGNED');
  expect((await read('a.lic', 100_000)).state).toBe('UNSIGNED');
  expect((await read('endless.lic', 100_000)).state).toBe('TOO_COMPLEX');
  expect((await read('b.lic', 100_000)).state).toBe('UNSIGNED');
  await guarded.close();
});
