/** Addresses of the theme area with their parameters: department, source, style. */
import type { Terminal } from '#shared/rules/themes/terminals.ts';
import type { ThemePlace } from '#shared/rules/themes/theme-place.ts';

export const listAddress = (terminal: Terminal) => `/themes/${terminal}`;
/** `deptId` asks for a department; '' asks for nobody yet. */
export function whoSeesAddress(terminal: Terminal, deptId = ''): string {
  const about = deptId === '' ? '' : `?${new URLSearchParams({ of: 'department', who: deptId })}`;
  return `${listAddress(terminal)}/who-sees${about}`;
}

/** The page of packages, for an import into a department. */
export function packagesAddress({ deptId, external }: Pick<ThemePlace, 'deptId' | 'external'>): string {
  const params = new URLSearchParams({
    ...(deptId === '' ? {} : { dept: deptId }),
    ...(external ? { source: 'external' } : {}),
  });
  return `/theme_packages?${params}`;
}

/** The editor's address: a theme is found by department, style and source. */
export function editAddress(place: ThemePlace): string {
  return `${listAddress(place.terminal)}/edit/${encodeURIComponent(place.id)}${about(place)}`;
}

/** `copy` is the id of the theme to copy. */
export function newAddress(place: Omit<ThemePlace, 'id' | 'name'>, copy?: string): string {
  return `${listAddress(place.terminal)}/new${about(place, copy)}`;
}

/** The dialog of the list that puts the theme before another one. */
export function putBeforeAddress(place: ThemePlace): string {
  return `${listAddress(place.terminal)}/before/${encodeURIComponent(place.id)}${about(place)}`;
}

function about({ style, deptId, external }: Omit<ThemePlace, 'id' | 'name'>, copy?: string): string {
  const params = new URLSearchParams({
    style,
    ...(deptId === '' ? {} : { dept: deptId }),
    ...(external ? { source: 'external' } : {}),
    ...(copy === undefined ? {} : { copy }),
  });
  return `?${params}`;
}
