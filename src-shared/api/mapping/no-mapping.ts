/**
 * The empty mapping, for a server that follows the documents. The file is separate from the mapping's schema, which the
 * first picture does not need.
 */
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
