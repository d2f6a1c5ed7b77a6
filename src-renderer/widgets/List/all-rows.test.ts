import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#shared/api/api-error.ts';
import { allRows } from './all-rows.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A server's list of numbers, newest (largest) first. */
function server(count: number) {
  const state = { count, asked: [] as number[], trouble: [] as ApiError[] };
  const load = async (pageNo: number) => {
    state.asked.push(pageNo);
    const page = pageNo - 1;
    const error = state.trouble.shift();
    if (error) throw error;
    const rows = Array.from({ length: Math.max(0, Math.min(10, state.count - page * 10)) }, (_, index) => {
      return state.count - page * 10 - index;
    });
    return { rows, total: state.count };
  };
  return { state, load };
}
const broken = (kind: ApiError['kind'], status?: number) =>
  new ApiError({ kind, endpoint: 'x', message: kind, ...(status === undefined ? {} : { status }) });
const { signal } = new AbortController();

async function gathered(rows: AsyncIterable<number>): Promise<number[]> {
  const all: number[] = [];
  for await (const row of rows) all.push(row);
  return all;
}
const downTo = (most: number) => Array.from({ length: most }, (_, index) => most - index);

test.each([0, 1, 9, 10, 11, 30])('%d rows, the last one too', async (count) => {
  const { load } = server(count);
  expect(await gathered(allRows('list', load, String, signal))).toEqual(downTo(count));
});

test.each([
  ['by their ids', String],
  ['by the growth of the count', 'newestFirst'],
] as const)(
  'rows added on the way, told apart %s: none comes twice, none is left out',
  async (_, identity) => {
    const { state, load } = server(35);
    const all: number[] = [];
    for await (const row of allRows<number>('list', load, identity, signal)) {
      all.push(row);
      if (all.length === 5) state.count += 3;
      if (all.length === 20) state.count += 14;
    }
    expect(all).toEqual(downTo(35));
  },
);

test('a page that fails for a moment is asked for again', async () => {
  const { state, load } = server(25);
  state.trouble = [broken('network'), broken('http', 503)];
  const rows = gathered(allRows('list', load, String, signal));
  await vi.runAllTimersAsync();
  expect(await rows).toEqual(downTo(25));
  expect(state.asked).toEqual([1, 1, 1, 2, 3]);
});

test.each([
  ['refused', [broken('refused')], 1],
  ['not found', [broken('http', 404)], 1],
  ['still no connection', [broken('network'), broken('network'), broken('network')], 3],
])('%s: thrown', async (_, trouble, asked) => {
  const { state, load } = server(25);
  state.trouble = trouble;
  const rows = expect(gathered(allRows('list', load, String, signal))).rejects.toBeInstanceOf(ApiError);
  await vi.runAllTimersAsync();
  await rows;
  expect(state.asked).toHaveLength(asked);
});

test('cancelled while it waits', async () => {
  const { state, load } = server(25);
  const abort = new AbortController();
  state.trouble = [broken('network')];
  const rows = expect(gathered(allRows('list', load, String, abort.signal))).rejects.toMatchObject({
    name: 'AbortError',
  });
  await vi.advanceTimersByTimeAsync(100);
  abort.abort();
  await rows;
  expect(state.asked).toEqual([1]);
});
