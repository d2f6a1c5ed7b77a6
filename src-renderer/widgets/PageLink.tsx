/**
 * A link to a page of the console by its whole address. A real one: it can be copied, and opened in another tab. The
 * router's own works out anew where it leads from here whenever the address changes; a menu has dozens of these.
 */
import type { ComponentProps, MouseEvent } from 'react';
import { goTo } from '#state/places.ts';

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  /** From the root on. */
  readonly to: string;
}

export function PageLink({ to, children, ...rest }: PageLinkProps) {
  return (
    <a href={to} onClick={(event) => follow(event, to)} {...rest}>
      {children}
    </a>
  );
}

/** With a key, or another button, it is the browser's to follow. */
function follow(event: MouseEvent, to: string): void {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
  event.preventDefault();
  goTo(to);
}
