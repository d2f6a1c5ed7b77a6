import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { until } from '#shared/testing/until.ts';
import { createReaderPool, type ReaderPool } from './pool.ts';
import { type Reader, startReader } from './reader.ts';

const samples = join(import.meta.dirname, '../../../../resources/samples');
const never = new AbortController().signal;
let pool: ReaderPool | undefined;
afterEach(() => pool?.close());

async function read(reader: Reader, more: object = {}) {
  const bytes = new Uint8Array(await readFile(join(samples, 'farridge-2026.lic')));
  const now = Date.UTC(2026, 10, 21);
  return await reader.ask({
    do: 'read',
    name: 'a.lic',
    bytes,
    now,
    highestTime: null,
    secret: null,
    keys: { policy: null, storedKeys: [], session: [] },
    refuseSamples: false,
    mappings: [],
    whole: false,
    hold: null,
    ...more,
  });
}
function counting(address?: string): { start: () => Reader; readers: Reader[] } {
  const readers: Reader[] = [];
  const start = (): Reader => {
    const reader = startReader(address === undefined ? undefined : new URL(address));
    readers.push(reader);
    return reader;
  };
  return { start, readers };
}
const asModule = (code: string): string => `data:text/javascript,${encodeURIComponent(code)}`;
const silent = asModule(
  "import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => {});",
);
const dying = asModule(
  "import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => { throw new Error('boom'); });",
);
const greedy = asModule(
  "import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => { const all = []; const more = () => { all.push(new Array(1e5).fill(1.5)); setImmediate(more); }; more(); });",
);

it('starts a worker when it is needed and uses it again', async () => {
  const { start, readers } = counting();
  pool = createReaderPool({ start });
  expect(readers).toHaveLength(0);
  for (let n = 0; n < 3; n++) {
    const { summary, json } = await pool.use(never, (reader) => read(reader));
    expect(summary).toMatchObject({ state: 'SAMPLE_KEY', licence: { moduleCount: expect.any(Number) } });
    expect(json).toBeNull();
  }
  expect(readers).toHaveLength(1);
});

it('has two at most; a third call waits, and may give up waiting', async () => {
  const { start, readers } = counting();
  pool = createReaderPool({ start });
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const order: string[] = [];
  const both = gates.map((gate, n) =>
    pool?.use(never, async () => {
      order.push(`in ${n}`);
      await gate.promise;
    }),
  );
  const impatient = new AbortController();
  const third = pool.use(impatient.signal, async () => order.push('third'));
  const fourth = pool.use(never, async () => order.push('fourth'));
  await until(() => order.length === 2);
  expect(order).toEqual(['in 0', 'in 1']);
  impatient.abort();
  await expect(third).rejects.toMatchObject({ code: 'CANCELLED' });
  gates[0]?.resolve();
  await fourth;
  expect(order).toEqual(['in 0', 'in 1', 'fourth']);
  gates[1]?.resolve();
  await Promise.all(both);
  expect(readers).toHaveLength(2);
});

it('ends workers that nobody needs, and starts a new one afterwards', async () => {
  const { start, readers } = counting();
  pool = createReaderPool({ start, idleLimit: 20 });
  await pool.use(never, (reader) => read(reader));
  await until(() => readers[0]?.alive === false);
  await pool.use(never, (reader) => read(reader));
  expect(readers).toHaveLength(2);
});

it('lets go of what a call held before the next one', async () => {
  pool = createReaderPool();
  await pool.use(never, (reader) => read(reader, { hold: 1 }));
  await expect(
    pool.use(never, (reader) => reader.ask({ do: 'compare', as: 'view', before: 1, after: 1 })),
  ).rejects.toThrow('nothing is held');
});

describe('cancelling', () => {
  it('ends a worker that would never answer', async () => {
    const { start, readers } = counting(silent);
    pool = createReaderPool({ start });
    const stop = new AbortController();
    const work = pool.use(stop.signal, (reader) => read(reader));
    setTimeout(() => stop.abort(), 50);
    await expect(work).rejects.toMatchObject({ code: 'CANCELLED' });
    expect(readers[0]?.alive).toBe(false);
  });

  it('before the start starts none', async () => {
    const { start, readers } = counting();
    pool = createReaderPool({ start });
    await expect(pool.use(AbortSignal.abort(), read)).rejects.toMatchObject({ code: 'CANCELLED' });
    expect(readers).toHaveLength(0);
  });
});

describe('a worker that dies', () => {
  it('answers what was under way with a name, and the next call gets another one', async () => {
    const bad = counting(dying);
    let first = true;
    pool = createReaderPool({
      start: () => {
        const reader = first ? bad.start() : startReader();
        first = false;
        return reader;
      },
    });
    await expect(
      pool.use(never, (reader) => Promise.all([read(reader), read(reader)])),
    ).rejects.toMatchObject({ code: 'READER_FAILED', params: { reason: 'STOPPED' } });
    expect((await pool.use(never, (reader) => read(reader))).summary.state).toBe('SAMPLE_KEY');
  });

  it('of a full memory does not take the program with it', async () => {
    pool = createReaderPool({ start: () => startReader(new URL(greedy), { seconds: 10, megabytes: 64 }) });
    await expect(pool.use(never, (reader) => read(reader))).rejects.toMatchObject({
      code: 'READER_FAILED',
      params: { reason: 'MEMORY' },
    });
  });

  it('because its code is not there is the same', async () => {
    pool = createReaderPool({ start: () => startReader(new URL('./no-such-file.ts', import.meta.url)) });
    await expect(pool.use(never, (reader) => read(reader))).rejects.toMatchObject({ code: 'READER_FAILED' });
  });
});

it('a mistake inside is told without the secret', async () => {
  pool = createReaderPool();
  const failure = await pool
    .use(never, (reader) =>
      read(reader, { keys: { policy: 'no JSON: hunter2', storedKeys: [], session: [] }, secret: 'hunter2' }),
    )
    .catch(String);
  expect(failure).toContain('inside the licence reader');
  expect(failure).not.toContain('hunter2');
});
