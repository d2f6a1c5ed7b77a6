/** The terminals of a sign-in (spec 1§3 "Terminal (client) types"; SEC-048), in the documents' order. */
export const clientTypes = [
  'pc',
  'app-pc',
  'app-and',
  'app-ios',
  'h5',
  'app-h5',
  'slab-ios',
  'slab-and',
  'bus_wechat',
  'bus_wechat_app',
  'wechat',
  'wechat_app',
  'zj_ding',
  'zj_ding_app',
  'ding',
  'ding_app',
  'cloud_home',
  'cloud_home_app',
  'feishu',
  'feishu_app',
  'welink',
  'welink_app',
  'app-har',
  'slab-har',
] as const;
export type ClientType = (typeof clientTypes)[number];

export const everyClientType = 'total';
export type ClientScope = ClientType | typeof everyClientType;
export const clientScopes: readonly ClientScope[] = [everyClientType, ...clientTypes];

export function isClientScope(name: string): name is ClientScope {
  return (clientScopes as readonly string[]).includes(name);
}
