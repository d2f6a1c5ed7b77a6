/** 登录终端类型（规格 1§3），按平台的写法。 */
import type { clientTypes as english } from '../en-US/client-types.ts';
import type { Translated } from '../types.ts';

export const clientTypes = {
  total: '全部终端',
  pc: '网页端',
  'app-pc': '桌面客户端',
  'app-and': 'Android 客户端',
  'app-ios': 'iOS 客户端',
  h5: '移动浏览器',
  'app-h5': '客户端内 H5',
  'slab-ios': 'iPad 客户端',
  'slab-and': 'Android 平板客户端',
  bus_wechat: '企业微信（电脑端）',
  bus_wechat_app: '企业微信（移动端）',
  wechat: '微信（电脑端）',
  wechat_app: '微信（移动端）',
  zj_ding: '浙政钉（电脑端）',
  zj_ding_app: '浙政钉（移动端）',
  ding: '钉钉（电脑端）',
  ding_app: '钉钉（移动端）',
  cloud_home: '云之家（电脑端）',
  cloud_home_app: '云之家（移动端）',
  feishu: '飞书（电脑端）',
  feishu_app: '飞书（移动端）',
  welink: 'WeLink（电脑端）',
  welink_app: 'WeLink（移动端）',
  'app-har': '鸿蒙客户端',
  'slab-har': '鸿蒙平板客户端',
} as const satisfies Translated<typeof english>;
