import { expect, test } from 'vitest';
import { arrangesNow, mayArrange, navModeOf, ownConfigsOf } from './configs.ts';

const configs = (said: Readonly<Record<string, string>>) =>
  Object.entries(said).map(([configKey, configValue]) => ({ configKey, configValue }));

test.each([
  [{}, true, true],
  [{ allowEmpSetting: '1', emp_menu_display_forbid: '0' }, true, true],
  [{ allowEmpSetting: '0' }, false, false],
  [{ allowEmpSetting: 'true' }, true, true],
  [{ emp_menu_display_forbid: '1' }, false, false],
  [{ allowEmpSetting: '1', emp_menu_display_forbid: '1' }, false, false],
  [{ syncType: '1' }, true, false],
  [{ syncType: '0' }, true, true],
] as const)('%o: may arrange %s, does %s', (said, may, now) => {
  expect([mayArrange(configs(said)), arrangesNow(configs(said))]).toEqual([may, now]);
});

test('an unset option has its default', () => {
  expect(ownConfigsOf([])).toEqual({
    openSearch: true,
    showCommonApps: true,
    autoOrder: false,
    simpleName: true,
  });
  expect(ownConfigsOf(configs({ openSearch: '0', autoOrder: '1' }))).toMatchObject({
    openSearch: false,
    autoOrder: true,
  });
  expect([
    navModeOf([]),
    navModeOf(configs({ navMode: 'mix' })),
    navModeOf(configs({ navMode: 'x' })),
  ]).toEqual(['standard', 'mix', 'standard']);
});
