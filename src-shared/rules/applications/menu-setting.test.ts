import { expect, test } from 'vitest';
import { changesMenu, isMenuChecked } from './menu-setting.ts';

// Row APP-091.
test.each([
  ['2', false, false],
  ['504', false, false],
  ['5040', false, true],
  ['100000000000010000', false, true],
  ['100000000000010000', true, false],
  ['', false, false],
])('the menu of %s, base %s, is asked for: %s', (id, baseApp, expected) => {
  expect(isMenuChecked({ id, baseApp })).toBe(expected);
});

const menu = { openMode: 'current', menuDisplay: true, menuTop: false, defaultMenu: false } as const;

test.each([
  ['nothing', {}, false],
  ['how it opens', { openMode: 'newPage' as const }, true],
  ['whether it shows', { menuDisplay: false }, true],
  ['its top', { menuTop: true }, true],
  ['its default', { defaultMenu: true }, true],
])('%s is of the menu: %j', (_, more, expected) => {
  expect(changesMenu(menu, { ...menu, ...more })).toBe(expected);
});
