/** The server is as the documents say. Apart from the mapping's schema, which the first picture has no need of. */
import type { Mapping } from './mapping.ts';

export const noMapping: Mapping = { calls: {}, pages: {}, menus: {}, permissions: {} };

export function isEmptyMapping({ calls, pages, menus, permissions, session = {} }: Mapping): boolean {
  return [calls, pages, menus, permissions, session].every((part) => Object.keys(part).length === 0);
}
