import { describe, expect, test } from 'vitest';
import type { LoginRow } from '#shared/api/login-log/login-log.ts';
import { usualHours } from '#shared/rules/login-log/working-hours.ts';
import { networkOf, secondOf, timeOf } from '#shared/rules/login-log/log-entry.ts';
import { figuresReader, type LogFigures, outsideHours, shownMost } from './log-figures.ts';
import { plainLogin } from '../testing/login-row.ts';

const wrong = { failureReason: 'wrongPassword' };
/** Takes rows in chronological order; the log has the newest first. */
function figuresOf(rows: readonly Partial<LoginRow>[]): LogFigures {
  const reader = figuresReader();
  for (const row of rows.toReversed()) reader.add({ ...plainLogin, ...row });
  return reader.figures();
}
const at = (clock: string, day = '2026-03-02') => ({ loginTime: `${day} ${clock}` });

test('nothing', () => {
  expect(figuresOf([])).toMatchObject({
    rows: 0,
    oldest: '',
    newest: '',
    bars: [],
    breakIns: [],
    firstTimes: [],
  });
});

describe('over time', () => {
  test('by the hour where it is short: log-ins and failures, empty hours too', () => {
    const { unit, bars, logins, failures, oldest, newest } = figuresOf([
      at('08:59:59'),
      { ...at('09:00:00'), ...wrong },
      { ...at('09:30:00'), operateType: 'logout' },
      at('11:10:00'),
      at('11:20:00'),
    ]);
    expect([unit, logins, failures, oldest, newest]).toEqual([
      'hour',
      3,
      1,
      '2026-03-02 08:59:59',
      '2026-03-02 11:20:00',
    ]);
    expect(
      bars.map(({ begin, end, logins: l, failures: f }) => [begin.slice(11), end.slice(11), l, f]),
    ).toEqual([
      ['08:00:00', '08:59:59', 1, 0],
      ['09:00:00', '09:59:59', 0, 1],
      ['10:00:00', '10:59:59', 0, 0],
      ['11:00:00', '11:59:59', 2, 0],
    ]);
  });

  test.each([
    ['2026-03-02', '2026-03-04', 'hour', 72, '2026-03-02 00:00:00'],
    ['2026-03-02', '2026-03-05', 'day', 4, '2026-03-02 00:00:00'],
    ['2026-01-01', '2026-04-30', 'day', 120, '2026-01-01 00:00:00'],
    // The first week begins on the Monday before the first row.
    ['2026-01-01', '2026-05-01', 'week', 18, '2025-12-29 00:00:00'],
    ['2023-01-15', '2026-03-05', 'month', 39, '2023-01-01 00:00:00'],
  ])('from %s to %s by the %s', (first, last, unit, count, begin) => {
    const { bars, ...rest } = figuresOf([at('00:00:00', first), at('23:59:59', last)]);
    expect([rest.unit, bars.length, bars[0]?.begin]).toEqual([unit, count, begin]);
    expect(bars.reduce((sum, { logins }) => sum + logins, 0)).toBe(2);
    expect(bars[0]?.logins).toBe(1);
    expect(bars.at(-1)?.logins).toBe(1);
  });

  test('a time that is none is counted, and drawn nowhere', () => {
    const { rows, logins, bars } = figuresOf([{ loginTime: 'yesterday' }, { loginTime: '' }]);
    expect([rows, logins, bars]).toEqual([2, 2, []]);
  });
});

test('outside working hours: evenings and weekends', () => {
  const figures = figuresOf([
    at('07:59:59'),
    at('08:00:00'),
    at('18:59:59'),
    at('19:00:00'),
    at('12:00:00', '2026-03-01'),
    { ...at('23:00:00'), ...wrong },
  ]);
  expect(outsideHours(figures, usualHours)).toBe(3);
  expect(outsideHours(figures, { from: 0, to: 24 })).toBe(1);
});

test('failures by person, address and terminal, the most first, so many and no more', () => {
  const { failuresBy } = figuresOf([
    { ...wrong, userId: 'U2', username: 'Ada', ip: '10.0.0.2', clientType: 'h5' },
    wrong,
    wrong,
    { failureReason: 'unknownAccount', userId: '', username: '', loginAccount: 'admin' },
    plainLogin,
    ...Array.from({ length: 9 }, (_, index) => ({ ...wrong, userId: `V${index}`, username: `V${index}` })),
  ]);
  expect(failuresBy.person).toHaveLength(shownMost);
  expect(failuresBy.person[0]).toEqual({ key: 'U1', name: '林知远', count: 2 });
  expect(failuresBy.person[2]).toEqual({ key: 'V0', name: 'V0', count: 1 });
  expect(failuresBy.person.find(({ name }) => name === 'admin') ?? null).toEqual(null);
  expect(
    figuresOf([{ failureReason: 'unknownAccount', userId: '', username: '', loginAccount: 'admin' }])
      .failuresBy.person,
  ).toEqual([
    {
      key: '@admin',
      name: 'admin',
      count: 1,
    },
  ]);
  expect(failuresBy.address).toEqual([
    { key: '10.0.0.1', name: '10.0.0.1', count: 12 },
    { key: '10.0.0.2', name: '10.0.0.2', count: 1 },
  ]);
  expect(failuresBy.terminal.map(({ key, count }) => [key, count])).toEqual([
    ['pc', 12],
    ['h5', 1],
  ]);
});

describe('many failures, then a success', () => {
  const tries = (count: number, from: number, of: Partial<LoginRow> = {}) =>
    Array.from({ length: count }, (_, index) => ({
      ...at(`09:${String(from + index).padStart(2, '0')}:00`),
      ...wrong,
      ...of,
    }));

  test('of one account', () => {
    const { breakIns, breakInCount } = figuresOf([
      ...tries(6, 0, { ip: '203.0.113.7' }),
      { ...at('09:06:30'), ip: '203.0.113.7' },
    ]);
    expect(breakInCount).toBe(1);
    expect(breakIns[0]).toEqual({
      kind: 'account',
      userId: 'U1',
      username: '林知远',
      account: 'lin',
      ip: '203.0.113.7',
      time: '2026-03-02 09:06:30',
      failures: 6,
      accounts: 1,
      seconds: 390,
    });
  });

  test('of one account, from many addresses', () => {
    const from = tries(5, 0).map((row, index) => ({ ...row, ip: `203.0.113.${index}` }));
    expect(figuresOf([...from, at('09:06:00')]).breakIns).toMatchObject([{ kind: 'account', failures: 5 }]);
  });

  test('of one address, at many accounts', () => {
    const spray = tries(6, 0, { ip: '203.0.113.7' }).map((row, index) => ({
      ...row,
      userId: '',
      loginAccount: `u${index}`,
    }));
    expect(figuresOf([...spray, { ...at('09:07:00'), ip: '203.0.113.7' }]).breakIns).toMatchObject([
      { kind: 'address', account: 'lin', ip: '203.0.113.7', failures: 6, accounts: 6, seconds: 420 },
    ]);
  });

  test.each<[string, readonly Partial<LoginRow>[]]>([
    ['one too few', [...tries(4, 0), at('09:06:00')]],
    ['a log-in between them', [...tries(3, 0), at('09:03:30'), ...tries(3, 4), at('09:08:00')]],
    ['they were long ago', [...tries(6, 0), at('09:35:01')]],
    ['the success came first', [at('08:59:00'), ...tries(6, 0)]],
    [
      'they were of another account and another address',
      [...tries(6, 0, { userId: 'U2', ip: '10.9.9.9' }), at('09:06:00')],
    ],
    ['only a log-out followed', [...tries(6, 0), { ...at('09:06:00'), operateType: 'logout' }]],
  ])('nothing: %s', (_what, rows) => {
    expect(figuresOf(rows).breakIns).toEqual([]);
  });
});

describe('first times', () => {
  const before = [at('08:00:00'), at('08:10:00'), at('08:20:00')];

  test('a new device from a new network is one finding', () => {
    const news = { ...at('09:00:00'), hardwareId: 'B2', deviceModel: 'iPhone 16', ip: '203.0.113.9' };
    const { firstTimes, firstTimeCount } = figuresOf([...before, news, { ...news, ...at('09:10:00') }]);
    expect(firstTimeCount).toBe(1);
    expect(firstTimes[0]).toEqual({
      userId: 'U1',
      username: '林知远',
      account: 'lin',
      time: '2026-03-02 09:00:00',
      ip: '203.0.113.9',
      device: 'iPhone 16 · Chrome 142',
      network: '203.0.113.0/24',
    });
  });

  test('a neighbour of a known address is no new network; a known device neither', () => {
    expect(figuresOf([...before, { ...at('09:00:00'), ip: '10.0.0.200' }]).firstTimes).toEqual([]);
    expect(figuresOf([...before, { ...at('09:00:00'), ip: '10.0.1.1' }]).firstTimes).toMatchObject([
      { device: '', network: '10.0.1.0/24' },
    ]);
  });

  test('a person without habits has nothing new; a failure is no log-in', () => {
    expect(figuresOf([...before.slice(1), { ...at('09:00:00'), hardwareId: 'B2' }]).firstTimes).toEqual([]);
    expect(figuresOf([...before, { ...at('09:00:00'), hardwareId: 'B2', ...wrong }]).firstTimes).toEqual([]);
  });
});

test.each([
  ['10.24.3.77', '10.24.3.0/24'],
  ['::ffff:10.24.3.77', '10.24.3.0/24'],
  ['2001:db8:12:34::1', '2001:db8:12::/48'],
  ['somewhere', ''],
  ['', ''],
])('the network of %s', (ip, network) => expect(networkOf(ip)).toBe(network));

test('a time is a number and back', () => {
  expect(timeOf(secondOf('2026-03-02 09:00:01') ?? 0)).toBe('2026-03-02 09:00:01');
  expect(secondOf('2026-13-02 09:00:01')).toBeNull();
});
