/** The empty mapping, for a server that follows the documents; without the schema, which the first picture skips. */
import type { Mapping } from './mapping.ts';

export const noMapping: Mapping = { calls: {}, pages: {}, menus: {}, permissions: {} };

export function isEmptyMapping({
  calls,
  pages,
  menus,
  permissions,
  session = {},
  ...files
}: Mapping): boolean {
  const parts = [
    calls,
    pages,
    menus,
    permissions,
    session,
    files.licenceFiles ?? [],
    files.themeManifests ?? [],
  ];
  return parts.every((part) => Object.keys(part).length === 0);
}
