import { describe, expect, it } from 'vitest';
import { pageLink } from '#shared/rules/common/page-link.ts';
import { countProcessorTime } from '#shared/testing/processor-time.ts';
import { type LinkRefusal, linkRefusals, parseDeepLink } from './deep-link.ts';

it.each([
  ['steward://open?profile=sandbox', 'sandbox', '/'],
  ['steward://open/?profile=sandbox&path=/base/licence', 'sandbox', '/base/licence'],
  [
    'STEWARD://open?profile=Head%20office&path=%2Fbase%2Flicence%3Ftab%3D2',
    'Head office',
    '/base/licence?tab=2',
  ],
  ['steward://open?path=/&profile=%E6%80%BB%E9%83%A8', '总部', '/'],
  ['steward://open?profile=a+b&path=/platform/hr.sys', 'a b', '/platform/hr.sys'],
  ['steward://open?profile=0b5c-1&path=/a~b/c_d:e@f', '0b5c-1', '/a~b/c_d:e@f'],
])('%s', (link, profile, path) => expect(parseDeepLink(link)).toEqual({ ok: true, profile, path }));

const refused: Readonly<Record<LinkRefusal, readonly string[]>> = {
  TOO_LONG: [
    `steward://open?profile=${'a'.repeat(3000)}`,
    `steward://open?profile=a&path=/${'a/'.repeat(50_000)}`,
  ],
  CHARACTERS: [
    'steward://open?profile=a b',
    'steward://open?profile=a\n&path=/x',
    'steward://open?profile=a\u0000',
    'steward://open?profile=总部',
    'steward://open?profile=a&path=\\\\host\\share',
    'steward://open?profile=a" --data="C:',
    "steward://open?profile=a'",
    'steward://open?profile=<script>',
    'steward://open?profile=a|calc',
    'steward://open?profile=a`id`',
    'steward://open?profile=a\u202e',
  ],
  SCHEME: [
    '',
    'open?profile=a',
    'steward:open?profile=a',
    'steward:/open?profile=a',
    'stewardx://open?profile=a',
    'javascript://open?profile=a',
    'javascript:alert(1)',
    'https://open?profile=a',
    'file:///etc/passwd',
    'console://app/?profile=a',
    'data:text/html,x',
    '--data=/tmp/x',
    'view-source:steward://open?profile=a',
  ],
  MALFORMED: ['steward://[?profile=a', 'steward://open:99999?profile=a'],
  USERINFO: ['steward://me@open?profile=a', 'steward://me:pw@open?profile=a', 'steward://:x@open?profile=a'],
  TARGET: [
    'steward://?profile=a',
    'steward://OPEN?profile=a',
    'steward://open.evil?profile=a',
    'steward://open:80?profile=a',
    'steward://open/base?profile=a',
    'steward://open/../x?profile=a',
    'steward://open//evil?profile=a',
    'steward://run?profile=a',
    'steward://op%en?profile=a',
  ],
  FRAGMENT: ['steward://open?profile=a#x', 'steward://open?profile=a#'],
  PARAMETER: [
    'steward://open',
    'steward://open?',
    'steward://open?path=/x',
    'steward://open?profile=a&profile=b',
    'steward://open?profile=a&path=/x&path=/y',
    'steward://open?profile=a&address=https://evil.example',
    'steward://open?profile=a&token=x',
    'steward://open?Profile=a',
    'steward://open?__proto__=a',
  ],
  PROFILE: [
    'steward://open?profile=',
    'steward://open?profile=%20',
    'steward://open?profile=%20a',
    'steward://open?profile=a%00',
    'steward://open?profile=a%0Ab',
    'steward://open?profile=a%E2%80%AEb',
    `steward://open?profile=${'a'.repeat(65)}`,
  ],
  PATH: [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'base/licence',
    '',
    '/a//b',
    '/..',
    '/../x',
    '/a/../../x',
    '/a/./b',
    '/.env',
    '/a/',
    '/%2e%2e/x',
    '/a%2fb',
    '/a;b',
    '/a b',
    '/a\u0000',
    '/a\r\nb',
    '/javascript:alert(1)//x',
    'javascript:alert(1)',
    '/a#b',
    '/a?b#c',
    '/a?b=%3Cscript%3E',
    '/a?b=c?d',
    '/api/tenant',
    '/papi',
    '/API/x',
    '/总部',
    `/${'a'.repeat(600)}`,
  ].map((path) => `steward://open?profile=a&path=${encodeURIComponent(path)}`),
};

describe.each(linkRefusals)('%s', (refusal) => {
  it.each(refused[refusal])('%s', (link) => expect(parseDeepLink(link)).toEqual({ ok: false, refusal }));
});

it('answers a long hostile link at once', () => {
  const spent = countProcessorTime();
  for (const part of ['a', '/', '%2f', '&', '=', '.', ':@']) {
    parseDeepLink(`steward://open?profile=a&path=/${part.repeat(1_000_000)}`);
    parseDeepLink(`steward://open?profile=a&path=/${part.repeat(300)}`);
  }
  expect(spent()).toBeLessThan(250);
});

it('takes the links that Steward itself makes', () => {
  for (const path of ['/', '/base/licence?tab=2&x=a+b', '/back-menu?dept=D1']) {
    const [pathname] = path.split('?');
    const link = parseDeepLink(pageLink('Head office', path));
    expect(link).toMatchObject({ ok: true, profile: 'Head office' });
    expect(link.ok && [path, pathname].includes(link.path)).toBe(true);
  }
});
