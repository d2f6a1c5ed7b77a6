/** The facts that decide who has which theme of a department: its themes, and its people in groups. */
import { useQuery } from '@tanstack/react-query';
import { queryPeople } from '#shared/api/people/people.ts';
import type { Share } from '#shared/rules/common/shares/share.ts';
import { callsAt } from '#shared/rules/themes/families.ts';
import { type Terminal, terminalFacts } from '#shared/rules/themes/terminals.ts';
import type { ThemeCandidate } from '#shared/rules/themes/winner.ts';
import { type ClaimedTheme, themesKeptBy, useClaims } from '#state/theme-claims.ts';
import { joinReads } from '#widgets/join-reads.ts';
import type { ReadState } from '#widgets/ReadPart.tsx';
import { namedTargets, type PeopleGroup } from './people-groups.ts';
import { readPeopleGroups } from './read-people-groups.ts';
import type { SpreadRules } from './spread.ts';

/** Departments below whose own themes are read; each costs a request for every style. */
const mostKeepers = 20;

export interface SpreadFacts {
  readonly themes: readonly ClaimedTheme[];
  readonly groups: readonly PeopleGroup[];
  readonly rules: SpreadRules;
  /** Some theme is meant for groups or positions, whose members no call returns. */
  readonly unknownTargets: boolean;
  /** Some theme is meant for people one by one, whose departments the server does not tell. */
  readonly lacksPeople: boolean;
  /** Departments keep themes of their own, and those of departments that no list names are not read. */
  readonly ownBelow: boolean;
}

/** `change` is what a form would make of the themes; the groups follow its lists of shares too. */
export function useSpread(
  { terminal, deptId }: { readonly terminal: Terminal; readonly deptId: string },
  change: (themes: readonly ClaimedTheme[]) => readonly ClaimedTheme[],
): ReadState<SpreadFacts & { readonly changed: readonly ClaimedTheme[] }> {
  const claims = useClaims(terminal, { kind: 'department', id: deptId });
  const stored = claims.data?.themes ?? [];
  const changed = change(stored);
  const lists = [...stored, ...changed].filter(countsAtAll).flatMap(listsOf);
  const targets = namedTargets(lists);
  const detached = claims.data?.detached === true;
  const groups = useQuery({
    queryKey: [queryPeople.id, 'groups', deptId, targets],
    enabled: claims.data !== undefined,
    queryFn: ({ signal }) => readPeopleGroups(deptId, lists, signal),
  });
  const keepers = targets.departments.filter((id) => !claims.data?.departments.some((one) => one.id === id));
  const below = useQuery({
    // The endpoint's id in the key makes a change that touches the list invalidate it.
    queryKey: [callsAt(terminal).query.id, 'kept', terminal, keepers],
    enabled: detached && keepers.length > 0 && keepers.length <= mostKeepers,
    queryFn: ({ signal }) => themesKeptBy(terminal, keepers, signal),
  });
  const isBelowRead = detached && keepers.length > 0 && keepers.length <= mostKeepers;
  const noneBelow = { data: { themes: [], mayHaveOwn: new Set<string>() }, error: null };
  const all = joinReads([claims], [groups], [isBelowRead ? below : noneBelow]);
  const { data } = all;
  if (!data?.[0]) return { ...all, data: undefined };
  const [{ mayHaveOwn }, people, kept] = data;
  return {
    ...all,
    data: {
      themes: [...stored, ...kept.themes],
      changed: [...changed, ...kept.themes],
      groups: people.groups,
      lacksPeople: people.lacksPeople,
      rules: {
        styles: terminalFacts[terminal].styles,
        mayHaveOwn: (id) => mayHaveOwn.has(id) || kept.mayHaveOwn.has(id),
      },
      unknownTargets: targets.unknown,
      ownBelow: detached,
    },
  };
}

/** Themes that nobody can have do not divide the people. */
function countsAtAll({ topicStatus, topicAppoint, isDefault }: ThemeCandidate): boolean {
  return topicStatus && (topicAppoint !== 'none' || isDefault);
}

function listsOf(theme: ThemeCandidate): readonly (readonly Share[])[] {
  const { topicAppoint, appointRange, useRange, useRangeDisable } = theme;
  return [topicAppoint === 'none' ? [] : appointRange, useRange, useRangeDisable];
}
