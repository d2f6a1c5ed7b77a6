/** Sets an element's CSS variables, only the changed ones: a picked colour is one property. */
import { useCallback, useLayoutEffect, useRef } from 'react';
import type { LookVariable } from '#shared/rules/themes/look/look.ts';

type Variables = Readonly<Record<LookVariable, string>>;

/** Returns a painter for other variables; changes identity with `variables`. */
export function useVariables(host: HTMLElement | null, variables: Variables): (others: Variables) => void {
  const painted = useRef<{ host: HTMLElement | null; values: Readonly<Record<string, string>> }>({
    host: null,
    values: {},
  });
  const paint = useCallback(
    (next: Variables) => {
      if (!host) return;
      const before = painted.current.host === host ? painted.current.values : {};
      for (const name of Object.keys(before)) if (!(name in next)) host.style.removeProperty(name);
      for (const [name, value] of Object.entries(next)) {
        if (before[name] !== value) host.style.setProperty(name, value);
      }
      painted.current = { host, values: next };
    },
    [host],
  );
  useLayoutEffect(() => paint(variables), [paint, variables]);
  return paint;
}
