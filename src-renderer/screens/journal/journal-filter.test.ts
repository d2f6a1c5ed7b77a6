import { expect, test } from 'vitest';
import { toFilter } from './journal-filter.ts';

const draft = (address: string) => {
  const params = new URLSearchParams(address);
  const [find = '', server = '', result = '', from = '', to = ''] = [
    'find',
    'server',
    'result',
    'from',
    'to',
  ].map((name) => params.get(name) ?? '');
  return { find, server, result, from, to };
};
const titles = ['tenant.change.name', 'tenant.change.phone', 'gone.title'];
const words = (key: string) =>
  ({ 'tenant.change.name': 'Rename the tenant', 'tenant.change.phone': '修改手机号' })[key] ?? key;
const open = { search: '', titles: [], server: null, result: null, from: null, to: null };
const at = (text: string) => new Date(text).getTime();

test.each<[string, object]>([
  ['', open],
  ['find=++', open],
  ['find=TENANT+rename', { ...open, search: 'TENANT rename', titles: ['tenant.change.name'] }],
  ['find=手机', { ...open, search: '手机', titles: ['tenant.change.phone'] }],
  ['find=gone.title', { ...open, search: 'gone.title', titles: ['gone.title'] }],
  ['find=hostname', { ...open, search: 'hostname' }],
  [`find=${'x'.repeat(300)}`, { ...open, search: 'x'.repeat(200) }],
  ['server=s1&result=failed', { ...open, server: 's1', result: 'failed' }],
  ['result=other', open],
  [
    'from=2026-02-28&to=2026-02-28',
    { ...open, from: at('2026-02-28T00:00:00'), to: at('2026-03-01T00:00:00') - 1 },
  ],
  ['from=2026-02-30&to=yesterday', open],
])('%s', (address, expected) => {
  expect(toFilter(draft(address), titles, words)).toEqual(expected);
});
