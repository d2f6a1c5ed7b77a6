import { expect, test } from 'vitest';
import { daysInOrder, isFiltered, moduleWord, noFilter, toStreamFilter } from './log-filter.ts';

const place = { module: 'basicserver', functionName: 'ainfo' } as const;

test('nothing typed: the place and the page', () => {
  expect(toStreamFilter(place, noFilter, 0, 10)).toEqual({ ...place, pageNo: 1, pageSize: 10 });
  expect(isFiltered(noFilter)).toBe(false);
});

test('everything typed', () => {
  const draft = {
    from: '2026-01-01',
    to: '2026-01-31',
    operators: ' U1, U2，U3 ',
    targetName: ' Tenant ',
    operateDesc: 'email',
    operateType: 'Change',
  };
  expect(toStreamFilter({ ...place, groupId: 'backstage_1001', targetId: 't1' }, draft, 99_999, 10)).toEqual({
    ...place,
    groupId: 'backstage_1001',
    targetId: 't1',
    operatorIds: ['U1', 'U2', 'U3'],
    beginDate: '2026-01-01',
    endDate: '2026-01-31',
    targetName: 'Tenant',
    operateDesc: 'email',
    operateType: 'Change',
    pageNo: 100_000,
    pageSize: 10,
  });
  expect(isFiltered(draft)).toBe(true);
});

test.each([
  ['', '', true],
  ['2026-01-02', '', true],
  ['', '2026-01-02', true],
  ['2026-01-02', '2026-01-02', true],
  ['2026-01-03', '2026-01-02', false],
])('days from %s to %s: %s', (from, to, fine) => {
  expect(daysInOrder({ ...noFilter, from, to })).toBe(fine);
});

test('basicserver is the overall basics', () => {
  expect(moduleWord({ modulename: 'basicserver' }, 'overall basics')).toBe('overall basics');
  expect(moduleWord({ modulename: 'appmgmt' }, 'overall basics')).toBe('appmgmt');
});
