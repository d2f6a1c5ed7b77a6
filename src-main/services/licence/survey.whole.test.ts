import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BridgeError } from '#shared/bridge/errors.ts';
import type { LicenceSummary } from '#shared/rules/licence/reading.ts';
import { createFileStore, type FileStore } from '../files/file-store.ts';
import { createLicenceService, type LicenceParts, type LicenceService } from './index.ts';
import { createReaderPool } from './reader/pool.ts';
import { startReader } from './reader/reader.ts';
import { licenceParts, noPolicy, seen } from './testing/licence-parts.ts';

const samples = join(import.meta.dirname, '../../../resources/samples');
const now = (): number => Date.UTC(2026, 10, 21);

let folder: string;
let files: FileStore;
let service: LicenceService;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'steward-survey-'));
  files = createFileStore({ uploads: join(folder, 'uploads') });
});
afterEach(async () => {
  await service.close();
  await files.close();
});

function open(more: Partial<LicenceParts> = {}, store: Partial<FileStore> = {}): LicenceService {
  service = createLicenceService({
    ...licenceParts(join(folder, 'data'), { ...files, ...store }, now),
    ...more,
  });
  return service;
}
const sample = async (name: string): Promise<string> => (await files.addPath(join(samples, name))).id;
const own = async (name: string, from = 'farridge-2026.lic'): Promise<string> => {
  await copyFile(join(samples, from), join(folder, name));
  return (await files.addPath(join(folder, name))).id;
};
interface Report {
  done: number;
  total: number;
  read: { file: number; summary: LicenceSummary }[];
}

function context(signal: AbortSignal = new AbortController().signal) {
  const told: Report[] = [];
  return { signal, told, progress: (report: Report): void => void told.push(report) };
}
const survey = async (ids: string[], watch = context()) =>
  (await seen(service.survey({ files: ids }, watch))).summaries;
const history = () => seen(service.history({ search: '', offset: 0, limit: 100 }, context() as never));

it('answers a summary each, in the order asked, without modules, and notes them', async () => {
  open();
  const watch = context();
  const names = ['farridge-2026.lic', 'farridge-tampered.lic', 'farridge-unsigned.json', 'README.md'];
  const summaries = await survey(await Promise.all(names.map(sample)), watch);
  expect(summaries.map(({ name, state }) => [name, state])).toEqual([
    ['farridge-2026.lic', 'SAMPLE_KEY'],
    ['farridge-tampered.lic', 'SIGNATURE_INVALID'],
    ['farridge-unsigned.json', 'UNSIGNED'],
    ['README.md', 'FORMAT_UNKNOWN'],
  ]);
  expect(summaries[0]?.licence).toMatchObject({
    moduleCount: expect.any(Number),
    companyName: expect.any(String),
  });
  expect(JSON.stringify(summaries)).not.toContain('"modules"');
  expect(watch.told.at(-1)).toMatchObject({ done: 4, total: 4 });
  // Each file was reported once, before the result, under its index.
  const told = watch.told.flatMap(({ read }) => read).sort((one, other) => one.file - other.file);
  expect(told).toEqual(summaries.map((summary, file) => ({ file, summary })));
  expect((await history()).total).toBe(4);
});

it('of nothing is nothing', async () => {
  open();
  expect(await survey([])).toEqual([]);
});

describe('what can’t be read is a summary too, and stops nobody', () => {
  it('vanished, unknown, a folder, too large', async () => {
    open();
    const gone = await own('gone.lic');
    await rm(join(folder, 'gone.lic'));
    await writeFile(join(folder, 'huge.lic'), Buffer.alloc(16 * 1024 * 1024 + 1));
    const huge = (await files.addPath(join(folder, 'huge.lic'))).id;
    const summaries = await survey([
      gone,
      'no-such-handle',
      (await files.addPath(folder)).id,
      huge,
      await own('a.lic'),
    ]);
    expect(summaries.map(({ state, findings }) => [state, findings[0]?.params.reason])).toEqual([
      ['UNREADABLE', 'MISSING'],
      ['UNREADABLE', 'MISSING'],
      ['NOT_A_FILE', undefined],
      ['TOO_LARGE', undefined],
      ['SAMPLE_KEY', undefined],
    ]);
    expect(summaries[0]).toMatchObject({ name: 'gone.lic', sha256: null, readable: false, verified: false });
  });

  it.each(['DENIED', 'IO', 'MISSING'])('%s', async (reason) => {
    const bad = await own('bad.lic');
    open(
      {},
      {
        read: (id, limit) =>
          id === bad
            ? Promise.reject(new BridgeError('FILE_UNREADABLE', 'no', { name: 'bad.lic', reason, size: 0 }))
            : files.read(id, limit),
      },
    );
    const summaries = await survey([await own('a.lic'), bad, await own('b.lic')]);
    expect(summaries.map(({ state }) => state)).toEqual(['SAMPLE_KEY', 'UNREADABLE', 'SAMPLE_KEY']);
    expect(summaries[1]?.findings).toEqual([{ state: 'UNREADABLE', params: { reason } }]);
  });

  it('a file that kills the reader: only that one is lost', async () => {
    const tasks = new URL('./reader/tasks.ts', import.meta.url).href;
    const code = `
      import { parentPort } from 'node:worker_threads';
      import { createTasks } from '${tasks}';
      const perform = createTasks();
      parentPort.on('message', async ({ id, task }) => {
        if (task.name === 'killer.lic') process.exit(3);
        parentPort.postMessage({ id, answer: await perform(task) });
      });`;
    const start = () => startReader(new URL(`data:text/javascript,${encodeURIComponent(code)}`));
    open({ pool: createReaderPool({ start }) });
    const ids: string[] = [];
    for (let n = 0; n < 12; n++) ids.push(await own(n === 5 ? 'killer.lic' : `${n}.lic`));
    const summaries = await survey(ids);
    expect(summaries.map(({ state }) => state)).toEqual(
      ids.map((_, n) => (n === 5 ? 'UNREADABLE' : 'SAMPLE_KEY')),
    );
    expect(summaries[5]).toMatchObject({ name: 'killer.lic', findings: [{ params: { reason: 'READER' } }] });
  });
});

it('is cancelled between two files; what was read until then was told and is noted', async () => {
  open();
  const stop = new AbortController();
  const ids = await Promise.all(Array.from({ length: 40 }, (_, n) => own(`${n}.lic`)));
  const told: Report[] = [];
  const progress = (report: Report) => {
    told.push(report);
    stop.abort();
  };
  await expect(survey(ids, { signal: stop.signal, told, progress })).rejects.toMatchObject({
    code: 'CANCELLED',
  });
  const read = told.flatMap((report) => report.read);
  expect(read.length).toBeGreaterThan(0);
  expect(read.length).toBeLessThan(ids.length);
  expect(read.map(({ summary }) => summary.name)).toEqual(read.map(({ file }) => `${file}.lic`));
  expect((await history()).entries.map(({ name }) => name).sort()).toEqual(
    read.map(({ summary }) => summary.name).sort(),
  );
});

it('a history that can’t be written costs no verdict', async () => {
  const told: string[] = [];
  await writeFile(join(folder, 'data'), 'a file where the folder should be');
  const parts = licenceParts(join(folder, 'other'), files, now);
  open({
    ...parts,
    history: licenceParts(join(folder, 'data'), files, now).history,
    report: (source) => void told.push(source),
  });
  expect((await survey([await own('a.lic')]))[0]?.state).toBe('SAMPLE_KEY');
  expect(told).toEqual(['licence history']);
});

it('tells a clock that was set back', async () => {
  const parts = licenceParts(join(folder, 'other'), files, now);
  open({
    ...parts,
    clock: { ...parts.clock, look: async () => ({ now: now(), highestTime: now() + 3 * 86_400_000 }) },
  });
  const [summary] = await survey([await own('a.lic')]);
  expect(summary?.findings.map(({ state }) => state)).toEqual(['SAMPLE_KEY', 'CLOCK_SUSPECT']);
});

it('reads with the administrator’s keys', async () => {
  const shipped = JSON.parse(
    await readFile(join(import.meta.dirname, '../../../resources/licence-keys.json'), 'utf8'),
  ) as { keys: { kid: string }[] };
  const revocations = shipped.keys.map(({ kid }) => ({ kid, revoked: '2026-01-01' }));
  open({
    policy: async () => ({
      ...noPolicy,
      state: 'used',
      keys: null,
      jwks: JSON.stringify({ keys: [], revocations }),
    }),
  });
  const [summary] = await survey([await own('a.lic')]);
  expect(summary?.state).toBe('KEY_REVOKED');
});

describe('a family', () => {
  const family = (ids: string[]) => seen(service.family({ files: ids }, context() as never));

  it('stands in time order, unreadable ones last, each compared with the one before it', async () => {
    open();
    const gone = await own('gone.lic');
    await rm(join(folder, 'gone.lic'));
    const result = await family([
      gone,
      await sample('farridge-2027-renewal.lic'),
      await sample('README.md'),
      await sample('farridge-2026.lic'),
      await sample('farridge-2024-expired.lic'),
    ]);
    expect(result.members.map(({ file, summary }) => [file, summary.name])).toEqual([
      [4, 'farridge-2024-expired.lic'],
      [3, 'farridge-2026.lic'],
      [1, 'farridge-2027-renewal.lic'],
      [0, 'gone.lic'],
      [2, 'README.md'],
    ]);
    expect(result.steps).toHaveLength(2);
    const before = await sample('farridge-2026.lic');
    const compareFile = await sample('farridge-2027-renewal.lic');
    const compared = await seen(service.compare({ file: before, compareFile }, context() as never));
    expect(compared.comparison?.risks.total).toBeGreaterThan(0);
    expect(result.steps[1]).toEqual({ equal: false, risks: compared.comparison?.risks });
  });

  it('of unreadable files has no steps', async () => {
    open();
    const result = await family([await sample('README.md'), await sample('README.md')]);
    expect(result.members).toHaveLength(2);
    expect(result.steps).toEqual([]);
  });
});

it('shows the trusted keys and whose word they are', async () => {
  open();
  const { keys, policy } = await seen(service.keys({}, context() as never));
  expect(policy).toEqual({ place: '/nowhere', state: 'absent', problem: null });
  expect(keys[0]).toEqual({
    id: expect.any(String),
    algorithm: expect.any(String),
    name: expect.any(String),
    source: 'shipped',
    thumbprint: expect.any(String),
    notBefore: null,
    notAfter: null,
    revoked: null,
    sample: true,
  });
});
