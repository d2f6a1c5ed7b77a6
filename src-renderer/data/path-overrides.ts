/** Paths of the server in use that differ from ours: they replace those of `chosen` endpoints (design §4). */
import { atom } from 'jotai';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { placedAt } from '#shared/api/placed.ts';
import { store } from './store.ts';

const overridesAtom = atom<Readonly<Record<string, string>>>({});

/** Endpoint id → path. Set whenever the server in use or its profile changes. */
export function setPathOverrides(next: Readonly<Record<string, string>>): void {
  store.set(overridesAtom, next);
}

/** The endpoint where the server in use has it. */
export function placed<E extends Endpoint>(endpoint: E): E {
  return placedAt(endpoint, store.get(overridesAtom));
}
