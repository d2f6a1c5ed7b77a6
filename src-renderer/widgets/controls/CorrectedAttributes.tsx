/** Corrects attributes of elements that only antd renders. */
import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface MendedProps {
  /** Attributes by selector within the children; null removes one. */
  readonly parts: Readonly<Record<string, Readonly<Record<string, string | null>>>>;
  readonly children: ReactNode;
}

export function CorrectedAttributes({ parts, children }: MendedProps) {
  const box = useRef<HTMLDivElement>(null);
  // Runs after every render, since antd may replace elements, e.g. a searched list.
  useLayoutEffect(() => {
    for (const [selector, attributes] of Object.entries(parts)) {
      for (const part of box.current?.querySelectorAll(selector) ?? []) {
        for (const [name, value] of Object.entries(attributes)) {
          if (value === null) part.removeAttribute(name);
          else part.setAttribute(name, value);
        }
      }
    }
  });
  return <div ref={box}>{children}</div>;
}
