import { expect, test } from 'vitest';
import {
  type LogValues,
  logFilterKeys,
  namedValues,
  noLogFilter,
  toLoginFilter,
  writeNamed,
} from './log-filter.ts';

const nothing = Object.fromEntries(logFilterKeys.map((key) => [key, ''])) as LogValues;
const locator = { type: null, today: '2026-03-01' };

test('nothing set narrows nothing', () => {
  expect(toLoginFilter(nothing, locator)).toEqual({});
});

test('everything set', () => {
  const values: LogValues = {
    q: ' 林 ',
    when: '7d',
    people: 'U1,U2',
    departments: 'D1',
    ip: ' 10.0.0.0/8 ',
    terminal: 'h5,pc',
    result: 'failure',
    reason: 'wrongPassword',
    language: 'en_US,zh_CN',
    device: 'iPhone',
    hours: '8-19',
  };
  expect(toLoginFilter(values, { ...locator, type: 'login' })).toEqual({
    operateType: 'login',
    keywords: '林',
    userIds: ['U1', 'U2'],
    deptIds: ['D1'],
    ip: '10.0.0.0/8',
    clientTypes: ['pc', 'h5'],
    result: 'failure',
    failureReasons: ['wrongPassword'],
    languages: ['en_US', 'zh_CN'],
    device: 'iPhone',
    beginTime: '2026-02-23 00:00:00',
    endTime: '2026-03-01 23:59:59',
    outsideHours: '8-19',
  });
});

test.each<[Partial<LogValues>]>([
  [{ when: 'tomorrow' }],
  [{ terminal: 'fax' }],
  [{ result: 'perhaps' }],
  [{ people: ',,' }],
  [{ hours: '19-8' }],
])('what can’t be a value is left out: %o', (values) => {
  expect(toLoginFilter({ ...nothing, ...values }, locator)).toEqual({});
});

test.each([
  [{ terminal: '!pc,h5' }, { exceptClientTypes: ['pc', 'h5'] }],
  [{ terminal: '!' }, {}],
  [{ terminal: 'pc' }, { clientTypes: ['pc'] }],
  [{ people: '!U1,U2' }, { exceptUserIds: ['U1', 'U2'] }],
  [{ people: 'U1' }, { userIds: ['U1'] }],
])('%j asks for %j', (part, asked) => {
  expect(toLoginFilter({ ...noLogFilter, ...part }, { type: null, today: '2026-03-01' })).toEqual(asked);
});

test('naming nothing leaves nothing out', () => {
  expect(writeNamed({ isExcept: true, list: [] })).toBe('');
  expect(writeNamed(namedValues('!U1,U2'))).toBe('!U1,U2');
});
