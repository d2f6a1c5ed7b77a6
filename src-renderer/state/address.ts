/** What of a page lives in its address: small texts by name; an empty one is left out. */
import { useCallback, useMemo } from 'react';
import { type Location, useLocation, useSearchParams } from 'react-router-dom';

export interface Address {
  readonly get: (name: string) => string;
  /** Replaces the named ones and keeps the others, also those that were set in the same breath. */
  readonly set: (changes: Readonly<Record<string, string>>) => void;
}

/** What an address is on its way to: the router hands the new one out with the next drawing only. */
let onItsWay: { readonly from: Location; readonly params: URLSearchParams } | null = null;

export function useAddress(): Address {
  const location = useLocation();
  const [params, setParams] = useSearchParams();
  const set = useCallback(
    (changes: Readonly<Record<string, string>>) => {
      const next = new URLSearchParams(onItsWay?.from === location ? onItsWay.params : params);
      for (const [name, value] of Object.entries(changes)) {
        if (value === '') next.delete(name);
        else next.set(name, value);
      }
      onItsWay = { from: location, params: next };
      setParams(next, { replace: true });
    },
    [location, params, setParams],
  );
  return useMemo(() => ({ get: (name) => params.get(name) ?? '', set }), [params, set]);
}
