import { expect, it } from 'vitest';
import { ApiError } from '#shared/api/api-error.ts';
import { isUnconfirmed } from '#shared/api/is-unconfirmed.ts';
import { keyFor } from './intent-keys.ts';

/** Tries a change and reports its result. */
function attempt(endpoint: string, intent: string, result: 'known' | 'unknown' | 'refused', now = 0): string {
  const { key, confirm, keep, release } = keyFor(endpoint, intent, now);
  if (result === 'known') confirm();
  else if (result === 'refused') release();
  else keep();
  return key;
}

it('keeps the key while the result is unknown, and lets it go when it is known', () => {
  const first = attempt('a', '1', 'unknown');
  expect(attempt('a', '1', 'unknown')).toBe(first);
  expect(attempt('a', '1', 'known')).toBe(first);
  expect(attempt('a', '1', 'known')).not.toBe(first);
});

it('keeps the keys of several changes through one outage', () => {
  const [a, b] = [attempt('a', '1', 'unknown'), attempt('b', '1', 'unknown')];
  expect(attempt('a', '1', 'known')).toBe(a);
  expect(attempt('b', '1', 'known')).toBe(b);
});

it('a refusal is an answer, and says nothing of other changes', () => {
  const [a, b] = [attempt('a', '1', 'unknown'), attempt('b', '1', 'unknown')];
  expect(attempt('a', '1', 'refused')).toBe(a);
  expect(attempt('a', '1', 'refused')).not.toBe(a);
  expect(attempt('b', '1', 'known')).toBe(b);
});

it.each<[string, () => void]>([
  ['another input of the same call', () => attempt('a', '0', 'unknown')],
  ['another change that came through', () => attempt('b', '1', 'known')],
])('on, %s, on again: a new intent', (_, between) => {
  const first = attempt('a', '1', 'unknown');
  between();
  expect(attempt('a', '1', 'known')).not.toBe(first);
});

it('is worth nothing after the time that servers remember', () => {
  const first = attempt('a', '1', 'unknown', 0);
  expect(attempt('a', '1', 'known', 600_000)).not.toBe(first);
});

it.each<[Partial<ConstructorParameters<typeof ApiError>[0]>, boolean]>([
  [{ kind: 'network' }, true],
  [{ kind: 'timeout' }, true],
  [{ kind: 'network', code: 'READ_ONLY', status: 403 }, false],
  [{ kind: 'network', code: 'SERVER_CHANGED', status: 409 }, false],
  [{ kind: 'network', code: 'CONNECTION_RESET', status: 502 }, true],
  [{ kind: 'contract' }, true],
  [{ kind: 'http', status: 504 }, true],
  [{ kind: 'http', status: 500 }, false],
  [{ kind: 'refused', code: 500 }, false],
])('%o leaves it open: %s', (facts, open) => {
  expect(isUnconfirmed(new ApiError({ kind: 'network', endpoint: 'a', message: '', ...facts }))).toBe(open);
});

it('an abort or a mistake of ours leaves nothing open', () =>
  expect(isUnconfirmed(new Error('x'))).toBe(false));
