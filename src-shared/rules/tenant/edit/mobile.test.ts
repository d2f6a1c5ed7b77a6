import { describe, expect, it } from 'vitest';
import { ruleMessage } from '../../../text/rule-message.ts';
import { checkMobile, joinMobile, splitMobile } from './mobile.ts';
import { checkCode } from './verify-code.ts';

const required = ['请输入手机号', 'please enter mobile number'];
const invalid = ['请输入有效的手机号', 'please enter a valid mobile number'];
const both = (message: Parameters<typeof ruleMessage>[1] | null) =>
  message && [ruleMessage('zh-CN', message), ruleMessage('en-US', message)];

// Rows TEN-075, 076, 078.
describe('checkMobile', () => {
  it.each<[string, string, string[] | null]>([
    ['+86', '', required],
    ['+86', '   ', required],
    ['+1', ' - ', required],
    ['+86', '13800001001', null],
    ['+86', ' 138 0000 1001 ', null],
    ['+86', '19900001001', null],
    ['+86', '12800001001', invalid],
    ['+86', '1380000100', invalid],
    ['+86', '138000010011', invalid],
    ['+86', '1380000100a', invalid],
    ['+86', '86001234', invalid],
    ['+65', '86001234', null],
    ['+1', '202-555-0143', null],
    ['+852', '123456', invalid],
    ['+852', '123456789012', invalid],
    ['+852', '９１２３４５６７', invalid],
    // Regions that the documents name, by calling code (GEN-009 to 014).
    ['+886', '912345678', null],
    ['+886', '0912 345 678', null],
    ['+886', '212345678', invalid],
    ['+852', '61234567', null],
    ['+852', '01234567', invalid],
    ['+1', '(202) 555-0143', null],
    ['+1', '1025550143', invalid],
    ['+84', '0901234567', null],
    ['+84', '101234567', invalid],
    ['+855', '012345678', null],
    ['+65', '11234567', invalid],
    // Every other country has its own numbering plan.
    ['+44', '07911 123456', null],
    ['+49', '15112345678', null],
    ['+49', '123', invalid],
    ['+683', '4123', null],
    ['+49', '+33612345678', invalid],
    ['+49', '１５１１２３４５６７８', invalid],
    ['+999', '1234567', null],
  ])('%s %j', (countryCode, number, expected) => {
    expect(both(checkMobile({ countryCode, number }))).toEqual(expected);
  });
});

// Row TEN-077.
it.each<[string, string[] | null]>([
  ['', ['请输入验证码', 'please enter verification code']],
  ['  ', ['请输入验证码', 'please enter verification code']],
  [' 482913 ', null],
])('checkCode %j', (code, expected) => {
  expect(both(checkCode(code))).toEqual(expected);
});

describe('the wire’s spelling', () => {
  const codes = ['+1', '+86', '+852', '+1242'];
  it.each([
    ['+86', '138 0000 1001', '+8613800001001'],
    ['+852', '91234567', '+85291234567'],
    ['+1242', '3591234', '+12423591234'],
  ])('%s %s', (countryCode, number, wire) => {
    expect(joinMobile({ countryCode, number })).toBe(wire);
    expect(splitMobile(wire, codes)).toEqual({ countryCode, number: number.replaceAll(' ', '') });
  });

  it.each([
    ['+886', '0912 345 678', '+886912345678'],
    ['+1', '(202) 555-0143', '+12025550143'],
    ['+44', '07911 123456', '+447911123456'],
    ['+39', '0612345678', '+390612345678'],
    ['+86', '013800001001', '+86013800001001'],
  ])('%s %s is dialled as %s from anywhere', (countryCode, number, wire) => {
    expect(joinMobile({ countryCode, number })).toBe(wire);
  });

  it.each([
    ['13800001001', { countryCode: '+86', number: '13800001001' }],
    ['', { countryCode: '+86', number: '' }],
    ['+999123', { countryCode: '+86', number: '999123' }],
  ])('splits %j', (mobile, expected) => {
    expect(splitMobile(mobile, codes)).toEqual(expected);
  });
});
