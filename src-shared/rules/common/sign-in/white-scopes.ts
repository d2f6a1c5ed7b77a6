/** The scope of the login white list for each terminal (spec 1§3; SEC-046, 047, 048). */
import type { ClientType } from './client-types.ts';

const mobile: readonly ClientType[] = [
  'app-and',
  'app-ios',
  'h5',
  'app-h5',
  'slab-ios',
  'slab-and',
  'bus_wechat_app',
  'wechat_app',
  'zj_ding_app',
  'ding_app',
  'cloud_home_app',
  'feishu_app',
  'welink_app',
  'app-har',
  'slab-har',
];

/** An unknown terminal counts as `pc`. */
export function whiteScopeOf(clientType: string): 'pc' | 'h5' {
  return mobile.some((one) => one === clientType) ? 'h5' : 'pc';
}
