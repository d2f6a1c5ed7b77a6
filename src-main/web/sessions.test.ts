/** Tokens are compared in constant time: against all of them, by the system's own comparison. */
import { beforeEach, expect, it, vi } from 'vitest';
import { createSessions, newWebToken } from './sessions.ts';

const compared = vi.hoisted(() => ({ times: 0 }));
vi.mock('node:crypto', async (original) => {
  const real = await original<typeof import('node:crypto')>();
  const timingSafeEqual: typeof real.timingSafeEqual = (a, b) => {
    compared.times += 1;
    return real.timingSafeEqual(a, b);
  };
  return { ...real, timingSafeEqual };
});
beforeEach(() => {
  compared.times = 0;
});

const open = (count: number) => {
  const sessions = createSessions(() => 0);
  const tokens = Array.from({ length: count }, () => sessions.exchange(sessions.newLinkToken()) ?? '');
  compared.times = 0;
  return { sessions, tokens };
};

it.each([
  ['the first', 0, true],
  ['the last', 2, true],
  ['none of them', 3, false],
] as const)('compares with every session, where the token is %s', (_, at, known) => {
  const { sessions, tokens } = open(3);
  expect(sessions.has(tokens[at] ?? newWebToken())).toBe(known);
  expect(compared.times).toBe(3);
});

it('compares with every link', () => {
  const sessions = createSessions(() => 0);
  const [first = ''] = [sessions.newLinkToken(), sessions.newLinkToken(), sessions.newLinkToken()];
  expect(sessions.exchange(first)).not.toBeNull();
  expect(compared.times).toBe(3);
});

it.each(['', 'x', `${newWebToken()}x`])('a token of another length is none: %j', (given) => {
  expect(open(2).sessions.has(given)).toBe(false);
});
