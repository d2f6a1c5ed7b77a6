import { expect, test } from 'vitest';
import { clientTypes } from './client-types.ts';
import { whiteScopeOf } from './white-scopes.ts';

test('of the 24 terminals nine stand on a desk', () => {
  expect(clientTypes.filter((type) => whiteScopeOf(type) === 'pc')).toEqual([
    'pc',
    'app-pc',
    'bus_wechat',
    'wechat',
    'zj_ding',
    'ding',
    'cloud_home',
    'feishu',
    'welink',
  ]);
  expect(whiteScopeOf('fax')).toBe('pc');
});
