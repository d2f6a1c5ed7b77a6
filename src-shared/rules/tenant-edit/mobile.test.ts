import { describe, expect, it } from 'vitest';
import { say } from '../../text/say.ts';
import { checkCode, checkMobile, joinMobile, splitMobile } from './mobile.ts';

const required = ['请输入手机号', 'please enter mobile number'];
const invalid = ['请输入有效的手机号', 'please enter a valid mobile number'];
const both = (message: Parameters<typeof say>[1] | null) =>
  message && [say('zh-CN', message), say('en-US', message)];

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
  ])('%s %j', (countryCode, number, expected) => {
    expect(both(checkMobile({ countryCode, number }))).toEqual(expected);
  });
});

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
    ['13800001001', { countryCode: '+86', number: '13800001001' }],
    ['', { countryCode: '+86', number: '' }],
    ['+999123', { countryCode: '+86', number: '999123' }],
  ])('splits %j', (mobile, expected) => {
    expect(splitMobile(mobile, codes)).toEqual(expected);
  });
});
