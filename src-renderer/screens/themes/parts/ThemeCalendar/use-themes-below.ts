/** The themes that the departments right below a department keep for themselves. */
import { useQuery } from '@tanstack/react-query';
import { callRead } from '#data/read.ts';
import { querySyncDepts } from '#shared/api/themes/packages.ts';
import type { Department } from '#shared/rules/common/departments/scope.ts';
import { callsAt } from '#shared/rules/themes/families.ts';
import { type Terminal, terminalFacts } from '#shared/rules/themes/terminals.ts';
import { type ClaimedTheme, themesKeptBy } from '#state/theme-claims.ts';

/** Each department costs a request for every style. */
const mostDepartments = 20;

export interface ThemesBelow {
  readonly departments: readonly Department[];
  readonly themes: readonly ClaimedTheme[];
  /** Departments that are not read. */
  readonly left: number;
}

/** `deptId` is null while nobody asks. */
export function useThemesBelow(terminal: Terminal, deptId: string | null) {
  return useQuery<ThemesBelow>({
    // The endpoint's id in the key makes a change that touches the list invalidate it.
    queryKey: [callsAt(terminal).query.id, 'below', terminal, deptId],
    enabled: deptId !== null,
    queryFn: async ({ signal }) => {
      // The call knows the web and the desktop client; special and mobile themes go by the web's.
      const { dtu = 'pc' } = terminalFacts[terminal];
      const all = await callRead(querySyncDepts, { deptId: deptId ?? '', dtu }, { signal });
      const departments = all
        .slice(0, mostDepartments)
        .map(({ deptId: id, deptName: name }) => ({ id, name }));
      const { themes } = await themesKeptBy(
        terminal,
        departments.map(({ id }) => id),
        signal,
      );
      return { departments, themes, left: all.length - departments.length };
    },
  });
}
