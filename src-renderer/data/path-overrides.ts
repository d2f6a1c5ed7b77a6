/** Paths of the server in use that differ from ours: they replace those of `chosen` endpoints (design §4). */
import type { Endpoint } from '#shared/api/endpoint.ts';

let overrides: Readonly<Record<string, string>> = {};

/** Endpoint id → path. Set whenever the server in use or its profile changes. */
export function setPathOverrides(next: Readonly<Record<string, string>>): void {
  overrides = next;
}

export function hasPathOverride({ id }: Endpoint): boolean {
  return Object.hasOwn(overrides, id);
}

/** The endpoint where the server in use has it. */
export function placed<E extends Endpoint>(endpoint: E): E {
  const path = hasPathOverride(endpoint) ? overrides[endpoint.id] : undefined;
  if (path === undefined || endpoint.origin !== 'chosen') return endpoint;
  return { ...endpoint, path: path as E['path'] };
}
