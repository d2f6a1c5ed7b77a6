/** A row of a list has the fields of its terminal's look; of a mobile theme not the icons, which are the usual ones then. */
import type { AnyTheme } from '../families.ts';
import type { Terminal } from '../terminals.ts';
import type { LookValues } from './look.ts';

export function rowLook(theme: AnyTheme): LookValues[Terminal] {
  return ('topBgColor' in theme ? { ...theme, icons: [] } : theme) as LookValues[Terminal];
}
