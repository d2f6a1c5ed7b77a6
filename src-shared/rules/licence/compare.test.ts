import { describe, expect, test } from 'vitest';
import type { Licence, LicenceModule } from '../common/licence/licence.ts';
import { compareLicences, isPaid } from './compare.ts';
import { licenceComparison } from './comparison.ts';
import { comparisonToWire } from './to-wire.ts';

function module(flag: string, changes: Partial<LicenceModule> = {}): LicenceModule {
  return {
    name: flag.toUpperCase(),
    flag,
    pcSeats: 10,
    mobileSeats: 10,
    enabled: true,
    appId: null,
    modules: [],
    ...changes,
  };
}

function licence(changes: Partial<Licence> = {}): Licence {
  return {
    licenceCode: 'code',
    companyName: 'company',
    customerId: 'c',
    userCounting: 'registered',
    externalCounting: 'registered',
    startDate: '2026-01-01',
    expiryDate: '2026-12-31',
    pcSeats: 100,
    mobileSeats: 100,
    externalSeats: null,
    tenantLimit: 1,
    tenancy: 'single',
    modules: [],
    issuedAt: null,
    ...changes,
  };
}

function change(field: keyof Licence, before: unknown, after: unknown) {
  const result = compareLicences(licence({ [field]: before }), licence({ [field]: after }));
  expect(licenceComparison.parse(result)).toEqual(result);
  return result.fields.find((one) => one.field === field);
}

test('a licence equals itself, whatever its issue date and the order of its modules', () => {
  const modules = ['a', 'b', 'c'].map((flag) => module(flag, { modules: [module('x'), module('y')] }));
  const turned = [...modules].reverse().map((one) => ({ ...one, modules: [...one.modules].reverse() }));
  const result = compareLicences(
    licence({ modules }),
    licence({ modules: turned, issuedAt: '2026-01-01T00:00:00Z' }),
  );
  expect(result.equal).toBe(true);
  expect(result.modules).toEqual([]);
});

test.each([
  ['pcSeats', 100, 150, 'more', 50],
  ['pcSeats', 100, 99, 'less', -1],
  ['pcSeats', 100, 999_999, 'more', null],
  ['mobileSeats', 999_999, 100, 'less', null],
  ['externalSeats', null, 5, 'changed', null],
  ['tenantLimit', 5, 5, 'same', 0],
  ['expiryDate', '2026-12-31', '2027-12-31', 'more', 365],
  ['expiryDate', '2026-12-31', '2026-12-30', 'less', -1],
  ['expiryDate', null, '2026-12-30', 'less', null],
  ['expiryDate', '2026-12-30', null, 'more', null],
  ['expiryDate', null, null, 'same', null],
  ['startDate', '2026-01-01', '2026-02-01', 'changed', 31],
  ['companyName', 'a', 'b', 'changed', null],
  ['tenancy', 'single', 'multi', 'changed', null],
] as const)('%s from %s to %s: %s by %s', (field, before, after, kind, difference) => {
  expect(change(field, before, after)).toMatchObject({ before, after, change: kind, difference });
});

describe('modules', () => {
  const before = licence({
    modules: [
      module('a', { modules: [module('x'), module('y')] }),
      module('b'),
      module('c', { pcSeats: 0, mobileSeats: 0 }),
      module('d', { enabled: false }),
    ],
  });
  const after = licence({
    modules: [
      module('n', { modules: [module('x')] }),
      module('a', { modules: [module('y', { pcSeats: 20 }), module('z')] }),
      module('c', { pcSeats: 5, name: 'See' }),
      module('d'),
    ],
  });
  const result = compareLicences(before, after);

  test('each added, removed and changed one is named by its path', () => {
    expect(result.modules.map(({ change: kind, path }) => `${kind} ${path.join('/')}`)).toEqual([
      'added n',
      'moved n/x',
      'changed a/y',
      'added a/z',
      'changed c',
      'changed d',
      'removed b',
    ]);
    expect(licenceComparison.parse(result)).toEqual(result);
  });

  test('a changed module is listed with its difference', () => {
    const changed = result.modules.find(({ path }) => path.join('/') === 'c');
    expect(changed).toMatchObject({
      names: ['See'],
      fields: [
        { field: 'name', before: 'C', after: 'See', change: 'changed', difference: null },
        { field: 'pcSeats', before: 0, after: 5, change: 'more', difference: 5 },
        { field: 'mobileSeats', before: 0, after: 10, change: 'more', difference: 10 },
      ],
    });
  });

  test('modules paid for in one of the two only', () => {
    expect(result.newPayModules).toEqual(['N', 'Z', 'See', 'D']);
    expect(result.delPayModules).toEqual(['B']);
    const wire = comparisonToWire(before, after);
    expect(wire.newPayModules.map(({ moduleFlag }) => moduleFlag)).toEqual(['n', 'z', 'c', 'd']);
    expect(wire.delPayModules.map(({ moduleFlag }) => moduleFlag)).toEqual(['b']);
    expect(wire.comparelicensecode).toBe('code');
    expect(wire.compareavailableModule).toHaveLength(4);
  });

  test.each([
    [{}, true],
    [{ enabled: false }, false],
    [{ pcSeats: 0, mobileSeats: 0 }, false],
    [{ pcSeats: 0 }, true],
    [{ pcSeats: null, mobileSeats: 0 }, true],
  ])('paid for with %j: %s', (changes, paid) => {
    expect(isPaid(module('m', changes))).toBe(paid);
  });
});

test('agrees with a plain map of paths on shuffled trees', () => {
  const flags = ['a', 'b', 'c', 'd', 'e', 'f'];
  for (let round = 0; round < 200; round++) {
    const tree = (salt: number): LicenceModule[] =>
      flags
        .filter((_, index) => (round * 7 + index * salt) % 3 !== 0)
        .sort(
          (one, other) =>
            ((one.charCodeAt(0) * salt + round) % 5) - ((other.charCodeAt(0) * salt + round) % 5),
        )
        .map((flag, index) =>
          module(flag, {
            pcSeats: (round + index * salt) % 4,
            modules: [module(`${flag}1`, { mobileSeats: (round * salt) % 3 })],
          }),
        );
    const [one, other] = [tree(2), tree(3)];
    const changes = compareLicences(licence({ modules: one }), licence({ modules: other })).modules;
    expect(changes.map(({ change: kind, path }) => `${kind} ${path.join('/')}`).sort()).toEqual(
      byMap(one, other),
    );
  }
});

function byMap(before: readonly LicenceModule[], after: readonly LicenceModule[]): string[] {
  const flat = (modules: readonly LicenceModule[], path: string): [string, string][] =>
    modules.flatMap((one): [string, string][] => [
      [path + one.flag, `${one.name} ${one.pcSeats} ${one.mobileSeats}`],
      ...flat(one.modules, `${path}${one.flag}/`),
    ]);
  const [old, now] = [new Map(flat(before, '')), new Map(flat(after, ''))];
  return [
    ...[...now].filter(([path]) => !old.has(path)).map(([path]) => `added ${path}`),
    ...[...now]
      .filter(([path, text]) => old.has(path) && old.get(path) !== text)
      .map(([path]) => `changed ${path}`),
    ...[...old].filter(([path]) => !now.has(path)).map(([path]) => `removed ${path}`),
  ].sort();
}
