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
