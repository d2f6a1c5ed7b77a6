/** The department of a page of themes (spec 2§4, 2§6; THM-004, 110 to 114, 124). */
import { themesRight } from '#shared/rules/common/session/area-rights.ts';
import { type ScopeOptions, useDepartmentScope } from '#widgets/DepartmentScope/use-department-scope.ts';

export const themeScope: ScopeOptions = { moduleType: 'PAGEMANAGER', menuCode: themesRight.menu };

export function useThemeScope() {
  return useDepartmentScope(themeScope);
}
