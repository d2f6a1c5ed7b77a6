/** The files of this computer that tell where addresses come from, and what they tell. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { bridge, onBridgeEvent } from '#data/bridge.ts';
import {
  findOrigins,
  forgetOrigins,
  knownOrigin,
  onOrigins,
  originFailure,
  originVersion,
} from './origin-cache.ts';

const filesKey = 'origins.files';
const findKey = 'origins.find';

export function useOriginFiles() {
  const client = useQueryClient();
  const read = useQuery({ queryKey: [filesKey], queryFn: () => bridge.origins.files({}), retry: false });
  useEffect(
    () =>
      onBridgeEvent('origins.changed', () => {
        forgetOrigins();
        void client.invalidateQueries({ queryKey: [filesKey] });
        void client.invalidateQueries({ queryKey: [findKey] });
      }),
    [client],
  );
  return read;
}

/** Reads the origins of addresses into the cache; `of` names them, so that the same ones are read once. */
export function useOriginsOf(addresses: readonly string[], of: string, enabled: boolean) {
  return useQuery({
    queryKey: [findKey, of],
    queryFn: async ({ signal }) => {
      await findOrigins(addresses, signal);
      return addresses.length;
    },
    enabled,
    retry: false,
  });
}

/** The origin of an address that somebody has read; undefined before. */
export function useKnownOrigin(address: string) {
  return useSyncExternalStore(onOrigins, () => knownOrigin(address));
}

/** Draws again whenever further addresses were looked up, or the files have changed. */
export function useOriginVersion(): number {
  return useSyncExternalStore(onOrigins, originVersion);
}

/** The error of the last look-up of drawn addresses; null where it worked. */
export function useOriginFailure() {
  return useSyncExternalStore(onOrigins, originFailure);
}
