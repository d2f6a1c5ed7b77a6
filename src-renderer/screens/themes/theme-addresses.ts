/** Addresses of the theme area with their parameters: department, source, style. */
import type { Terminal } from '#shared/rules/themes/terminals.ts';
import type { ThemeLocator } from '#shared/rules/themes/theme-locator.ts';

export const listAddress = (terminal: Terminal) => `/themes/${terminal}`;
/** `deptId` asks for a department; '' asks for nobody yet. */
export function whoSeesAddress(terminal: Terminal, deptId = ''): string {
  const about = deptId === '' ? '' : `?${new URLSearchParams({ of: 'department', who: deptId })}`;
  return `${listAddress(terminal)}/who-sees${about}`;
}

/** The page of packages, for an import into a department. */
export function packagesAddress({ deptId, external }: Pick<ThemeLocator, 'deptId' | 'external'>): string {
  const params = new URLSearchParams({
    ...(deptId === '' ? {} : { dept: deptId }),
    ...(external ? { source: 'external' } : {}),
  });
  return `/theme_packages?${params}`;
}

/** The editor's address: a theme is found by department, style and source. */
export function editAddress(locator: ThemeLocator): string {
  return `${listAddress(locator.terminal)}/edit/${encodeURIComponent(locator.id)}${about(locator)}`;
}

/** `copy` is the id of the theme to copy. */
export function newAddress(locator: Omit<ThemeLocator, 'id' | 'name'>, copy?: string): string {
  return `${listAddress(locator.terminal)}/new${about(locator, copy)}`;
}

/** The dialog of the list that appoints the theme. */
export function appointAddress(locator: ThemeLocator): string {
  return `${listAddress(locator.terminal)}/appoint/${encodeURIComponent(locator.id)}${about(locator)}`;
}

/** The dialog of the list that puts the theme before another one. */
export function putBeforeAddress(locator: ThemeLocator): string {
  return `${listAddress(locator.terminal)}/before/${encodeURIComponent(locator.id)}${about(locator)}`;
}

function about({ style, deptId, external }: Omit<ThemeLocator, 'id' | 'name'>, copy?: string): string {
  const params = new URLSearchParams({
    style,
    ...(deptId === '' ? {} : { dept: deptId }),
    ...(external ? { source: 'external' } : {}),
    ...(copy === undefined ? {} : { copy }),
  });
  return `?${params}`;
}
