/** The members of a theme family among the themes of a department. */
import type { ThemeFamilyMember, ThemeFamilyNote } from '#shared/rules/themes/family/theme-family.ts';
import type { ThemeLocator, ThemeScope } from '#shared/rules/themes/theme-locator.ts';

type MemberId = Pick<ThemeLocator, 'terminal' | 'id'>;

export const memberKey = ({ terminal, id }: MemberId) => `${terminal} ${id}`;

/** Whether its themes are of this department and source. */
export function isFamilyOf(
  { members }: ThemeFamilyNote,
  { deptId, external }: Pick<ThemeScope, 'deptId' | 'external'>,
): boolean {
  return members.every(({ locator }) => locator.deptId === deptId && locator.external === external);
}

export function membersByKey(family: ThemeFamilyNote | null): ReadonlyMap<string, ThemeFamilyMember> {
  return new Map((family?.members ?? []).map((member) => [memberKey(member.locator), member]));
}
