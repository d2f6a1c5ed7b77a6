/**
 * Storage of a list's settings: the address, so that it can be linked, with names prefixed by the list's own on pages
 * with several lists; component state for a list in a dialog.
 */
import { useCallback, useMemo, useState } from 'react';
import { type Address, useAddress } from '#state/address.ts';

/** '' for the page's only list; null keeps the settings out of the address. */
export type AddressPrefix = string | null;

const nothing: Readonly<Record<string, string>> = {};

export function useListAddress(prefix: AddressPrefix): Address {
  const address = useAddress();
  const [settings, setOwn] = useState(nothing);
  const { get: getAddress, set: setAddress } = address;
  const set = useCallback<Address['set']>(
    (changes) => {
      if (prefix === null) return setOwn((now) => ({ ...now, ...changes }));
      setAddress(
        Object.fromEntries(Object.entries(changes).map(([name, value]) => [nameIn(prefix, name), value])),
      );
    },
    [prefix, setAddress],
  );
  return useMemo(
    () => ({
      get: (name) => (prefix === null ? (settings[name] ?? '') : getAddress(nameIn(prefix, name))),
      set,
    }),
    [prefix, settings, getAddress, set],
  );
}

/** The parameter's name: `search` of the list `modules` is `modulesSearch`. */
function nameIn(prefix: string, name: string): string {
  return prefix === '' ? name : `${prefix}${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
