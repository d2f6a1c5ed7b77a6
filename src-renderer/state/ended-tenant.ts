/** The tenant that was cancelled from here. Its session ends with it, and the sign-in page says so (spec 1§4). */
import { atom, useAtomValue } from 'jotai';
import { store } from '#data/store.ts';

export interface EndedTenant {
  readonly tenantName: string;
  /** The server's own message, or ''. */
  readonly message: string;
}

const endedTenantAtom = atom<EndedTenant | null>(null);

export function useEndedTenant(): EndedTenant | null {
  return useAtomValue(endedTenantAtom);
}

export function noteEndedTenant(ended: EndedTenant | null): void {
  store.set(endedTenantAtom, ended);
}
