import { beforeEach, expect, test, vi } from 'vitest';
import {
  goTo,
  languageIn,
  lastAddressOn,
  rememberAddress,
  noteLanguage,
  setFrameRouter,
} from './last-addresses.ts';

const go = vi.fn();
let here: string | null = null;
beforeEach(() => {
  localStorage.clear();
  setFrameRouter({ here: () => here, go });
});

test('each server has its own place; a page of no server is none', () => {
  expect(lastAddressOn('a')).toBe('/info');
  here = '/base/teams?tab=2';
  expect(rememberAddress('a')).toBe(true);
  here = null;
  expect(rememberAddress('a')).toBe(false);
  expect([lastAddressOn('a'), lastAddressOn('b')]).toEqual(['/base/teams?tab=2', '/info']);
  goTo(lastAddressOn('a'));
  expect(go).toHaveBeenCalledWith('/base/teams?tab=2');
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:0', ''])(
  'a place that is no address of ours is not gone to (%s)',
  (place) => {
    localStorage.setItem('steward.place.a', place);
    expect(lastAddressOn('a')).toBe('/info');
  },
);

test('each server has its own language', () => {
  noteLanguage('a', 'zh-CN');
  localStorage.setItem('steward.language.b', 'tlh');
  expect([languageIn('a'), languageIn('b'), languageIn('c')]).toEqual(['zh-CN', null, null]);
});
