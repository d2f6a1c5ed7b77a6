/**
 * Wraps the only part of a page that uses antd's controls, so that their provider loads with that part, not with the
 * page.
 */
import { type ComponentType, createContext, Fragment, type ReactNode, useContext } from 'react';

/** The lazily loaded provider, which the frame supplies. */
export const AntdProvider = createContext<ComponentType<{ readonly children: ReactNode }>>(Fragment);

export function WithAntd({ children }: { readonly children: ReactNode }) {
  const Provider = useContext(AntdProvider);
  return <Provider>{children}</Provider>;
}
