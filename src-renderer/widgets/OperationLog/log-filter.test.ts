import { expect, test } from 'vitest';
import { ruleMessage } from '#shared/text/rule-message.ts';
import { moduleWord, toStreamFilter } from './log-filter.ts';

const nothing = { from: '', to: '', operators: '', targetName: '', operateDesc: '', operateType: '' };
const locator = { module: 'basicserver', functionName: 'ainfo' } as const;

test('nothing typed: the place and the page', () => {
  expect(toStreamFilter(locator, nothing, { pageNo: 1, pageSize: 10 })).toEqual({
    ...locator,
    pageNo: 1,
    pageSize: 10,
  });
});

// Rows LOG-011, 013, 014, 018.
test('everything typed', () => {
  const draft = {
    from: '2026-01-01',
    to: '2026-01-31',
    operators: 'U1,U2,U3',
    targetName: ' Tenant ',
    operateDesc: 'email',
    operateType: 'Change',
  };
  expect(
    toStreamFilter({ ...locator, groupId: 'backstage_1001', targetId: 't1' }, draft, {
      pageNo: 100_000,
      pageSize: 10,
    }),
  ).toEqual({
    ...locator,
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
});

test('basicserver is the overall basics, what is not known stands as it is', () => {
  const word = (modulename: string) => moduleWord({ modulename }, (key) => ruleMessage('en-US', { key }));
  expect(word('basicserver')).toBe('overall basics');
  expect(word('appmgmt')).toBe('applications');
  expect(word('hrm')).toBe('hrm');
});
