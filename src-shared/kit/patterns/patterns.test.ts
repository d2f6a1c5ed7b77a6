import { describe, expect, it } from 'vitest';
import { countProcessorTime } from '../../testing/processor-time.ts';
import { isEmail } from './email.ts';
import { isIpv4, isIpv4Wildcard, isIpv6 } from './ip-address.ts';
import { isCompanyName, isName, isPersonName, isTeamName } from './names.ts';
import { isLandline, isMainlandMobile, isPhone, isPhoneUnder, isRegionalPhone } from './phone.ts';
import { textPatterns } from './presets.ts';

type Check = (text: string) => boolean;

const cases: [name: string, check: Check, good: string[], bad: string[]][] = [
  ['GEN-007 phone', isPhone, ['1234567', '12345678901'], ['123456', '123456789012', '1234 567', '']],
  [
    'GEN-008 mainland mobile',
    isMainlandMobile,
    ['13000000000', '19912345678'],
    ['12912345678', '1391234567', '139123456789', '+8613912345678', '１３９12345678'],
  ],
  [
    'GEN-009 Taiwan',
    (t) => isRegionalPhone('taiwan', t),
    ['0912345678', '912345678', '+886912345678', '886-912345678'],
    ['0812345678', '09123456789', '+8860912345678'],
  ],
  [
    'GEN-010 Hong Kong',
    (t) => isRegionalPhone('hongKong', t),
    ['51234567', '23456789', '+852 61234567'],
    ['11234567', '5123456', '512345678'],
  ],
  [
    'GEN-011 North America',
    (t) => isRegionalPhone('northAmerica', t),
    ['2125550123', '+1 212-555-0123', '(212) 555-0123', '1-212.555.0123'],
    ['1125550123', '2121550123', '212555012', '21255501234'],
  ],
  [
    'GEN-012 Vietnam',
    (t) => isRegionalPhone('vietnam', t),
    ['0912345678', '+84 381234567'],
    ['0212345678', '091234567', '09123456789'],
  ],
  [
    'GEN-013 Cambodia',
    (t) => isRegionalPhone('cambodia', t),
    ['012345678', '0971234567', '+85512345678'],
    ['0012345678', '01234567', '09712345678'],
  ],
  [
    'GEN-014 Singapore',
    (t) => isRegionalPhone('singapore', t),
    ['81234567', '61234567', '+65 91234567'],
    ['21234567', '8123456', '812345678'],
  ],
  [
    'GEN-015 email',
    isEmail,
    ['a@b.cn', 'first.last+tag@mail.example.com', "o'neil@example.co.uk", 'x@xn--fiqs8s.xn--fiqs8s'],
    [
      'a@b',
      'a b@c.cn',
      '.a@b.cn',
      'a.@b.cn',
      'a..b@c.cn',
      'a@-b.cn',
      'a@b..cn',
      'a@b.1',
      '@b.cn',
      'a@',
      'a@b@',
    ],
  ],
  [
    'GEN-016 IPv4',
    isIpv4,
    ['0.0.0.0', '255.255.255.255', '10.0.0.1'],
    ['256.0.0.1', '1.2.3', '1.2.3.4.5', '01.2.3.4', '1.2.3.4 ', '1.2.3.', '0x1.2.3.4', '1.2.3.*'],
  ],
  [
    'GEN-017 IPv4 with wildcards',
    isIpv4Wildcard,
    ['10.1.2.*', '10.1.*.*', '10.*.*.*', '*.*.*.*', '10.1.2.3'],
    ['10.*.2.3', '10.1.2.**', '10.1.*', '10.1.2.1*', '300.1.2.*'],
  ],
  [
    'GEN-018 IPv6',
    isIpv6,
    [
      '::',
      '::1',
      '1::',
      '2001:db8::ff00:42:8329',
      '1:2:3:4:5:6:7:8',
      '1:2:3:4:5:6:7::',
      '::ffff:1.2.3.4',
      'FE80::1',
    ],
    ['', ':', ':::', '1::2::3', '1:2:3:4:5:6:7', '1:2:3:4:5:6:7:8:9', '1:2:3:4::5:6:7:8', '12345::', 'g::1'],
  ],
  [
    'GEN-018 IPv6, harder',
    isIpv6,
    ['1:2:3:4:5:6:1.2.3.4'],
    [':1', '1:', 'fe80::1%eth0', '[::1]', '::/64', '1.2.3.4::'],
  ],
  [
    'GEN-019 landline',
    isLandline,
    [
      '1234567',
      '87654321',
      '010-87654321',
      '0755 8765432',
      '(010)87654321',
      '010-87654321-808',
      '87654321转12',
    ],
    ['123456', '123456789', '01-87654321', '010-87654321-', '010-87654321-1234567', '0123456', '13912345678'],
  ],
  [
    'GEN-020 name',
    isName,
    ['张三', 'Li', '维度（上海） ABC', 'a'.repeat(40), '𠮷野'],
    ['张', 'a'.repeat(41), '张3', '张_三', '()', '   '],
  ],
  ['GEN-021 person name', isPersonName, ['张三', 'Ada Lovelace', '李'], ['张三1', '张（三）', '', '  ']],
  ['GEN-022 team name', isTeamName, ['研发(一)部', 'Team A', '（）甲'], ['研发1部', 'Team-A', '（）', '']],
  ['GEN-023 company name', isCompanyName, ['公司', 'AB', '示例Company'], ['公', 'A', '公司 A', '公司1', '']],
];

describe.each(cases)('%s', (_name, check, good, bad) => {
  it.each(good)('accepts %j', (text) => expect(check(text)).toBe(true));
  it.each(bad)('refuses %j', (text) => expect(check(text)).toBe(false));
});

describe('text-pattern presets', () => {
  it.each([
    // Presets GEN-024 to 035, in this order.
    ['chinese', '汉字', 'a汉'],
    ['digits', '0123', '12a'],
    ['letters', 'abcXYZ', 'ab1'],
    ['lettersAndDigits', 'ab12', 'ab-1'],
    ['mobile', '13912345678', '12912345678'],
    ['phone', '1234567', '123456'],
    ['email', 'a@b.cn', 'a@b'],
    ['idCard', '11010519491231002X', '110105194913310021'],
    ['idCard', '110105491231002', '11010549123100'],
    ['postalCode', '100080', '10008'],
    ['minLength10', '一二三四五六七八九十', '一二三四五六七八九'],
    ['maxLength200', '𠮷'.repeat(200), 'a'.repeat(201)],
    ['length10To200', 'a'.repeat(10), 'a'.repeat(9)],
    ['length10To200', 'a'.repeat(200), 'a'.repeat(201)],
  ] as const)('%s accepts %j and refuses %j', (preset, good, bad) => {
    expect(textPatterns[preset](good)).toBe(true);
    expect(textPatterns[preset](bad)).toBe(false);
  });
});

describe('numbers under a calling code', () => {
  it.each([
    ['86', '13912345678', true],
    ['+86', '12345678', false],
    ['+65', '81234567', true],
    ['65', '12345678', false],
    ['49', '15112345678', true],
    ['49', '123456', false],
  ])('under %s, %s is %s', (code, text, expected) => expect(isPhoneUnder(code, text)).toBe(expected));
});

it('decides hostile input of 100,000 characters in a moment', () => {
  const checks: Check[] = [...cases.map(([, check]) => check), ...Object.values(textPatterns)];
  const long = ['1', 'a', '.', 'a.', ':', '0:', '(', '中', ' ', '-', '1-', 'a@'].map(
    (c) => `${c.repeat(100_000)}!`,
  );
  const spent = countProcessorTime();
  for (const check of checks) for (const text of long) check(text);
  expect(spent()).toBeLessThan(2_000);
});
