import { expect, test } from 'vitest';
import { changesPlatform, normalScenario, pretences } from './sandbox.ts';

test.each([
  [{}, []],
  [{ latency: 300 }, ['latency']],
  [{ failures: { 'tenant.info': 'http500' as const } }, ['failures']],
  [{ deployment: 'private' as const, scale: 'large' as const }, ['deployment', 'scale']],
])('%j is %j', (part, expected) => {
  expect(pretences({ ...normalScenario, ...part })).toEqual(expected);
});

test.each([
  [{ latency: 300 }, false],
  [{ failures: {} }, false],
  [{ edition: 'free' as const }, true],
  [{ latency: 0, scale: 'large' as const }, true],
])('%j makes another platform of it: %s', (part, another) => {
  expect(changesPlatform(part)).toBe(another);
});
