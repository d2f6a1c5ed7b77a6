import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#shared/api/api-error.ts';
import type { FiguresThread } from './figures-thread.ts';
import { figuresReading } from './read-figures.ts';

const streamPieces = vi.hoisted(() => vi.fn());
vi.mock('#data/stream-read.ts', () => ({ streamPieces }));

const counted = (rows: number) => ({
  rows,
  total: 12_000,
  next: rows < 12_000 ? rows / 5000 + 1 : null,
  figures: null,
});
const thread = {
  piece: vi.fn(),
  discard: vi.fn(),
  end: vi.fn(),
  close: vi.fn(),
} satisfies FiguresThread;
const { signal } = new AbortController();
beforeEach(() => {
  vi.resetAllMocks();
  streamPieces.mockResolvedValue(undefined);
});
const asked = () => streamPieces.mock.calls.map(([, { streamFilter }]) => streamFilter as object);

test('page by page, as far as one wants to know; later the rest', async () => {
  const reading = figuresReading({ result: 'failure' }, () => thread);
  for (const rows of [5000, 10_000, 12_000]) thread.end.mockResolvedValueOnce(counted(rows));
  const told: number[] = [];
  await reading.readTo(6000, signal, ({ rows }) => told.push(rows));
  expect(told).toEqual([5000, 10_000]);
  await reading.readTo(Number.POSITIVE_INFINITY, signal, ({ rows }) => told.push(rows));
  expect(told).toEqual([5000, 10_000, 12_000]);
  expect(asked()).toEqual([1, 2, 3].map((pageNo) => ({ result: 'failure', pageNo, pageSize: 5000 })));
  reading.close();
  expect(thread.close).toHaveBeenCalledOnce();
});

test('a page that is cut is asked for again', async () => {
  const reading = figuresReading({}, () => thread);
  streamPieces.mockRejectedValueOnce(
    new ApiError({ kind: 'network', code: 'CONNECTION_RESET', endpoint: 'e', message: '' }),
  );
  thread.end.mockResolvedValueOnce({ ...counted(3), total: 3, next: null });
  const told = vi.fn();
  await reading.readTo(5000, signal, told);
  expect(told).toHaveBeenCalledOnce();
  expect(thread.discard).toHaveBeenCalledTimes(2);
  expect(asked()).toHaveLength(2);
});

test('a reader that is stopped reports nothing more, and can go on from there', async () => {
  const reading = figuresReading({}, () => thread);
  const stop = new AbortController();
  thread.end.mockImplementationOnce(() => {
    stop.abort();
    return Promise.resolve(counted(5000));
  });
  const told = vi.fn();
  await expect(reading.readTo(20_000, stop.signal, told)).rejects.toThrow();
  expect(told).not.toHaveBeenCalled();
});
