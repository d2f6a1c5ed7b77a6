/** Reads to repeat after a menu of the admin centre was changed; the console's own menu is among them. */
import {
  getBackstageMenus,
  queryBackstageMenuByPid,
  queryBackstageMenus,
} from '../../../api/back-menu/back-menu.ts';
import { queryBackstageMenuConfig, queryDepartmentMenuConfigs } from '../../../api/back-menu/config.ts';
import { queryDepartmentMenus } from '../../../api/back-menu/detail.ts';

export const backMenuReads = [
  queryBackstageMenus,
  queryBackstageMenuByPid,
  getBackstageMenus,
  queryBackstageMenuConfig,
  queryDepartmentMenuConfigs,
  queryDepartmentMenus,
];
