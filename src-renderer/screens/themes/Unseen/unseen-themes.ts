/** The themes of a department that nobody has, today or on a day to come, each with the reason. */
import type { Share } from '#shared/rules/common/shares/share.ts';
import { appointmentOn } from '#shared/rules/themes/appointment.ts';
import { daysUntilSettled } from '#shared/rules/themes/schedule.ts';
import type { ThemeCandidate } from '#shared/rules/themes/winner.ts';
import type { PeopleGroup } from '../Spread/people-groups.ts';
import { portionsOn, type SpreadRules, stretchesOf } from '../Spread/spread.ts';

/** `beaten`: the theme is meant for people who have another theme on each day. */
export type UnseenWhy = 'off' | 'unassigned' | 'over' | 'beaten';

export interface UnseenTheme<Theme> {
  readonly theme: Theme;
  readonly why: UnseenWhy;
}

interface UnseenFacts {
  readonly groups: readonly PeopleGroup[];
  readonly rules: SpreadRules;
  /** No group holds the people whom lists name one by one. */
  readonly lacksPeople: boolean;
  /** YYYY-MM-DD */
  readonly today: string;
}

export function unseenThemes<Theme extends ThemeCandidate>(
  themes: readonly Theme[],
  { groups, rules, lacksPeople, today }: UnseenFacts,
): readonly UnseenTheme<Theme>[] {
  /** Kinds of targets whose members are known. */
  const known: readonly Share['kind'][] = ['all', 'department', ...(lacksPeople ? [] : (['user'] as const))];
  const seen = new Set(
    stretchesOf(themes, daysUntilSettled(themes, today)).flatMap(({ from }) =>
      portionsOn(themes, groups, from, rules).map(({ theme }) => theme?.id),
    ),
  );
  return themes.flatMap((theme): UnseenTheme<Theme>[] => {
    if (seen.has(theme.id)) return [];
    if (!theme.topicStatus) return [{ theme, why: 'off' }];
    if (theme.isDefault) return [{ theme, why: 'beaten' }];
    const state = appointmentOn(theme, today);
    if (state === 'none') return [{ theme, why: 'unassigned' }];
    if (state === 'over') return [{ theme, why: 'over' }];
    // A theme for a group, a position or a kind of target that is unknown here may have people.
    if ([...theme.appointRange, ...theme.useRange].some(({ kind }) => !known.includes(kind))) return [];
    return [{ theme, why: 'beaten' }];
  });
}
