import { describe, expect, test } from 'vitest';
import { customerKey, groupByCustomer, orderFamily } from './family.ts';
import { aLicence } from './testing/samples.ts';

const dated = (issuedAt: string | null, startDate: string | null, expiryDate: string | null) => ({
  licence: aLicence({ issuedAt, startDate, expiryDate }),
});

describe('the order of time', () => {
  test.each([
    [
      'by issue',
      [dated('2026-02-01T00:00:00Z', '2020-01-01', null), dated('2026-01-01T00:00:00Z', '2030-01-01', null)],
      [1, 0],
    ],
    [
      'by issue, whatever the zone',
      [dated('2026-01-01T01:00:00+08:00', null, null), dated('2026-01-01T00:00:00+09:00', null, null)],
      [1, 0],
    ],
    ['else by first day', [dated(null, '2027-01-01', null), dated(null, '2026-01-01', null)], [1, 0]],
    ['else by last day', [dated(null, null, '2027-01-01'), dated(null, null, '2026-01-01')], [1, 0]],
    [
      'first days among dates of issue',
      [dated('2027-01-01T00:00:00Z', null, null), dated(null, '2026-01-01', null)],
      [1, 0],
    ],
    [
      'of one first day the one that ends first',
      [dated(null, '2026-01-01', null), dated(null, '2026-01-01', '2027-01-01')],
      [1, 0],
    ],
    ['without dates after all others', [dated(null, null, null), dated(null, '2026-01-01', null)], [1, 0]],
    ['unreadable ones last', [{ licence: null }, dated(null, null, null)], [1, 0]],
    [
      'what is alike keeps its order',
      [{ licence: null }, { licence: null }, dated(null, null, null), dated(null, null, null)],
      [2, 3, 0, 1],
    ],
    [
      'a date of issue that is none',
      [dated('yesterday', '2027-01-01', null), dated(null, '2026-01-01', null)],
      [1, 0],
    ],
    ['nothing', [], []],
  ])('%s', (_, members, expected) => {
    expect(orderFamily(members)).toEqual(expected);
  });
});

describe('customers', () => {
  const owned = (customerId: string, companyName: string, licenceCode = '') => ({
    licence: aLicence({ customerId, companyName, licenceCode }),
  });
  test.each([
    ['c-1', 'Any', 'id:c-1'],
    ['', 'Farridge  Ltd', 'name:farridge ltd'],
    [' ', 'Ｆａｒｒｉｄｇｅ LTD ', 'name:farridge ltd'],
    ['', '', 'code:L-1'],
  ])('id %j and name %j: %s', (customerId, companyName, expected) => {
    expect(customerKey(owned(customerId, companyName, 'L-1').licence)).toBe(expected);
  });

  test('files that belong together, in the order of time, unreadable ones at the end', () => {
    const members = [
      { licence: null },
      { licence: aLicence({ customerId: 'c1', companyName: 'New name', startDate: '2027-01-01' }) },
      owned('', 'B'),
      { licence: aLicence({ customerId: 'c1', companyName: 'Old name', startDate: '2026-01-01' }) },
      owned('', ' b '),
      owned('', '', ''),
    ];
    expect(groupByCustomer(members)).toEqual([
      { key: 'id:c1', companyName: 'New name', customerId: 'c1', members: [3, 1] },
      { key: 'name:b', companyName: ' b ', customerId: '', members: [2, 4] },
      { key: null, companyName: '', customerId: '', members: [5, 0] },
    ]);
  });

  test('5,000 files', () => {
    const members = Array.from({ length: 5000 }, (_, index) => owned(`c${index % 700}`, 'x'));
    expect(groupByCustomer(members)).toHaveLength(700);
  });
});
