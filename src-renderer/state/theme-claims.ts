/** Everything that decides a person's theme: departments up to the root, their themes, and which may have any. */
import { useQueries, useQuery } from '@tanstack/react-query';
import { callRead } from '#data/read.ts';
import { sharedRead } from '#data/shared-read.ts';
import { checkDetach, queryRootDept } from '#shared/api/departments/departments.ts';
import { queryPeople, searchDepartments } from '#shared/api/people/people.ts';
import { queryAuthority } from '#shared/api/themes/settings.ts';
import { wholeList } from '#shared/kit/every-page.ts';
import type { Department } from '#shared/rules/common/departments/scope.ts';
import { themesRight } from '#shared/rules/common/session/area-rights.ts';
import { fromWire } from '#shared/rules/common/shares/wire-shares.ts';
import { type AnyTheme, callsAt } from '#shared/rules/themes/families.ts';
import { type Terminal, terminalFacts } from '#shared/rules/themes/terminals.ts';
import { scopeInput } from '#shared/rules/themes/theme-locator.ts';
import { type ThemeCandidate, type Winner, winnerOf } from '#shared/rules/themes/winner.ts';

export interface ThemeViewer {
  readonly kind: 'person' | 'department';
  readonly id: string;
}

export type ClaimedTheme = ThemeCandidate & { readonly whole: AnyTheme };

export interface Claims {
  readonly name: string;
  /** The person's own department first, then its ancestors. */
  readonly departments: readonly Department[];
  /** The server does not return the ancestors. */
  readonly noPath: boolean;
  /** The department that keeps their themes is not administered by the signed-in user. */
  readonly isOutside: boolean;
  /** Departments keep themes of their own. */
  readonly detached: boolean;
  /** Ids of the departments that may have their own themes. */
  readonly mayHaveOwn: ReadonlySet<string>;
  readonly themes: readonly ClaimedTheme[];
}

const pageSize = 100;
const menuCode = themesRight.menu;

/** Data is null when person or department does not exist. */
export function useClaims(terminal: Terminal, whom: ThemeViewer | null) {
  return useQuery({
    // The endpoint's id in the key makes a change that touches the list invalidate it.
    queryKey: [callsAt(terminal).query.id, 'claims', terminal, whom],
    enabled: whom !== null,
    queryFn: ({ signal }) => (whom ? claimsOf(terminal, whom, signal) : null),
  });
}

/** The whole tenant's themes of several terminals, in parallel. */
export function useTenantThemes(of: readonly Terminal[]) {
  return useQueries({
    queries: of.map((terminal) => ({
      // The endpoint's id in the key makes a change that touches the list invalidate it.
      queryKey: [callsAt(terminal).query.id, 'tenant', terminal],
      queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
        const deptId = await sharedRead(queryRootDept, {});
        return { terminal, themes: await themesOf(terminal, deptId, signal) };
      },
    })),
  });
}

/** The winning theme for a person; groups and positions are left out, since no call returns them. `day`: YYYY-MM-DD. */
export function winnerAmong(
  { departments, mayHaveOwn, themes }: Claims,
  { terminal, whom, day }: { readonly terminal: Terminal; readonly whom: ThemeViewer; readonly day: string },
): Winner<ClaimedTheme> | null {
  return winnerOf(themes, {
    person: {
      id: whom.kind === 'person' ? whom.id : '',
      departments: departments.map(({ id }) => id),
      others: [],
    },
    day,
    styles: terminalFacts[terminal].styles,
    mayHaveOwn: (id) => mayHaveOwn.has(id),
  });
}

async function claimsOf(terminal: Terminal, whom: ThemeViewer, signal: AbortSignal): Promise<Claims | null> {
  const ids = (id: string) => ({ ids: [id], pageNo: 1, pageSize: 1 });
  const person =
    whom.kind === 'person'
      ? (await callRead(queryPeople, ids(whom.id), { signal })).result.find(({ id }) => id === whom.id)
      : null;
  if (person === undefined) return null;
  const deptId = person?.deptId ?? whom.id;
  const { result } = await callRead(searchDepartments, { menuCode, ...ids(deptId) }, { signal });
  const found = result.find(({ id }) => id === deptId);
  if (result.length === 0) return null;
  // A server that does not search by ids returns other departments: then only the department itself is known.
  const above = (found?.pathIds ?? []).map((id, index) => ({ id, name: found?.path[index] ?? id }));
  const departments = [{ id: deptId, name: found?.name ?? deptId }, ...above.reverse()];
  const { keepers, detached } = await keepersOf(departments);
  const kept = await themesKeptBy(
    terminal,
    keepers.map(({ id }) => id),
    signal,
  );
  return {
    name: person?.username ?? found?.name ?? deptId,
    departments,
    noPath: !found || (found.pathIds === undefined && found.path.length > 0),
    isOutside: keepers.length === 0,
    detached,
    ...kept,
  };
}

/** The themes of departments, and which of these may have any. */
export async function themesKeptBy(
  terminal: Terminal,
  deptIds: readonly string[],
  signal: AbortSignal,
): Promise<Pick<Claims, 'themes' | 'mayHaveOwn'>> {
  const [themes, may] = await Promise.all([
    Promise.all(deptIds.map((id) => themesOf(terminal, id, signal))),
    Promise.all(deptIds.map((id) => mayHave(terminal, id, signal))),
  ]);
  return { mayHaveOwn: new Set(deptIds.filter((_, index) => may[index])), themes: themes.flat() };
}

/** The departments that keep themes: all where global detach applies, else the root for all of them. */
async function keepersOf(departments: readonly Department[]) {
  const { detachable } = await sharedRead(checkDetach, { moduleType: 'PAGEMANAGER' });
  if (detachable) return { keepers: departments, detached: true };
  const root = await sharedRead(queryRootDept, {});
  return { keepers: departments.filter(({ id }) => id === root), detached: false };
}

async function mayHave(terminal: Terminal, deptId: string, signal: AbortSignal): Promise<boolean> {
  const { dtu } = terminalFacts[terminal];
  const module = dtu === undefined ? {} : { settingModule: dtu };
  const { setting } = await callRead(queryAuthority, { deptId, ...module }, { signal });
  return setting.customTopic;
}

async function themesOf(
  terminal: Terminal,
  deptId: string,
  signal: AbortSignal,
): Promise<readonly ClaimedTheme[]> {
  const { styles } = terminalFacts[terminal];
  const { query } = callsAt(terminal);
  const lists = styles.length > 0 ? styles.map((style) => ({ style })) : [{}];
  const whole = async (list: (typeof lists)[number]) => {
    const load = async (currentPage: number) => {
      const asked = { ...scopeInput({ terminal, deptId, external: false }), ...list, currentPage, pageSize };
      const { datas, totalCount } = await callRead(query, asked, { signal });
      return { result: datas, totalCount };
    };
    return wholeList<AnyTheme>(load, ({ id }) => id);
  };
  const found = (await Promise.all(lists.map(whole))).flat();
  return found.map((theme, index) => claimed(theme, deptId, index));
}

function claimed(whole: AnyTheme, deptId: string, index: number): ClaimedTheme {
  return {
    whole,
    deptId,
    position: index,
    isDefault: whole.topicType === 'teamsDefault',
    id: whole.id,
    topicStyle: whole.topicStyle,
    topicStatus: whole.topicStatus,
    topicAppoint: whole.topicAppoint,
    appointDate: whole.appointDate,
    appointRange: fromWire(whole.appointRange),
    useRange: fromWire(whole.useRange),
    useRangeDisable: fromWire(whole.useRangeDisable),
  };
}
