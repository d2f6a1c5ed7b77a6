import { expect, test } from 'vitest';
import { accountStatuses, getTenantInfo } from '../../api/tenant/tenant.ts';
import { decodeResponse } from '../../api/wire.ts';
import { say } from '../../text/say.ts';
import { showsExpiry, statusTone } from './account-status.ts';
import { certificationOf } from './certification.ts';
import { anySeats, isNearLimit, seatTone, seatUse } from '../common/licence/seats.ts';
import { usedSpace } from '../../../src-renderer/screens/tenant/TenantInfo/used-space.ts';

test.each([
  // Rows TEN-016, 017.
  [0, 1000, '0.000', 0],
  [0.001, 1_000_000, '0.000', 2],
  [1, 100_000, '0.001', 2],
  [19.99, 1000, '1.999', 2],
  [20, 1000, '2.000', 2],
  [20.01, 1000, '2.001', 2.001],
  [333.333333, 1000, '33.333', 33.333],
  [666.66666, 1000, '66.667', 66.667],
  [1000, 1000, '100.000', 100],
  [1250, 1000, '125.000', 100],
  [5, 0, '100.000', 100],
  [0, 0, '0.000', 0],
  [-5, 1000, '0.000', 0],
])('%s of %s MB reads %s and fills %s %%', (used, max, text, bar) => {
  expect(usedSpace(used, max)).toEqual({ percent: Number(text), text, bar });
});

test.each([
  [40, 200, { state: 'left', unlimited: false, bar: 20, over: false }],
  [200, 200, { state: 'full', unlimited: false, bar: 100, over: false }],
  [201, 200, { state: 'over', unlimited: false, bar: 100, over: true }],
  [5000, 999_999, { state: 'unlimited', unlimited: true, bar: 0, over: false }],
  [1, 0, { state: 'over', unlimited: false, bar: 100, over: true }],
  [0, 0, { state: 'none', unlimited: false, bar: 0, over: false }],
  [250_000, 1_000_000, { state: 'left', unlimited: false, bar: 25, over: false }],
])('%s of %s seats', (used, max, expected) => {
  expect(seatUse(used, max)).toEqual(expected);
});

test.each([
  [79, 100, false],
  [80, 100, true],
  [999_998, 999_999, false],
])('%s of %s is near the limit: %s', (used, max, expected) => {
  expect(isNearLimit(used, max)).toBe(expected);
});

test.each([
  ['pendingAudit', 'pending'],
  ['verified', 'verified'],
  ['AuditFailure', 'failed'],
  ['auditFailure', 'uncertified'],
  ['Verified', 'uncertified'],
  ['', 'uncertified'],
  ['constructor', 'uncertified'],
])('authenticationStatus %o means %s', (status, expected) => {
  expect(certificationOf(status)).toBe(expected);
});

const statusRead = (status: unknown) =>
  decodeResponse(getTenantInfo, { code: 200, data: { tenantName: 'A', tenantKey: 'T1', status } }).status;
// Rows TEN-030, 031.
const specified = `normal inarrears locked free outFreeUserInweek outFreeUserOutweek outFreeRoom outFreePayRoom prepaid
  outPayTime outPayUserInweek outPayUserOutweek outPayRoom outPayTimeUserInweek outPayTimeUserOutweek outPayTimeRoom
  probation`;
test.each(specified.split(/\s+/))(
  'account status %s is read as itself and has words of its own',
  (status) => {
    const read = statusRead(status);
    expect(read).toBe(status);
    const words = accountStatuses.map((one) => say('en-US', { key: `tenant.status.${one}` }));
    expect(words.filter((text) => text === words[accountStatuses.indexOf(read)])).toHaveLength(1);
  },
);

test.each([undefined, null, '', 'Normal', 'suspended'])('account status %j is a trial', (status) => {
  const read = statusRead(status);
  expect([read, say('en-US', { key: `tenant.status.${read}` })]).toEqual(['probation', 'Trial']);
  expect(say('zh-CN', { key: `tenant.status.${read}` })).toBe('试用');
});

// Row TEN-018.
test('only probation hides the expiry date and the remaining days', () => {
  expect(accountStatuses.filter((status) => !showsExpiry(status))).toEqual(['probation']);
});

test.each([
  ['normal', 'good'],
  ['probation', 'neutral'],
  ['free', 'neutral'],
  ['outFreeUserInweek', 'warning'],
  ['outPayUserOutweek', 'bad'],
  ['locked', 'bad'],
] as const)('status %s is %s', (status, tone) => {
  expect(statusTone(status)).toBe(tone);
});

test.each([
  ['over', false, 'danger'],
  ['full', true, 'warning'],
  ['full', false, 'normal'],
  ['left', true, 'warning'],
  ['none', true, 'normal'],
  ['unlimited', true, 'normal'],
] as const)('seats that are %s, warned %s: %s', (state, warned, tone) => {
  expect(seatTone(state, warned)).toBe(tone);
});

test.each([
  [[0, 0], false],
  [[0, null], false],
  [[0, 999_999], true],
  [[1_000_000, 0], true],
  [[null, undefined], null],
])('of %j any is authorised: %s', (totals, any) => {
  expect(anySeats(totals)).toBe(any);
});
