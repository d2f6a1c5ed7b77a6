/** One policy applies to the addresses of applications, branding, purchase, service calls, menus and rich text. */
import { describe, expect, it } from 'vitest';
import { brandFields } from '../../branding/brand-fields.ts';
import { connectUrlProblem } from '../../service-call/fields.ts';
import { purchaseAddress } from '../../tenant/edit/purchase.ts';
import { checkFields } from '../fields/check-fields.ts';
import { isAddress, isPlatformPage, webAddress } from './address.ts';
import { menuAddress } from './menu-address.ts';
import { richTextLink } from './rich-text-link.ts';

/** No field accepts these addresses. */
const never = [
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'javascript://%0aalert(1)//https://good.example',
  'data:text/html,<script>alert(1)</script>',
  'file:///etc/passwd',
  'vbscript:msgbox',
  'ms-msdt:/id',
  'blob:https://example.com/1',
  'ftp://example.com/',
  '\\\\host\\share',
  '//evil.example/x.png',
  '/\\evil.example',
  'http://evil.example\\@good.example/',
  'https://a:b@evil.example',
  'https://good.example@evil.example/',
  'https://@evil.example/',
  'https:evil.example',
  'https:///evil.example',
  'https:/\\evil.example',
  'https://',
  'https://good.example/\u202egnp.exe',
  'https://good\u200b.example/',
  'https://good.example/\u00ad',
  'https://good.example/\u3164',
  'https://good.example/\u{e0041}',
  'https://good.example/\u0000',
  'https://good.example/\ud800',
  '../up',
  'a/%2e%2e/b',
  '/a/%5c/b',
];
const web = ['https://example.com/a?b=c#d', 'http://example.com', ' HTTPS://Example.COM/ü '];
const pages = ['/sp/cusapp/1', 'hr/report?id=3', '/sp/#/okr', '/a?user={user}&b=1', '人事/报表'];

it.each(never)('%j is no address at all', (given) => {
  expect([isAddress(given), webAddress(given), isPlatformPage(given)]).toEqual([false, null, false]);
  expect(menuAddress(given).kind).toBe('none');
  expect(richTextLink(given)).toBeNull();
  expect(purchaseAddress(given, 'https://platform.example')).toBeNull();
  expect(connectUrlProblem(given)).not.toBeNull();
  const brand = { logoClickUrl: given } as never;
  expect(checkFields(brandFields, brand, { showInfoConfig: true } as never)).toHaveLength(1);
});

it.each(web)('%j is one of the web', (given) => {
  expect([isAddress(given), webAddress(given) !== null, isPlatformPage(given)]).toEqual([true, true, false]);
});

it.each(pages)('%j is a page of the platform', (given) => {
  expect([isAddress(given), webAddress(given), isPlatformPage(given)]).toEqual([true, null, true]);
});

describe('a long hostile text', () => {
  it.each([
    'a/'.repeat(50_000),
    `https://${'a@'.repeat(50_000)}`,
    `${'\u200b'.repeat(50_000)}`,
    `/${'%2e'.repeat(50_000)}`,
  ])('is judged at once', (given) => {
    const begun = performance.now();
    isAddress(given);
    expect(performance.now() - begun).toBeLessThan(200);
  });
});
