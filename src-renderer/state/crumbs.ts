/** What a page is about, where its address alone does not say it: the last breadcrumb and the window's title. */
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useLayoutEffect } from 'react';

const objectAtom = atom('');

/** Named by the page while it is shown, e.g. a server's name; '' says nothing. */
export function useCrumb(name: string): void {
  const set = useSetAtom(objectAtom);
  // Before the page is drawn, so that nothing jumps.
  useLayoutEffect(() => {
    set(name);
    return () => set('');
  }, [set, name]);
}

export function useNamedObject(): string {
  return useAtomValue(objectAtom);
}
