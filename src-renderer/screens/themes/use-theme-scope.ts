/** The department of a page of themes (spec 2§4, 2§6; THM-004, 110 to 114, 124). */
import { themesRight } from '#shared/rules/common/session/area-rights.ts';
import { useDepartmentScope } from '#widgets/DepartmentScope/use-department-scope.ts';

export function useThemeScope() {
  return useDepartmentScope({ moduleType: 'PAGEMANAGER', menuCode: themesRight.menu });
}
