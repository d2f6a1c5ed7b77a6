/**
 * antd's theme, once it is loaded, for as long as the console stands. It is dropped with the last page that uses it:
 * whoever goes on to the next such page would have it worked out anew, and the styles of the whole page with it.
 */
import { useSyncExternalStore } from 'react';
import { AntdRoot, isAntdThere, onAntd } from './antd-loader.ts';

export function KeptAntd() {
  const there = useSyncExternalStore(onAntd, isAntdThere);
  return there && <AntdRoot>{null}</AntdRoot>;
}
