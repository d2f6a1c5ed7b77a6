/** How the calls of the server in use differ from the documents': where they are, how they are sent and called. */
import { atom } from 'jotai';
import type { Endpoint } from '#shared/api/endpoint.ts';
import type { Mapping } from '#shared/api/mapping/mapping.ts';
import { isEmptyMapping, noMapping } from '#shared/api/mapping/no-mapping.ts';
import { store } from './store.ts';

const mappingAtom = atom<Mapping>(noMapping);
/** Loaded for the first server that has a mapping: most have none. */
let place: typeof import('#shared/api/placed.ts').placedAt | null = null;

/** Set whenever the server in use or its profile changes. */
export function setMapping(next: Mapping): void {
  store.set(mappingAtom, next);
}

/** The endpoint where the server in use has it. */
export async function placed<E extends Endpoint>(endpoint: E): Promise<E> {
  const mapping = store.get(mappingAtom);
  if (isEmptyMapping(mapping)) return endpoint;
  place ??= (await import('#shared/api/placed.ts')).placedAt;
  return place(endpoint, mapping);
}

/** What is said of the server in use: for another thread, which reads answers by itself, and for what went wrong. */
export function mappingNow(): Mapping {
  return store.get(mappingAtom);
}
