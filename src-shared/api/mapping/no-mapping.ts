/** The server is as the documents say. Apart from the mapping's schema, which the first picture has no need of. */
import type { Mapping, WhoIsSignedIn } from './mapping.ts';

export const noMapping: Mapping = { calls: {}, pages: {}, menus: {}, permissions: {} };

export function isEmptyMapping({ calls, pages, menus, permissions, session = {} }: Mapping): boolean {
  return [calls, pages, menus, permissions, session].every((part) => Object.keys(part).length === 0);
}

/** The mapping for as long as a session lasts whose sign-in said who it is; the profile's own words come first. */
export function withSignInAnswer(mapping: Mapping, said: WhoIsSignedIn | undefined): Mapping {
  if (said === undefined || Object.keys(said).length === 0) return mapping;
  return { ...mapping, session: { ...said, ...mapping.session } };
}
