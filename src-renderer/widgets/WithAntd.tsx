/** For the one part of a page that uses antd's controls: their provider is loaded with it, not with the page. */
import { type ComponentType, createContext, Fragment, type ReactNode, useContext } from 'react';

/** The provider, loaded when it is first drawn; the frame gives it. */
export const AntdProvider = createContext<ComponentType<{ readonly children: ReactNode }>>(Fragment);

export function WithAntd({ children }: { readonly children: ReactNode }) {
  const Provider = useContext(AntdProvider);
  return <Provider>{children}</Provider>;
}
