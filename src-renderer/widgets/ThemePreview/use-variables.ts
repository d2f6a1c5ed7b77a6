/** Sets an element's CSS variables, only those that are others than before: a picked colour is one property. */
import { useLayoutEffect, useRef } from 'react';
import type { LookVariable } from '#shared/rules/themes/look/look.ts';

export function useVariables(
  host: HTMLElement | null,
  variables: Readonly<Record<LookVariable, string>>,
): void {
  const painted = useRef<{ host: HTMLElement | null; values: Readonly<Record<string, string>> }>({
    ...{ host: null, values: {} },
  });
  useLayoutEffect(() => {
    if (!host) return;
    const before = painted.current.host === host ? painted.current.values : {};
    for (const name of Object.keys(before)) if (!(name in variables)) host.style.removeProperty(name);
    for (const [name, value] of Object.entries(variables)) {
      if (before[name] !== value) host.style.setProperty(name, value);
    }
    painted.current = { host, values: variables };
  }, [host, variables]);
}
