/**
 * A link to a page of the console by its absolute address; a real link, so it can be copied and opened in another tab.
 * The router's Link resolves its target again at every navigation, which is costly in a menu with dozens of links.
 */
import type { ComponentProps, MouseEvent } from 'react';
import { goTo } from '#state/last-addresses.ts';

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  /** Absolute path. */
  readonly to: string;
}

export function PageLink({ to, children, ...rest }: PageLinkProps) {
  return (
    <a href={to} onClick={(event) => follow(event, to)} {...rest}>
      {children}
    </a>
  );
}

/** Clicks with a modifier key or another button are left to the browser. */
function follow(event: MouseEvent, to: string): void {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
  event.preventDefault();
  goTo(to);
}
