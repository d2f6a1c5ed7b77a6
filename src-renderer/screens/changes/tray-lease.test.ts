import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { until } from '#shared/testing/until.ts';

interface Call {
  readonly signal: AbortSignal;
  readonly onProgress: (yours: { turn: string }) => void;
}
const asked = vi.hoisted(() => vi.fn());
const renew = vi.hoisted(() => vi.fn());
vi.mock('#data/bridge.ts', () => ({ bridge: { changes: { turn: asked, renew } } }));
const { withTrayLease } = await import('./tray-lease.ts');

beforeEach(() => {
  vi.useFakeTimers();
  renew.mockReset();
});
afterEach(() => vi.useRealTimers());

/** A stand-in shell that gives the lease, and ends the call on demand. */
function shell() {
  const call = Promise.withResolvers<{ had: boolean }>();
  asked.mockImplementationOnce((_: unknown, { signal, onProgress }: Call) => {
    signal.addEventListener('abort', () => call.reject(new Error('CANCELLED')));
    onProgress({ turn: 'T1' });
    return call.promise;
  });
  return { breaks: () => call.reject(new Error('UNREACHABLE')) };
}
const aborted = (lost: AbortSignal) =>
  new Promise<boolean>((resolve) => lost.addEventListener('abort', () => resolve(true)));

it('is had while the work is done, and given back then', async () => {
  shell();
  let signal: AbortSignal | null = null;
  const came = await withTrayLease('sandbox', async ({ id, lossSignal }) => {
    signal = lossSignal;
    expect([id, lossSignal.aborted]).toEqual(['T1', false]);
    return 7;
  });
  expect(came).toBe(7);
  await until(() => signal?.aborted);
});

it('tells that it is lost where the line breaks while the work is done', async () => {
  const { breaks } = shell();
  const came = withTrayLease('sandbox', ({ lossSignal }) => {
    breaks();
    return aborted(lossSignal);
  });
  expect(await came).toBe(true);
});

it('is renewed while the work is done, also where the shell was not reached once; lost where it is another’s', async () => {
  shell();
  renew.mockResolvedValueOnce({ had: true });
  renew.mockRejectedValueOnce(new Error('UNREACHABLE'));
  renew.mockResolvedValueOnce({ had: false });
  const came = withTrayLease('sandbox', ({ lossSignal }) => aborted(lossSignal));
  await vi.advanceTimersByTimeAsync(59_000);
  expect(renew.mock.calls).toEqual(Array(2).fill([{ server: 'sandbox', turn: 'T1' }]));
  await vi.advanceTimersByTimeAsync(2000);
  expect(await came).toBe(true);
  // The renewals end with the work.
  await vi.advanceTimersByTimeAsync(100_000);
  expect(renew).toHaveBeenCalledTimes(3);
});

it('is not waited for', async () => {
  asked.mockResolvedValueOnce({ had: false });
  const work = vi.fn();
  expect(await withTrayLease('sandbox', work)).toBeNull();
  expect(work).not.toHaveBeenCalled();
});
