/** The mapping of the server in use: the paths, methods and names in which its calls differ from the documents. */
import { atom } from 'jotai';
import type { Endpoint } from '#shared/api/endpoint.ts';
import type { Mapping } from '#shared/api/mapping/mapping.ts';
import { isEmptyMapping, noMapping } from '#shared/api/mapping/no-mapping.ts';
import { store } from './store.ts';

const mappingAtom = atom<Mapping>(noMapping);
/** Lazy: most servers have no mapping. */
let locate: typeof import('#shared/api/call-placement.ts').locatedCall | null = null;

/** Set whenever the server in use or its profile changes. */
export function setMapping(next: Mapping): void {
  store.set(mappingAtom, next);
}

/** The endpoint with the server's mapping applied. */
export async function mappedEndpoint<E extends Endpoint>(endpoint: E): Promise<E> {
  const mapping = store.get(mappingAtom);
  if (isEmptyMapping(mapping)) return endpoint;
  locate ??= (await import('#shared/api/call-placement.ts')).locatedCall;
  return locate(endpoint, mapping);
}

/** The mapping of the server in use, for worker threads and for error descriptions. */
export function mappingNow(): Mapping {
  return store.get(mappingAtom);
}
