import { expect, test } from 'vitest';
import type { MergedLicence } from './licence-ratio.ts';
import { isLoss, type NextModule, nextChanges, nextModules } from './next-licence.ts';

const now = { applyClient: '1', maxLicense: 100, usedLicense: 84, maxLicenseApp: 50, usedLicenseApp: 10 };
const next = (pcSeats: number | null, mobileSeats: number | null, enabled = true): NextModule => ({
  pcSeats,
  mobileSeats,
  enabled,
});

test.each<[string, object, NextModule | undefined, string]>([
  ['the same', {}, next(100, 50), ''],
  ['not in it', {}, undefined, 'missing!'],
  ['turned off', {}, next(100, 50, false), 'off!'],
  ['more', {}, next(120, 50), 'pc 100>120 short 0'],
  ['fewer, and enough', {}, next(84, 50), 'pc 100>84 short 0'],
  ['too few', {}, next(80, 9), 'pc 100>80 short 4!, app 50>9 short 1!'],
  ['without a limit', {}, next(999_999, 50), 'pc 100>unlimited short 0'],
  ['a limit where there was none', { maxLicense: 999_999 }, next(80, 50), 'pc unlimited>80 short 4!'],
  ['not stated', {}, next(null, null), ''],
  ['of one terminal alone', { applyClient: '2' }, next(1, 60), 'app 50>60 short 0'],
  ['of a use that nobody knows', { usedLicense: null }, next(80, 50), 'pc 100>80 short 0'],
])('%s', (_, more, module, expected) => {
  const changes = nextChanges({ ...now, ...more } as unknown as MergedLicence, module);
  const words = changes.map((change) => {
    const said =
      change.kind === 'seats'
        ? `${change.terminal} ${change.now}>${change.next} short ${change.short}`
        : change.kind;
    return `${said}${isLoss(change) ? '!' : ''}`;
  });
  expect(words.join(', ')).toBe(expected);
});

test('modules of the first level by their flag, the first of two', () => {
  const module = (flag: string, pcSeats: number) => ({
    name: flag,
    flag,
    pcSeats,
    mobileSeats: null,
    enabled: true,
    appId: null,
    modules: [{ name: 'x', flag: 'x', pcSeats: 1, mobileSeats: 1, enabled: true, appId: null, modules: [] }],
  });
  const found = nextModules({ modules: [module('a', 1), module('b', 2), module('a', 3)] });
  expect([found.get('a')?.pcSeats, found.get('b')?.pcSeats, found.get('x')]).toEqual([1, 2, undefined]);
});
