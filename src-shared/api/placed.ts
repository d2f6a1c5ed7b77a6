/** Where a server has a call: a profile may say another path for what we chose, never for what the documents show. */
import type { Endpoint } from './endpoint.ts';

/** `overrides`: paths by the endpoint's id. */
export function placedAt<E extends Pick<Endpoint, 'id' | 'origin' | 'path'>>(
  endpoint: E,
  overrides: Readonly<Record<string, string>>,
): E {
  const path = Object.hasOwn(overrides, endpoint.id) ? overrides[endpoint.id] : undefined;
  if (path === undefined || endpoint.origin !== 'chosen') return endpoint;
  return { ...endpoint, path: path as E['path'] };
}
