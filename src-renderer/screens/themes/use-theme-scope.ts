/** The department of a page of themes. */
import { themeScope } from '#shared/rules/first-reads/themes.ts';
import { useDepartmentScope } from '#widgets/DepartmentScope/use-department-scope.ts';

export function useThemeScope() {
  return useDepartmentScope(themeScope);
}
