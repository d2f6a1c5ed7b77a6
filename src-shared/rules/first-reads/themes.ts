/** The first view of a list of themes (spec 2§4, 2§6; THM-004, 110 to 114, 124). */
import { cloudStoreConfig } from '../../api/themes/packages.ts';
import { cloudStonePermission } from '../../api/themes/special.ts';
import { firstDepartment } from '../common/departments/first-department.ts';
import type { ScopeOptions } from '../common/departments/scope-options.ts';
import type { FirstReads } from '../common/first-reads.ts';
import { themesRight } from '../common/session/area-rights.ts';

export const themeScope: ScopeOptions = { moduleType: 'PAGEMANAGER', menuCode: themesRight.menu };

export const themeListReads: FirstReads = (ask, facts) =>
  Promise.all([
    firstDepartment(ask, facts, themeScope),
    ask(cloudStoreConfig, {}),
    ask(cloudStonePermission, {}),
  ]);
