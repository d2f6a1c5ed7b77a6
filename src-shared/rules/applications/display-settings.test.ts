import { expect, it, test } from 'vitest';
import type { ConfigRecord } from '../../api/config-record.ts';
import { checkFields } from '../common/fields/check-fields.ts';
import {
  displayConfigProblem,
  displayConfigs,
  displayFields,
  displayForm,
  messageForm,
  toDisplayConfigs,
} from './display-settings.ts';

const config = (words: string): ConfigRecord => {
  const [configKey = '', configValue = ''] = words.split('=');
  return { configKey, configValue };
};

test('an unset option has its default', () => {
  const said = Object.fromEntries(
    displayConfigs([], 'off').map(({ configKey, configValue }) => [configKey, configValue]),
  );
  expect(said).toMatchObject({
    navMode: 'standard',
    'message.display.web': 'dangling',
    'moreapp.display.web': 'floatmenu',
    openSearch: '1',
    showCommonApps: '1',
    autoOrder: '0',
    simpleName: '1',
    allowEmpSetting: '1',
    emp_menu_display_forbid: '0',
    tenant_menu_display: '0',
    often_app_source: '0',
    syncType: '0',
    defaultAppType: 'lastapp',
  });
});

it.each([
  ['off', [], '0'],
  ['on', ['tenant_menu_display=1'], '1'],
  ['off', ['emp_menu_display_forbid=1'], '1'],
  ['off', ['emp_menu_display_forbid=1', 'tenant_menu_display=0'], '1'],
  ['depth', ['tenant_menu_display=0'], '1'],
  ['on', ['emp_menu_display_forbid=0', 'tenant_menu_display=0'], '0'],
] as const)('detach %s with %j displays the tenant’s menus: %s', (detach, said, expected) => {
  const held = displayConfigs(said.map(config), detach);
  expect(held.find(({ configKey }) => configKey === 'tenant_menu_display')?.configValue).toBe(expected);
});

test('a form is read from what is said, true as well as 1, and only what changed is written', () => {
  const form = displayForm(['autoOrder=true', 'often_app_source=1', 'defaultAppType=strange'].map(config));
  expect(form).toMatchObject({ autoOrder: true, oftenAppSource: '1', defaultAppType: 'lastapp' });
  expect(toDisplayConfigs(form, ['autoOrder', 'oftenAppSource'])).toEqual([
    config('often_app_source=1'),
    config('autoOrder=1'),
  ]);
  expect(messageForm([config('moreapp.display.web=tilingpage'), config('message.display.web=no')])).toEqual({
    message: 'dangling',
    more: 'tilingpage',
  });
});

test('one application has to be named', () => {
  const form = { ...displayForm([]), defaultAppType: 'oneApp' as const };
  expect(checkFields(displayFields, form).map(({ name }) => name)).toEqual(['defaultAppValue']);
  expect(checkFields(displayFields, { ...form, defaultAppValue: '2' })).toEqual([]);
});

it.each([
  ['openSearch=0', null],
  ['openSearch=yes', 'openSearch'],
  ['syncType=2', 'syncType'],
  ['defaultAppType=homepage', null],
  [`defaultAppValue=${'x'.repeat(100)}`, null],
  [`defaultAppValue=${'x'.repeat(101)}`, 'defaultAppValue'],
  ['moreapp.display.web=mainmenushow', null],
  ['message.display.web=tilingpage', 'message.display.web'],
  // A call of its own saves navMode.
  ['navMode=mix', 'navMode'],
  ['appmgmt_subdept=1', 'appmgmt_subdept'],
])('%s is refused: %s', (words, key) => {
  expect(displayConfigProblem([config(words)])?.params?.key ?? null).toBe(key);
});
