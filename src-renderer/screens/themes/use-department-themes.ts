/** All themes of a department, of several terminals and every style. */
import { useQuery } from '@tanstack/react-query';
import { callRead } from '#data/read.ts';
import type { Translate } from '#data/text.ts';
import type { Ask } from '#shared/rules/common/record/record.ts';
import { themeReads } from '#shared/rules/records/themes/theme-reads.ts';
import type { AnyTheme } from '#shared/rules/themes/families.ts';
import { allThemes } from '#shared/rules/themes/find-theme.ts';
import type { Terminal } from '#shared/rules/themes/terminals.ts';
import { hasStyles, type ThemeLocator, type ThemeScope } from '#shared/rules/themes/theme-locator.ts';

export interface ThemeOfDepartment {
  readonly terminal: Terminal;
  readonly theme: AnyTheme;
}

export function useDepartmentThemes(
  { deptId, external }: Omit<ThemeScope, 'terminal'>,
  terminals: readonly Terminal[],
) {
  return useQuery<ThemeOfDepartment[]>({
    // The key begins with a theme read's id, so that every change of a theme refetches it.
    queryKey: [themeReads[0]?.id, 'department', deptId, external, terminals],
    queryFn: async ({ signal }) => {
      const ask: Ask = (endpoint, input) => callRead(endpoint, input, { signal });
      const found: ThemeOfDepartment[] = [];
      for (const terminal of terminals)
        for (const theme of await allThemes(ask, { terminal, deptId, external }))
          found.push({ terminal, theme });
      return found;
    },
  });
}

/** Name, terminal and style: themes of several terminals may have one name. */
export function themeTitle(
  { terminal, theme: { topicName: name, topicStyle } }: ThemeOfDepartment,
  t: Translate,
): string {
  const kind = t(`themes.terminal.${terminal}`);
  if (!hasStyles(terminal)) return t('themeColours.ofStyle', { terminal: name, style: kind });
  return t('themeColours.themeOf', { name, terminal: kind, style: t(`themes.style.${topicStyle}`) });
}

export function locatorAmong(
  { terminal, theme }: ThemeOfDepartment,
  { deptId, external }: Omit<ThemeScope, 'terminal'>,
): ThemeLocator {
  return { terminal, deptId, external, id: theme.id, name: theme.topicName, style: theme.topicStyle };
}
