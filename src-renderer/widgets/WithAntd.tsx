/** Wraps a page's only part with antd controls, so that their provider loads with that part. */
import { type ComponentType, createContext, Fragment, type ReactNode, useContext } from 'react';

/** The lazily loaded provider, which the frame supplies. */
export const AntdProvider = createContext<ComponentType<{ readonly children: ReactNode }>>(Fragment);

export function WithAntd({ children }: { readonly children: ReactNode }) {
  const Provider = useContext(AntdProvider);
  return <Provider>{children}</Provider>;
}
