import { describe, expect, it } from 'vitest';
import { deployments } from '../../api/session/session.ts';
import { ruleMessage } from '../../text/rule-message.ts';
import { licenceInfoShown } from './access.ts';
import { seatCount, seatFigures, showsWarning } from './figures.ts';
import { remindOn, showsAppRemind } from './remind.ts';

it.each(
  deployments.flatMap((deployment) => [true, false].map((managerTenant) => ({ deployment, managerTenant }))),
)('shown on $deployment, manager tenant $managerTenant', ({ deployment, managerTenant }) => {
  expect(licenceInfoShown({ deployment, managerTenant })).toBe(deployment === 'single' || managerTenant);
});

const base = {
  concurrentFlag: 'registered',
  companyName: 'C',
  licenseCode: 'L',
  hrmNum: 500,
  appHrmNum: 999_999,
  supplierNum: null,
  expireDate: '2027-01-31',
  tenantType: 'multi',
  tenantCount: 3,
  registerPcs: 480,
  registerMobiles: 12,
  registerExters: undefined,
  pcLimit: true,
  mobileLimit: true,
  externalLimit: true,
} as const;

describe('seatFigures', () => {
  it('shows registered of authorised when concurrentFlag is 0', () => {
    expect(seatFigures(base, { internalRemind: true, externalRemind: false })).toEqual([
      { terminal: 'pc', registered: 480, total: 500, warning: true },
      { terminal: 'app', registered: 12, total: 'unlimited', warning: true },
      { terminal: 'external', registered: null, total: null, warning: false },
    ]);
  });

  it('shows totals otherwise', () => {
    const figures = seatFigures({ ...base, concurrentFlag: 'concurrent' }, {});
    expect(figures.map(({ registered, total }) => [registered, total])).toEqual([
      [null, 500],
      [null, 'unlimited'],
      [null, null],
    ]);
    expect(figures.some(({ warning }) => warning)).toBe(false);
  });

  it.each([
    [999_999, 'unlimited'],
    [999_998, 999_998],
    [1_000_000, 1_000_000],
    [0, 0],
    [null, null],
    [undefined, null],
  ])('%j seats are %j', (value, expected) => {
    expect(seatCount(value)).toBe(expected);
  });

  it('says unlimited in words', () => {
    expect(ruleMessage('en-US', { key: 'licenceInfo.unlimited' })).toBe('unlimited');
    expect(ruleMessage('zh-CN', { key: 'licenceInfo.unlimited' })).toBe('不限');
  });

  it.each([
    [true, true, true],
    [true, false, false],
    [false, true, false],
    [undefined, true, false],
    [true, undefined, false],
  ])('limit %s and remind %s: warning %s', (limit, remind, expected) => {
    expect(showsWarning(limit, remind)).toBe(expected);
  });
});

it.each([
  [[], true],
  [[{ configKey: 'sys_app_manage_remind', configValue: '1' }], true],
  [[{ configKey: 'sys_app_manage_remind', configValue: '0' }], false],
  [[{ configKey: 'sys_app_manage_remind', configValue: '' }], false],
  [[{ configKey: 'portal_name_display', configValue: '0' }], true],
])('reminding by %j: %s', (configs, expected) => {
  expect(remindOn(configs)).toBe(expected);
  expect(showsAppRemind(configs, true)).toBe(expected);
  expect(showsAppRemind(configs, false)).toBe(false);
});

it('describes the trial', () => {
  expect(ruleMessage('en-US', { key: 'licenceInfo.trial' })).toBe(
    'The free trial lasts 7 days on a standard edition, then the edition is free.',
  );
  expect(ruleMessage('zh-CN', { key: 'licenceInfo.trial' })).toBe('标准版可免费试用 7 天，之后转为免费版。');
});
