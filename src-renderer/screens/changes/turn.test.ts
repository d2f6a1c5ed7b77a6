import { expect, it, vi } from 'vitest';

interface Call {
  readonly signal: AbortSignal;
  readonly onProgress: () => void;
}
const asked = vi.hoisted(() => vi.fn());
vi.mock('#data/bridge.ts', () => ({ bridge: { changes: { turn: asked } } }));
const { inOwnTurn } = await import('./turn.ts');

/** A shell that gives the turn, and ends the call when it is told to. */
function shell() {
  const call = Promise.withResolvers<{ had: boolean }>();
  asked.mockImplementationOnce((_: unknown, { signal, onProgress }: Call) => {
    signal.addEventListener('abort', () => call.reject(new Error('CANCELLED')));
    onProgress();
    return call.promise;
  });
  return { breaks: () => call.reject(new Error('UNREACHABLE')) };
}

it('is had while the work is done, and given back then', async () => {
  shell();
  let lost: AbortSignal | null = null;
  const came = await inOwnTurn('sandbox', async (signal) => {
    lost = signal;
    expect(signal.aborted).toBe(false);
    return 7;
  });
  expect(came).toBe(7);
  await vi.waitFor(() => expect(lost?.aborted).toBe(true));
});

it('tells that it is lost where the line breaks while the work is done', async () => {
  const { breaks } = shell();
  const came = inOwnTurn('sandbox', async (lost) => {
    breaks();
    await new Promise((resolve) => lost.addEventListener('abort', resolve));
    return lost.aborted;
  });
  expect(await came).toBe(true);
});

it('is not waited for', async () => {
  asked.mockResolvedValueOnce({ had: false });
  const work = vi.fn();
  expect(await inOwnTurn('sandbox', work)).toBeNull();
  expect(work).not.toHaveBeenCalled();
});
