import { expect, test } from 'vitest';
import { accountStatuses, getTenantInfo } from '../../api/tenant/tenant.ts';
import { decodeResponse } from '../../api/wire.ts';
import { ruleMessage } from '../../text/rule-message.ts';
import { showsExpiry, statusTone } from './account-status.ts';
import { certificationOf } from './certification.ts';

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
    const words = accountStatuses.map((one) => ruleMessage('en-US', { key: `tenant.status.${one}` }));
    expect(words.filter((text) => text === words[accountStatuses.indexOf(read)])).toHaveLength(1);
  },
);

test.each([undefined, null, '', 'Normal', 'suspended'])('account status %j is a trial', (status) => {
  const read = statusRead(status);
  expect([read, ruleMessage('en-US', { key: `tenant.status.${read}` })]).toEqual(['probation', 'Trial']);
  expect(ruleMessage('zh-CN', { key: `tenant.status.${read}` })).toBe('试用');
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
