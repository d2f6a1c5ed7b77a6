import { describe, expect, test } from 'vitest';
import type { LoginRow } from '#shared/api/login-log/login-log.ts';
import { figuresReader } from '../figures/log-figures.ts';
import { dormantAfter } from './came-back.ts';
import type { LogFinding, FindingKind } from './finding.ts';
import { frequentFrom } from './frequent-failures.ts';
import { manyDevicesFrom } from './many-devices.ts';
import { regionOf } from './far-apart.ts';
import { plainLogin } from '../testing/login-row.ts';

const wrong = { failureReason: 'wrongPassword' };

/** Takes rows in chronological order; the log has the newest first. */
function findingsOf(kind: FindingKind, rows: readonly Partial<LoginRow>[]): readonly LogFinding[] {
  const reader = figuresReader({ every: true });
  for (const row of rows.toReversed()) reader.add({ ...plainLogin, ...row });
  return reader.figures().findings.filter((finding) => finding.kind === kind);
}
const at = (clock: string, day = '2026-03-02') => ({ loginTime: `${day} ${clock}` });
const away = { ip: '203.0.113.9', hardwareId: 'B2' };

test('nothing unless it is asked for', () => {
  const reader = figuresReader();
  for (let count = 0; count < frequentFrom; count += 1) reader.add({ ...plainLogin, ...wrong });
  expect(reader.figures().findings).toEqual([]);
});

describe('two places at once', () => {
  test('two desks in networks apart, within half an hour', () => {
    expect(findingsOf('farApart', [at('09:00:00'), { ...at('09:30:00'), ...away }])).toMatchObject([
      {
        key: 'farApart U1 2026-03-02 09:30:00',
        addresses: ['10.0.0.1', '203.0.113.9'],
        facts: { seconds: 1800 },
        rows: { people: 'U1', when: '2026-03-02T09:00:00~2026-03-02T09:30:00', result: 'success' },
      },
    ]);
  });

  test.each<[string, Partial<LoginRow>]>([
    ['later than that', { ...at('09:30:01'), ...away }],
    [
      'on a phone, which changes its network on the way',
      { ...at('09:10:00'), ...away, clientType: 'app-ios' },
    ],
    ['with the same device', { ...at('09:10:00'), ip: away.ip }],
    ['from the same place', { ...at('09:10:00'), ip: '192.168.7.1', hardwareId: 'B2' }],
    ['that failed', { ...at('09:10:00'), ...away, ...wrong }],
    ['of another person', { ...at('09:10:00'), ...away, userId: 'U2' }],
    ['from no address', { ...at('09:10:00'), ip: 'unknown', hardwareId: 'B2' }],
  ])('not one %s', (_what, row) => {
    expect(findingsOf('farApart', [at('09:00:00'), row])).toEqual([]);
  });

  test.each([
    ['203.0.113.9', '203.0.1.1', true],
    ['203.0.113.9', '203.1.113.9', false],
    ['10.1.1.1', 'fd00::1', true],
    ['100.64.0.1', '100.128.0.1', false],
    ['2001:db8::1', '2001:db8:ffff::1', true],
    ['::ffff:203.0.113.9', '203.0.113.9', true],
  ])('%s and %s are one place: %s', (one, other, same) => {
    expect(regionOf(one) === regionOf(other)).toBe(same);
  });
});

test('many devices on one day, not on two', () => {
  const devicesOn = (count: number, day: string) =>
    Array.from({ length: count }, (_, index) => ({ ...at(`10:0${index}:00`, day), hardwareId: `H${index}` }));
  expect(findingsOf('manyDevices', devicesOn(manyDevicesFrom - 1, '2026-03-02'))).toEqual([]);
  expect(
    findingsOf('manyDevices', [
      ...devicesOn(manyDevicesFrom - 1, '2026-03-02'),
      { ...at('00:00:00', '2026-03-03'), hardwareId: 'H9' },
    ]),
  ).toEqual([]);
  expect(
    findingsOf('manyDevices', [...devicesOn(manyDevicesFrom, '2026-03-02'), at('10:00:00', '2026-03-03')]),
  ).toMatchObject([
    {
      key: 'manyDevices U1 2026-03-02',
      begin: '2026-03-02 10:00:00',
      end: '2026-03-02 10:03:00',
      facts: { devices: manyDevicesFrom },
      rows: { when: '2026-03-02T00:00:00~2026-03-02T23:59:59' },
    },
  ]);
});

describe('dormant accounts', () => {
  const before = (days: number) =>
    new Date(Date.UTC(2026, 2, 2) - days * 86_400_000).toISOString().slice(0, 10);
  const used = (days: number) => at('09:00:00', before(days));

  test('a log-in after a long time', () => {
    expect(findingsOf('cameBack', [used(dormantAfter), used(0)])).toMatchObject([
      { key: 'cameBack U1 2026-03-02 09:00:00', facts: { days: dormantAfter } },
    ]);
    expect(findingsOf('cameBack', [used(dormantAfter - 1), used(0)])).toEqual([]);
  });

  test('a log-out is a use, a failure is none, and an account that is seen once has no past', () => {
    const quiet = used(dormantAfter);
    expect(findingsOf('cameBack', [quiet, { ...used(1), operateType: 'logout' }, used(0)])).toEqual([]);
    expect(findingsOf('cameBack', [quiet, { ...used(1), ...wrong }, used(0)])).toHaveLength(1);
    expect(findingsOf('cameBack', [used(0)])).toEqual([]);
  });
});

describe('failures', () => {
  const failures = (count: number, row: (index: number) => Partial<LoginRow> = () => ({})) =>
    Array.from({ length: count }, (_, index) => ({ ...wrong, ...at(`1${index % 10}:00:00`), ...row(index) }));

  test('by person and by address, from ten on', () => {
    const ten = failures(frequentFrom);
    expect(findingsOf('failuresOfPerson', ten)).toMatchObject([
      { key: 'failuresOfPerson U1', username: '林知远', facts: { failures: 10, accounts: 1 } },
    ]);
    expect(findingsOf('failuresFromAddress', ten)).toMatchObject([
      { key: 'failuresFromAddress 10.0.0.1', userId: '', addresses: ['10.0.0.1'], rows: { ip: '10.0.0.1' } },
    ]);
    expect(findingsOf('failuresOfPerson', failures(frequentFrom - 1))).toEqual([]);
  });

  test('an account that is nobody’s is found by its name', () => {
    const ten = failures(frequentFrom, () => ({ userId: '', username: '', loginAccount: 'Admin' }));
    expect(findingsOf('failuresOfPerson', ten)).toMatchObject([
      { key: 'failuresOfPerson admin', account: 'Admin', rows: { q: 'Admin', result: 'failure' } },
    ]);
  });

  test('by network, where it has several addresses', () => {
    const spread = failures(frequentFrom, (index) => ({ ip: `10.0.0.${index}`, userId: `U${index}` }));
    expect(findingsOf('failuresFromNetwork', spread)).toMatchObject([
      { addresses: ['10.0.0.0/24'], facts: { failures: 10 }, rows: { ip: '10.0.0.0/24' } },
    ]);
    expect(findingsOf('failuresFromNetwork', failures(frequentFrom))).toEqual([]);
  });
});

test('rows that name nobody are not one person', () => {
  const nobody = { userId: '', username: '', loginAccount: '' };
  const days = ['2025-12-01', '2026-03-02'].flatMap((day) => [
    ...Array.from({ length: 5 }, (_, index) => ({ ...at(`08:0${index}:00`, day), ...wrong, ip: '' })),
    at('08:05:00', day),
    ...Array.from({ length: manyDevicesFrom }, (_, index) => ({
      ...at(`08:1${index}:00`, day),
      hardwareId: `H${index}`,
      ip: `203.${index}.113.9`,
    })),
  ]);
  const found = (rows: readonly Partial<LoginRow>[]) =>
    (['breakIn', 'farApart', 'manyDevices', 'cameBack', 'firstTime', 'failuresOfPerson'] as const).filter(
      (kind) => findingsOf(kind, rows).length > 0,
    );
  expect(found(days)).toHaveLength(6);
  expect(found(days.map((row) => ({ ...row, ...nobody })))).toEqual([]);
});

test('break-ins and first times are findings too, the newest first, each under a key of its own', () => {
  const rows = [
    ...Array.from({ length: 5 }, (_, index) => ({ ...at(`09:0${index}:00`), ...wrong })),
    at('09:05:00'),
    at('09:06:00'),
    at('09:07:00'),
    { ...at('09:08:00'), ...away },
  ];
  const reader = figuresReader({ every: true });
  for (const row of rows.toReversed()) reader.add({ ...plainLogin, ...row });
  const { findings } = reader.figures();
  expect(findings.map(({ kind }) => kind)).toEqual(['farApart', 'firstTime', 'breakIn']);
  expect(new Set(findings.map(({ key }) => key)).size).toBe(3);
  expect(findings[2]).toMatchObject({
    key: 'breakIn account U1 2026-03-02 09:05:00',
    begin: '2026-03-02 09:00:00',
    end: '2026-03-02 09:05:00',
  });
});
