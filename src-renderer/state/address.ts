/** What of a page lives in its address: small texts by name; an empty one is left out. */
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

export interface Address {
  readonly get: (name: string) => string;
  /** Replaces the named ones and keeps the others. */
  readonly set: (changes: Readonly<Record<string, string>>) => void;
}

export function useAddress(): Address {
  const [params, setParams] = useSearchParams();
  const set = useCallback(
    (changes: Readonly<Record<string, string>>) =>
      setParams(
        (now) => {
          const next = new URLSearchParams(now);
          for (const [name, value] of Object.entries(changes)) {
            if (value === '') next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace: true },
      ),
    [setParams],
  );
  return { get: (name) => params.get(name) ?? '', set };
}
