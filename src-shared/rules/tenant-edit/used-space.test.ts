import { describe, expect, it } from 'vitest';
import {
  barPercent,
  percentText,
  pressRefresh,
  type RefreshFacts,
  refreshAvailableAt,
  usedPercent,
  withRefresh,
} from './used-space.ts';

it.each([
  [0, 100, 0, 0, '0.000%'],
  [1, 100_000, 0.001, 2, '0.001%'],
  [0.0001, 100_000, 0, 2, '0.000%'],
  [1, 3, 33.333, 33.333, '33.333%'],
  [2, 3, 66.667, 66.667, '66.667%'],
  [2, 100, 2, 2, '2.000%'],
  [3, 100, 3, 3, '3.000%'],
  [100, 100, 100, 100, '100.000%'],
  [150, 100, 100, 100, '100.000%'],
  [5, 0, 0, 2, '0.000%'],
  [-5, 100, 0, 0, '0.000%'],
  [Number.NaN, 100, 0, 0, '0.000%'],
])('%d of %d MB', (used, max, percent, bar, text) => {
  expect([usedPercent(used, max), barPercent(used, max), percentText(used, max)]).toEqual([
    percent,
    bar,
    text,
  ]);
});

describe('refresh', () => {
  const now = 1_800_000_000_000;
  const facts: RefreshFacts = { times: {}, tenantKey: 't1', now, lastPress: null };
  it.each<[string, Partial<RefreshFacts>, string]>([
    ['never refreshed', {}, 'go'],
    ['just refreshed', { times: { t1: now } }, 'limited'],
    ['a millisecond too early', { times: { t1: now - 7_199_999 } }, 'limited'],
    ['after 2 hours', { times: { t1: now - 7_200_000 } }, 'go'],
    ['another tenant', { times: { t2: now } }, 'go'],
    ['a tenant named like a method', { tenantKey: 'toString' }, 'go'],
    ['overridden', { times: { t1: now }, gap: 0 }, 'go'],
    ['overridden with another gap', { times: { t1: now - 60_000 }, gap: 60_001 }, 'limited'],
    ['pressed again within 500 ms', { lastPress: now - 499 }, 'ignore'],
    ['pressed again after 500 ms', { lastPress: now - 500 }, 'go'],
    ['pressed fast while limited', { times: { t1: now }, lastPress: now - 1 }, 'ignore'],
    ['a time in the future', { times: { t1: now + 1 } }, 'go'],
    ['a press in the future', { lastPress: now + 1 }, 'go'],
  ])('%s', (_, change, expected) => {
    expect(pressRefresh({ ...facts, ...change })).toBe(expected);
  });

  it('keeps a time for each tenant', () => {
    const times = withRefresh({ t2: 5 }, 't1', now);
    expect(times).toEqual({ t2: 5, t1: now });
    expect(refreshAvailableAt({ ...facts, times })).toBe(now + 7_200_000);
  });
});
