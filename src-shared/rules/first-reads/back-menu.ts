/** The first view of the admin centre's menus. */
import { queryBackstageMenuConfig } from '../../api/back-menu/config.ts';
import { queryDepartmentMenus } from '../../api/back-menu/detail.ts';
import { firstDepartment } from '../common/departments/first-department.ts';
import { detachedByMenu } from '../common/departments/scope-options.ts';
import type { FirstReads } from '../common/first-reads.ts';
import { backMenuCode } from '../common/session/area-rights.ts';

export const backMenuFirstReads: FirstReads = async (ask, facts) => {
  const deptId = await firstDepartment(ask, facts, detachedByMenu(backMenuCode));
  if (deptId === null) return;
  await Promise.all([ask(queryBackstageMenuConfig, { deptId }), ask(queryDepartmentMenus, { deptId })]);
};
