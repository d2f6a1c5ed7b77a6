/** How the calls of the server in use differ from the documents': where they are, how they are sent and called. */
import { atom } from 'jotai';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { type Mapping, noMapping } from '#shared/api/mapping/mapping.ts';
import { placedAt } from '#shared/api/placed.ts';
import { store } from './store.ts';

const mappingAtom = atom<Mapping>(noMapping);

/** Set whenever the server in use or its profile changes. */
export function setMapping(next: Mapping): void {
  store.set(mappingAtom, next);
}

/** The endpoint where the server in use has it. */
export function placed<E extends Endpoint>(endpoint: E): E {
  return placedAt(endpoint, store.get(mappingAtom));
}

/** What is said of the server in use: for another thread, which reads answers by itself, and for what went wrong. */
export function mappingNow(): Mapping {
  return store.get(mappingAtom);
}
