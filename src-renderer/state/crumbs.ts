/** The name of a page's object, which the address lacks: the last breadcrumb and the window's title. */
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useLayoutEffect } from 'react';

const objectAtom = atom('');

/** Shows `name`, e.g. a server's name, while the page is mounted; '' shows none. */
export function useCrumb(name: string): void {
  const set = useSetAtom(objectAtom);
  // A layout effect runs before painting, so that nothing jumps.
  useLayoutEffect(() => {
    set(name);
    return () => set('');
  }, [set, name]);
}

export function useNamedObject(): string {
  return useAtomValue(objectAtom);
}
