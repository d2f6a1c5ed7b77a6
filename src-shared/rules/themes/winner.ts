/**
 * The theme of a terminal that a person sees on a day, with the reason (spec 2§3, 2§4, 2§6). In the person's department
 * a timed appointment wins over a permanent one, and that over the default; without any of these the department above
 * decides in the same order. Of two equal themes the terminal's first style wins, then the order of the list.
 */
import type { TopicStyle } from '../../api/themes/context.ts';
import type { Share } from '../common/shares/share.ts';
import { type ThemeAppointment, appointmentOn } from './appointment.ts';
import { isAmong, type ThemePerson } from './audience.ts';

export interface ThemeCandidate extends ThemeAppointment {
  readonly id: string;
  readonly deptId: string;
  readonly topicStyle: TopicStyle;
  readonly topicStatus: boolean;
  readonly isDefault: boolean;
  readonly position: number;
  /** An empty list means everybody. */
  readonly appointRange: readonly Share[];
  readonly useRange: readonly Share[];
  readonly useRangeDisable: readonly Share[];
}

export type WinReason = 'timed' | 'permanent' | 'default';

export interface Winner<Theme> {
  readonly theme: Theme;
  readonly why: WinReason;
  readonly from: string;
  /** The theme comes from a department above the person's own. */
  readonly inherited: boolean;
  /** The themes that would be seen without the winner, in this order. */
  readonly next: readonly Claim<Theme>[];
}

export interface Claim<Theme> {
  readonly theme: Theme;
  readonly why: WinReason;
}

export interface ThemeCircumstances {
  readonly person: ThemePerson;
  readonly day: string;
  /** The terminal's styles, the first one first. */
  readonly styles: readonly TopicStyle[];
  /** Whether a department's authority allows themes of its own. */
  readonly mayHaveOwn: (deptId: string) => boolean;
}

/** Returns null where no theme applies and the platform's own look is seen. `themes` are those of one terminal. */
export function winnerOf<Theme extends ThemeCandidate>(
  themes: readonly Theme[],
  circumstances: ThemeCircumstances,
): Winner<Theme> | null {
  const { person, mayHaveOwn } = circumstances;
  const claims = person.departments.filter(mayHaveOwn).flatMap((deptId) =>
    claimsIn(
      themes.filter((theme) => theme.deptId === deptId),
      circumstances,
    ),
  );
  const [first, ...next] = claims;
  if (!first) return null;
  const from = first.theme.deptId;
  return { ...first, from, inherited: from !== person.departments[0], next };
}

/** Whether a person may use a theme: it is enabled, its range includes them, and it does not exclude them. */
export function mayUseTheme(
  theme: Pick<ThemeCandidate, 'topicStatus' | 'useRange' | 'useRangeDisable'>,
  person: ThemePerson,
): boolean {
  const { topicStatus, useRange, useRangeDisable } = theme;
  const kept = useRangeDisable.length > 0 && isAmong(useRangeDisable, person);
  return topicStatus && isAmong(useRange, person) && !kept;
}

/**
 * The reason for which a claim comes before another: nearer department, its reason, the terminal's style, the list's
 * order.
 */
export type Precedence = 'nearer' | 'reason' | 'style' | 'order';

/** `one` comes before `other` for the same person on the same day. */
export function precedenceOf(
  one: Claim<ThemeCandidate>,
  other: Claim<ThemeCandidate>,
  styles: readonly TopicStyle[],
): Precedence {
  if (one.theme.deptId !== other.theme.deptId) return 'nearer';
  if (one.why !== other.why) return 'reason';
  const rank = ({ theme }: Claim<ThemeCandidate>) => styles.indexOf(theme.topicStyle);
  return rank(one) === rank(other) ? 'order' : 'style';
}

const order: readonly WinReason[] = ['timed', 'permanent', 'default'];

function claimsIn<Theme extends ThemeCandidate>(
  themes: readonly Theme[],
  { person, day, styles }: ThemeCircumstances,
): Claim<Theme>[] {
  const rank = ({ theme, why }: Claim<Theme>) => [
    order.indexOf(why),
    styles.indexOf(theme.topicStyle),
    theme.position,
  ];
  return themes
    .filter((theme) => mayUseTheme(theme, person))
    .flatMap((theme) => {
      const why = whyOf(theme, person, day);
      return why ? [{ theme, why }] : [];
    })
    .sort((one, other) => byNumbers(rank(one), rank(other)));
}

function whyOf(theme: ThemeCandidate, person: ThemePerson, day: string): WinReason | null {
  const holds = appointmentOn(theme, day) === 'holds' && isAmong(theme.appointRange, person);
  if (holds) return theme.topicAppoint === 'timed' ? 'timed' : 'permanent';
  return theme.isDefault ? 'default' : null;
}

function byNumbers(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((number, index) => number !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}
