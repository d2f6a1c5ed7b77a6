/** Reads that show something else once a menu of the admin centre was changed; the console's own menu among them. */
import {
  getBackstageMenus,
  queryBackstageMenuByPid,
  queryBackstageMenus,
} from '../../../api/back-menu/back-menu.ts';
import { queryBackstageMenuConfig } from '../../../api/back-menu/config.ts';

export const backMenuReads = [
  queryBackstageMenus,
  queryBackstageMenuByPid,
  getBackstageMenus,
  queryBackstageMenuConfig,
];
