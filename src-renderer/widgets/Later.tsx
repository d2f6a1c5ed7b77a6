/**
 * Parts of a row that are dear to draw, once what identifies it stands: of many rows at once they come in pieces, between
 * which the page answers. They stand where nothing moves when they come.
 */
import { type ReactNode, useDeferredValue } from 'react';

export function Later({ children }: { readonly children: ReactNode }) {
  return useDeferredValue(true, false) ? children : null;
}
