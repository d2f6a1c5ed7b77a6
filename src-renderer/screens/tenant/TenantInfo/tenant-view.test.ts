import { beforeAll, describe, expect, it } from 'vitest';
import { formatsFor } from '#data/format.ts';
import { loadLanguage, type TextTools, translate } from '#data/text.ts';
import type { TenantInfo } from '#shared/api/tenant/tenant.ts';
import { expiryOf, termDaysText } from '#widgets/Expiry/term-words.ts';
import { maskedMobile, tenantSeatFigures } from './tenant-view.ts';

let text: TextTools;
beforeAll(async () => {
  await loadLanguage('en-US');
  text = { t: translate, language: 'en-US', ...formatsFor('en-US') };
});

const info: TenantInfo = {
  tenantName: 'Farridge',
  tenantKey: 'T1',
  contact: '',
  mobile: '',
  email: '',
  telephone: '',
  address: '',
  tenantImcId: '',
  authenticationStatus: 'verified',
  status: 'normal',
  dateCreated: '2026-01-01',
  dateExpired: '2026-12-31',
  dayRemain: 40,
  usedSpace: 1,
  maxSpace: 1000,
  pcAuthUserUsedNumbers: 850,
  pcAuthUserMaxNumbers: 1000,
  appAuthUserUsedNumbers: 60,
  appAuthUserMaxNumbers: 50,
  externalUserUsedNumbers: 7,
  externalUserMaxNumbers: 999_999,
  tenantLicenseInfo: { useWarn: true, appUseWarn: true, externalUseWarn: false },
};

describe('seats', () => {
  it('says what is left, what is near its limit and what is over it', () => {
    expect(tenantSeatFigures(info, text).map(({ kind, tone, remark }) => [kind, tone, remark])).toEqual([
      ['pc', 'warning', '150 left · near the limit'],
      ['app', 'danger', '10 over the limit'],
      ['external', 'normal', 'unlimited'],
    ]);
  });
});

it.each([
  [0, 0, 'normal', 'none authorised'],
  [100, 1_000_000, 'warning', '999,900 left · near the limit'],
  [100, 999_999, 'normal', 'unlimited'],
])('%s of %s seats mean what they mean on the licence page', (used, max, tone, remark) => {
  const figures = tenantSeatFigures(
    { ...info, pcAuthUserUsedNumbers: used, pcAuthUserMaxNumbers: max },
    text,
  );
  expect(figures[0]).toMatchObject({ tone, remark });
});

describe('the term', () => {
  it('is hidden in the probation status', () => {
    expect(expiryOf({ ...info, status: 'probation' })).toBeNull();
    expect(expiryOf(info)).toEqual({ date: '2026-12-31', days: 40 });
  });
  it.each([
    [40, '40 days left'],
    [0, 'last day today'],
    [-1, 'expired 1 day ago'],
  ])('%i reads "%s"', (days, words) => expect(termDaysText(days, text)).toBe(words));
});

describe('maskedMobile', () => {
  it.each([
    ['+86 13812345678', '+86 138••••5678'],
    ['+8613812345678', '+86 138••••5678'],
    ['13812345678', '138••••5678'],
    ['1234567', '•••••67'],
    ['12', '12'],
  ])('%s is %s', (mobile, masked) => expect(maskedMobile(mobile)).toBe(masked));
});
