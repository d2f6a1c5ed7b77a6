/** Mends attributes of parts that antd alone draws. */
import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface MendedProps {
  /** By selector, within the children; null takes an attribute away. */
  readonly parts: Readonly<Record<string, Readonly<Record<string, string | null>>>>;
  readonly children: ReactNode;
}

export function Mended({ parts, children }: MendedProps) {
  const box = useRef<HTMLDivElement>(null);
  // After every drawing: a list is another one when it is searched.
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
