/** Page state in the address's query: short texts by name; an empty text is left out. */
import { useCallback, useMemo } from 'react';
import { type Location, useLocation, useSearchParams } from 'react-router-dom';

export interface Address {
  readonly get: (name: string) => string;
  /** Replaces the named texts and keeps the others, including those set earlier in the same tick. */
  readonly set: (changes: Readonly<Record<string, string>>) => void;
}

/** The query that the router has not rendered yet: `useSearchParams` returns a new one only after the next render. */
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
