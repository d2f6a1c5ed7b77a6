import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { retryAfter } from '#shared/api/answer-failure.ts';
import { ApiError, type ApiErrorFacts } from '#shared/api/api-error.ts';
import { pauseBefore, withRetries } from './retry.ts';

const failure = (facts: Partial<ApiErrorFacts>) =>
  new ApiError({ kind: 'network', endpoint: 'tenant.info', message: '', ...facts });

describe('the pause before the next try', () => {
  it.each<[string, unknown, number, number | null]>([
    ['a cut answer', failure({}), 1, 300],
    ['a cut answer, the second time', failure({}), 2, 600],
    ['a cut answer, the third time', failure({}), 3, null],
    ['a refused connection', failure({ code: 'CONNECTION_REFUSED' }), 1, 300],
    ['a reset', failure({ code: 'CONNECTION_RESET' }), 1, 300],
    ['an expired certificate', failure({ code: 'TLS_EXPIRED' }), 1, null],
    ['a read-only server', failure({ code: 'READ_ONLY' }), 1, null],
    ['a redirect', failure({ code: 'REDIRECT_REFUSED' }), 1, null],
    ['a proxy that wants a password', failure({ code: 'PROXY_AUTH' }), 1, null],
    ['the shell that was started anew', failure({ code: 'SESSION_REFUSED' }), 1, null],
    ['the deadline', failure({ kind: 'timeout', code: 'TIMEOUT' }), 1, null],
    ['a refusal of the server', failure({ kind: 'refused', code: 500 }), 1, null],
    ['an answer that breaks the contract', failure({ kind: 'contract' }), 1, null],
    ['HTTP 500', failure({ kind: 'http', status: 500 }), 1, null],
    ['HTTP 401', failure({ kind: 'http', status: 401 }), 1, null],
    ['HTTP 503', failure({ kind: 'http', status: 503 }), 1, 300],
    ['HTTP 503 for two seconds', failure({ kind: 'http', status: 503, retryAfter: 2000 }), 1, 2000],
    ['HTTP 429 for no time', failure({ kind: 'http', status: 429, retryAfter: 0 }), 2, 600],
    ['HTTP 429 for a minute', failure({ kind: 'http', status: 429, retryAfter: 60_000 }), 1, null],
    [
      'HTTP 429 for two seconds, the third time',
      failure({ kind: 'http', status: 429, retryAfter: 2000 }),
      3,
      null,
    ],
    ['anything else', new Error('x'), 1, null],
  ])('%s', (_, error, tries, pause) => {
    expect(pauseBefore(error, tries)).toBe(pause);
  });
});

describe('Retry-After', () => {
  const now = Date.UTC(2026, 10, 21, 12, 0, 0);
  it.each([
    ['0', 0],
    [' 120 ', 120_000],
    ['Sat, 21 Nov 2026 12:00:05 GMT', 5000],
    ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
    ['-1', null],
    ['1.5', null],
    ['9999999999', null],
    ['soon', null],
    ['', null],
    [null, null],
  ])('%j', (header, milliseconds) => {
    expect(retryAfter(header, now)).toBe(milliseconds);
  });
});

describe('the tries', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('are three at most, with longer pauses', async () => {
    const read = vi.fn(() => Promise.reject(failure({})));
    const done = expect(withRetries('tenant.info', read)).rejects.toMatchObject({ kind: 'network' });
    await vi.advanceTimersByTimeAsync(299);
    expect(read).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(read).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(600);
    await done;
    expect(read).toHaveBeenCalledTimes(3);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('end with the first that succeeds', async () => {
    const read = vi.fn().mockRejectedValueOnce(failure({})).mockResolvedValue('rows');
    const done = withRetries('tenant.info', read);
    await vi.advanceTimersByTimeAsync(300);
    await expect(done).resolves.toBe('rows');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('share one deadline: a cut after minutes is not tried again', async () => {
    const read = vi.fn(() => new Promise((_, fail) => setTimeout(() => fail(failure({})), 124_900)));
    const done = expect(withRetries('tenant.info', read)).rejects.toMatchObject({ kind: 'network' });
    await vi.advanceTimersByTimeAsync(124_900);
    await done;
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('end at the deadline, also within a later one', async () => {
    const read = vi.fn(
      (signal: AbortSignal) =>
        new Promise((_, fail) => {
          if (read.mock.calls.length === 1) setTimeout(() => fail(failure({})), 100_000);
          else signal.addEventListener('abort', () => fail(signal.reason));
        }),
    );
    const done = expect(withRetries('tenant.info', read)).rejects.toMatchObject({ kind: 'timeout' });
    await vi.advanceTimersByTimeAsync(125_000);
    await done;
    expect(read).toHaveBeenCalledTimes(2);
  });

  it.each(['before', 'in a pause'])('are given up %s', async (when) => {
    const controller = new AbortController();
    const read = vi.fn((signal: AbortSignal) => {
      signal.throwIfAborted();
      return Promise.reject(failure({}));
    });
    if (when === 'before') controller.abort(new Error('left'));
    const done = expect(withRetries('tenant.info', read, controller.signal)).rejects.toThrow('left');
    await vi.advanceTimersByTimeAsync(100);
    controller.abort(new Error('left'));
    await vi.advanceTimersByTimeAsync(1000);
    await done;
    expect(read).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});
