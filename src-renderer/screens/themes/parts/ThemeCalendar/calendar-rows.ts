/** The rows of the calendar of themes, by the departments that keep them. */
import type { Department } from '#shared/rules/common/departments/scope.ts';
import type { AppointmentDays } from '#shared/rules/themes/appointment.ts';
import { gapsOf, type Overlap, overlapsOf, spansOf } from '#shared/rules/themes/schedule.ts';
import type { ClaimedTheme } from '#state/theme-claims.ts';
import { byWords } from '#widgets/List/filters.ts';

export type DraftDays = ReadonlyMap<string, AppointmentDays>;

/** The themes as they are once drawn and moved bars are saved. */
export function withDraft(themes: readonly ClaimedTheme[], draft: DraftDays): readonly ClaimedTheme[] {
  return themes.map((theme) => {
    const appointDate = draft.get(theme.id);
    return appointDate ? { ...theme, topicAppoint: 'timed', appointDate } : theme;
  });
}

export interface CalendarGroup {
  readonly department: Department;
  readonly themes: readonly ClaimedTheme[];
  /** Themes of the department that are not shown. */
  readonly hiddenCount: number;
  readonly gaps: readonly AppointmentDays[];
  readonly pairs: readonly Overlap[];
  /** By theme: the days on which another one of the department has a bar too. */
  readonly overlaps: ReadonlyMap<string, readonly AppointmentDays[]>;
}

/** Rows of a department; more themes are found by their names. */
const mostRows = 60;

interface RowChoice {
  /** Themes without days too. */
  readonly all: boolean;
  /** Words of a name; '' for every theme. */
  readonly search: string;
}

export function calendarGroups(
  themes: readonly ClaimedTheme[],
  departments: readonly Department[],
  { all, search }: RowChoice,
): readonly CalendarGroup[] {
  const named = byWords<ClaimedTheme>(({ whole }) => whole.topicName);
  return departments.flatMap((department) => {
    const own = themes.filter(({ deptId }) => deptId === department.id);
    if (own.length === 0) return [];
    const spans = spansOf(own);
    const shown = own.filter(({ topicAppoint }) => all || topicAppoint !== 'none');
    const found = named(shown, search).toSorted((one, other) => rank(one).localeCompare(rank(other)));
    const pairs = overlapsOf(spans);
    const overlaps = new Map<string, AppointmentDays[]>();
    for (const { one, other, days } of pairs)
      for (const { themeId } of [one, other]) overlaps.set(themeId, [...(overlaps.get(themeId) ?? []), days]);
    return {
      department,
      themes: found.slice(0, mostRows),
      hiddenCount: Math.max(0, found.length - mostRows),
      gaps: gapsOf(spans),
      pairs,
      overlaps,
    };
  });
}

/** Timed themes by their first day, then those that are appointed for good, then the others. */
function rank({ topicAppoint, appointDate, position }: ClaimedTheme): string {
  const atPosition = String(position).padStart(6, '0');
  if (topicAppoint === 'timed' && appointDate) return `0 ${appointDate.from} ${appointDate.to} ${atPosition}`;
  return `${topicAppoint === 'permanent' ? 1 : 2} ${atPosition}`;
}
