/**
 * Keeps antd's theme mounted once it is loaded: after its last consumer unmounts, antd would drop the theme, and the
 * next page would compute it and all styles again.
 */
import { useSyncExternalStore } from 'react';
import { isAntdThere, LazyAntdRoot, onAntd } from './antd-loader.ts';

export function KeptAntd() {
  const there = useSyncExternalStore(onAntd, isAntdThere);
  return there && <LazyAntdRoot>{null}</LazyAntdRoot>;
}
