/** The address of the sheet with some applications as its rows. */
import type { AppItem } from '#shared/api/applications/app.ts';

/** Limit of ids in an address: servers take some 8 KB of one. */
export const mostInAddress = 300;

/** The name of the list of ids in the address, and the value of `rows` that shows these rows alone. */
export const chosenRows = 'chosen';

export function sheetOf(deptId: string, apps: readonly Pick<AppItem, 'id'>[]): string {
  const query = new URLSearchParams({
    dept: deptId,
    rows: chosenRows,
    [chosenRows]: apps.map(({ id }) => id).join(','),
  });
  return `/appManage/sheet?${query}`;
}

/** Returns an empty set where the address names none. */
export function chosenIds(text: string): ReadonlySet<string> {
  return new Set(text.split(',').filter((id) => id !== ''));
}
