/** A list row has all fields of its terminal's look but the icons of a mobile theme, where the usual ones stand in. */
import { type AnyTheme, isMobileTheme } from '#shared/rules/themes/families.ts';
import type { LookValues } from '#shared/rules/themes/look/look.ts';
import type { Terminal } from '#shared/rules/themes/terminals.ts';

export function rowLook(theme: AnyTheme): LookValues[Terminal] {
  return (isMobileTheme(theme) ? { ...theme, icons: [] } : theme) as LookValues[Terminal];
}
