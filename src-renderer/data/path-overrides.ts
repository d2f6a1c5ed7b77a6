/** Paths of the server in use that differ from ours: they replace those of `chosen` endpoints (design §4). */
import { atom } from 'jotai';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { store } from './store.ts';

const overridesAtom = atom<Readonly<Record<string, string>>>({});

/** Endpoint id → path. Set whenever the server in use or its profile changes. */
export function setPathOverrides(next: Readonly<Record<string, string>>): void {
  store.set(overridesAtom, next);
}

export function hasPathOverride({ id }: Endpoint): boolean {
  return Object.hasOwn(store.get(overridesAtom), id);
}

/** The endpoint where the server in use has it. */
export function placed<E extends Endpoint>(endpoint: E): E {
  const path = hasPathOverride(endpoint) ? store.get(overridesAtom)[endpoint.id] : undefined;
  if (path === undefined || endpoint.origin !== 'chosen') return endpoint;
  return { ...endpoint, path: path as E['path'] };
}
