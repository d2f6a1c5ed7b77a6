import { describe, expect, it } from 'vitest';
import {
  pressRefresh,
  type RefreshFacts,
  readRefreshGap,
  refreshAvailableAt,
  withRefresh,
} from './used-space.ts';

// Rows TEN-054 to 056.
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

it.each([
  [undefined, 7_200_000],
  ['600000', 600_000],
  [' 0 ', 0],
  ['', 7_200_000],
  ['-1', 7_200_000],
  ['1.5', 7_200_000],
  ['two hours', 7_200_000],
  ['9999999999999', 7_200_000],
])('a gap set as %j is %i ms', (configValue, expected) => {
  const configs = configValue === undefined ? [] : [{ configKey: 'usedSpaceRefreshGap', configValue }];
  expect(readRefreshGap(configs)).toBe(expected);
});
