/** A row of a list has the fields of its terminal's look; of a mobile theme not the icons, which are the usual ones then. */
import type { AnyTheme } from '#shared/rules/themes/families.ts';
import type { LookValues } from '#shared/rules/themes/look/look.ts';
import type { Terminal } from '#shared/rules/themes/terminals.ts';

export function rowLook(theme: AnyTheme): LookValues[Terminal] {
  return ('topBgColor' in theme ? { ...theme, icons: [] } : theme) as LookValues[Terminal];
}
