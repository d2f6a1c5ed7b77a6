import { describe, expect, it } from 'vitest';
import { type AppLicenceRow, appLicenceStates } from '../../api/licence-info/apps.ts';
import { ruleMessage } from '../../text/rule-message.ts';
import { appSeats, isOverLimit, terminalsOf } from './apps.ts';

const row: AppLicenceRow = {
  name: 'CRM',
  deptName: '',
  usedLicenseCount: 10,
  licenseTotalCount: 100,
  appUsedLicenseCount: 20,
  appLicenseTotalCount: 20,
  upperLimitRemind: false,
  appUpperLimitRemind: false,
  applyClient: '1',
  moduleStr: 'crm',
  status: 'normal',
};

it.each([
  ['0', ['pc']],
  ['1', ['pc', 'app']],
  ['2', ['app']],
  [null, ['pc', 'app']],
] as const)('applyClient %j has %j', (applyClient, terminals) => {
  expect(terminalsOf(applyClient)).toEqual(terminals);
});

describe('appSeats', () => {
  it('gives both terminals their figures', () => {
    expect(appSeats(row, true)).toEqual([
      { terminal: 'pc', used: 10, total: 100, ratio: true, warning: false, overLimit: false },
      { terminal: 'app', used: 20, total: 20, ratio: true, warning: false, overLimit: false },
    ]);
  });

  it.each<[string, Partial<AppLicenceRow>, boolean, object]>([
    ['flagged and reminding', { upperLimitRemind: true }, true, { warning: true, overLimit: true }],
    ['flagged, not reminding', { upperLimitRemind: true }, false, { warning: false, overLimit: true }],
    ['more used than allowed', { usedLicenseCount: 101 }, true, { warning: false, overLimit: true }],
    ['all used', { usedLicenseCount: 100 }, true, { overLimit: false }],
    [
      'unlimited',
      { usedLicenseCount: 2_000_000, licenseTotalCount: 999_999 },
      true,
      { total: 'unlimited', ratio: true, overLimit: false },
    ],
    ['on trial', { status: 'probation' }, true, { ratio: false }],
    ['prepaid', { status: 'prepaid' }, true, { ratio: false }],
    ['free', { status: 'free' }, true, { ratio: true }],
    ['used not known', { usedLicenseCount: null }, true, { used: null, ratio: false, overLimit: false }],
    [
      'total not known',
      { licenseTotalCount: undefined },
      true,
      { total: null, ratio: false, overLimit: false },
    ],
  ])('%s', (_, change, remind, expected) => {
    expect(appSeats({ ...row, ...change }, remind)[0]).toMatchObject(expected);
  });

  it('a figure that the server states oddly is not stated, and its neighbour is', () => {
    const odd = { ...row, usedLicenseCount: null, unstated: { usedLicenseCount: 'no count' } };
    expect(appSeats(odd, true)[0]).toMatchObject({ used: null, unstated: { used: true, total: false } });
  });

  it.each<[string, Partial<AppLicenceRow>, boolean]>([
    ['nothing over', {}, false],
    ['mobile over', { appUsedLicenseCount: 21 }, true],
    ['mobile over in an app without it', { appUsedLicenseCount: 21, applyClient: '0' }, false],
    ['flagged', { appUpperLimitRemind: true }, true],
  ])('over-limit only: %s', (_, change, expected) => {
    expect(isOverLimit({ ...row, ...change })).toBe(expected);
  });
});

it('has words for every state, in both languages', () => {
  expect(
    appLicenceStates.map((state) => ruleMessage('zh-CN', { key: `licenceInfo.state.${state}` })),
  ).toEqual([
    '试用',
    '预付费',
    '未授权',
    '已停用',
    '免费',
    '超出免费用户数（一周内）',
    '超出免费用户数（超过一周）',
    '正常',
    '超出付费用户数（一周内）',
    '超出付费用户数（超过一周）',
  ]);
  for (const state of appLicenceStates) {
    expect(ruleMessage('en-US', { key: `licenceInfo.state.${state}` })).toMatch(/^[A-Z][a-z]/);
  }
});
