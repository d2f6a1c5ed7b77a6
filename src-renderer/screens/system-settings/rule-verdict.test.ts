// Row GEN-006: rule config records, and the texts that they accept.
import { expect, test } from 'vitest';
import type { RuleConfigValues } from '#shared/api/system-settings/lists.ts';
import { ruleVerdict } from './rule-verdict.ts';

const rule: RuleConfigValues = {
  ruleName: 'x',
  ruleTarget: 'userName',
  pattern: 'any',
  least: 2,
  most: 6,
  noEmoji: false,
  noSensitive: false,
  message: '',
};

test.each<[string, Partial<RuleConfigValues>, string, string | null]>([
  ['of the least length', {}, 'ab', null],
  ['one less', {}, 'a', 'short'],
  ['of the most', {}, 'abcdef', null],
  ['one more', {}, 'abcdefg', 'long'],
  ['characters, as people count them', {}, '😀😀', null],
  ['digits', { pattern: 'digits' }, '1234', null],
  ['no digits', { pattern: 'digits' }, '12a4', 'pattern'],
  ['Chinese', { pattern: 'chinese' }, '林知远', null],
  ['no Chinese', { pattern: 'chinese' }, 'Lin', 'pattern'],
  ['a mobile number', { pattern: 'mobile', most: 20 }, '13800138000', null],
  ['no postal code', { pattern: 'postalCode' }, '20004', 'pattern'],
  ['an email address', { pattern: 'email', most: 40 }, 'lin@example.com', null],
  ['ten characters at least', { pattern: 'minLength10', most: 40 }, 'ninesigns', 'pattern'],
  ['an emoji', { noEmoji: true }, 'ab😀', 'emoji'],
  ['a sensitive word', { noSensitive: true, most: 40 }, '恭喜您中奖了', 'sensitive'],
  ['one where it may be', { most: 40 }, '恭喜您中奖了', null],
])('%s', (_, values, text, fault) => {
  expect(ruleVerdict({ ...rule, ...values }, text)).toBe(fault);
});
