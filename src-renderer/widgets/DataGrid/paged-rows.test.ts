import { describe, expect, it, vi } from 'vitest';
import { noteRenderStart, untilFirstPaint } from '#data/first-paint.ts';
import { until } from '#shared/testing/until.ts';
import { type PageOfRows, pagedRows } from './paged-rows.ts';

/** A server whose answers the test controls. */
function server(options: { keep?: number; expected?: number; cachedPage?: PageOfRows<string> } = {}) {
  const calls: {
    page: number;
    signal: AbortSignal;
    answer: (page: PageOfRows<string>) => void;
    fail: (e: Error) => void;
  }[] = [];
  const onFailure = vi.fn();
  const source = pagedRows<string>({
    pageSize: 100,
    onFailure,
    ...options,
    load: (page, signal) =>
      new Promise((answer, fail) => {
        calls.push({ page, signal, answer, fail });
      }),
  });
  const pageRows = (page: number, mark = '') =>
    Array.from({ length: 100 }, (_, index) => `${mark}${page * 100 + index}`);
  const answer = async (call: number, mark = '', total = 1_000_000) => {
    const { page, answer: give } = calls[call] ?? {};
    if (page === undefined || !give) throw new Error(`no call ${call}`);
    give({ rows: pageRows(page, mark), total });
    await new Promise((turn) => setTimeout(turn));
  };
  return { source, calls, answer, onFailure, asked: () => calls.map(({ page }) => page) };
}

describe('pagedRows', () => {
  it('fetches the page on view and learns the count', async () => {
    const { source, answer, asked } = server();
    const listener = vi.fn();
    source.subscribe(listener);
    source.want(0, 20);
    expect([source.count, source.row(5)]).toEqual([0, undefined]);
    await answer(0);
    expect(listener).toHaveBeenCalledOnce();
    expect([source.count, source.row(5), source.row(100)]).toEqual([1_000_000, '5', undefined]);
    source.want(10, 30);
    expect(asked()).toEqual([0]);
  });

  it('fetches both pages where a view touches two, and the last row’s', async () => {
    const { source, answer, asked } = server({ expected: 1_000_000 });
    source.want(90, 110);
    expect(asked()).toEqual([0, 1]);
    await answer(1);
    expect([source.row(95), source.row(105)]).toEqual([undefined, '105']);
    source.want(999_985, 1_000_000);
    expect(asked()).toEqual([0, 1, 9999]);
    await answer(2);
    expect(source.row(999_999)).toBe('999999');
  });

  it('aborts what nobody waits for any more, and takes no late answer', async () => {
    const { source, calls, answer } = server({ expected: 1_000_000 });
    source.want(0, 20);
    source.want(5000, 5020);
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    await answer(0);
    expect(source.row(0)).toBeUndefined();
    await answer(1);
    expect(source.row(5000)).toBe('5000');
  });

  it('a slow old answer never overwrites a newer one', async () => {
    const { source, answer } = server({ expected: 1000 });
    source.want(0, 20);
    source.reset();
    await answer(1, 'new ', 300);
    await answer(0, 'old ', 1000);
    expect([source.count, source.row(0)]).toEqual([300, 'new 0']);
  });

  it('keeps a few pages, those used last', async () => {
    const { source, answer, asked } = server({ keep: 2, expected: 1000 });
    for (const [call, first] of [0, 100, 200].entries()) {
      source.want(first, first + 20);
      await answer(call);
      if (first === 100) source.want(0, 20);
    }
    expect([source.row(0), source.row(100), source.row(200)]).toEqual(['0', undefined, '200']);
    source.want(100, 120);
    expect(asked()).toEqual([0, 1, 2, 1]);
  });

  it('says what failed, does not ask again by itself, and does so on retry', async () => {
    const { source, calls, answer, onFailure } = server({ expected: 1000 });
    source.want(0, 20);
    const error = new Error('down');
    calls[0]?.fail(error);
    await until(() => onFailure.mock.calls.length > 0);
    expect(onFailure).toHaveBeenCalledWith(error);
    expect([source.failed(7), source.failed(100)]).toEqual([true, false]);
    source.want(3, 23);
    expect(calls).toHaveLength(1);
    source.retry();
    expect([source.failed(7), calls.length]).toEqual([false, 2]);
    await answer(1);
    expect(source.row(7)).toBe('7');
  });

  it('an aborted fetch is no failure', async () => {
    const { source, calls, onFailure } = server({ expected: 1000 });
    source.want(0, 20);
    source.close();
    expect(calls[0]?.signal.aborted).toBe(true);
    calls[0]?.fail(new Error('aborted'));
    await Promise.resolve();
    await Promise.resolve();
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('shows rows as they arrive, and forgets them where the fetch fails or is given up', async () => {
    const told: ((rows: readonly string[]) => void)[] = [];
    const ends: { answer: (page: PageOfRows<string>) => void; fail: (error: Error) => void }[] = [];
    const source = pagedRows<string>({
      pageSize: 10,
      expected: 100,
      load: (_, __, arrived) => {
        told.push(arrived);
        return new Promise((answer, fail) => ends.push({ answer, fail }));
      },
    });
    source.want(0, 10);
    told[0]?.(['a', 'b']);
    expect([source.row(0), source.row(1), source.row(2)]).toEqual(['a', 'b', undefined]);
    ends[0]?.fail(new Error('cut'));
    await until(() => source.failed(0));
    expect(source.row(0)).toBeUndefined();
    source.want(50, 60);
    told[1]?.(['x']);
    expect(source.row(50)).toBe('x');
    source.want(0, 10);
    told[1]?.(['late']);
    expect(source.row(50)).toBeUndefined();
  });

  it('shows the first page as it was until it has come anew', async () => {
    const held = { rows: ['as', 'it was'], total: 2 };
    const { source, answer, asked } = server({ expected: 100, cachedPage: held });
    expect([source.count, source.row(0), source.row(1)]).toEqual([2, 'as', 'it was']);
    noteRenderStart();
    source.want(0, 2);
    await Promise.resolve();
    expect(asked()).toEqual([]);
    await until(() => asked().length > 0);
    expect(asked()).toEqual([0]);
    expect(source.row(0)).toBe('as');
    await answer(0);
    expect([source.count, source.row(0)]).toEqual([1_000_000, '0']);
  });

  it('does not ask anew for what nobody looks at any more once it is painted', async () => {
    const { source, asked } = server({ expected: 100, cachedPage: { rows: ['as', 'it was'], total: 2 } });
    noteRenderStart();
    source.want(0, 2);
    source.close();
    await untilFirstPaint();
    expect(asked()).toEqual([]);
  });
});
