/**
 * Links to other websites on the desktop: opened by a call of the bridge for every click of a person, also one that a
 * screen reader or a voice makes. The shell's own rule knows pointer and keys alone.
 */
import { useEffect } from 'react';
import { bridge } from '#data/bridge.ts';
import { notifyFailure } from '#widgets/notify.tsx';

/** Address of the outside link that was clicked; null for anything else. `isTrusted`: a person clicked, no script. */
export function outsideAddress(event: Event, isTrusted: boolean = event.isTrusted): string | null {
  if (!isTrusted || event.defaultPrevented || !(event.target instanceof Element)) return null;
  const link = event.target.closest('a');
  return link?.target === '_blank' && /^(https|mailto):$/.test(link.protocol) ? link.href : null;
}

export function OutsideLinks(): null {
  useEffect(openOutsideLinks, []);
  return null;
}

/** Returns the function that stops it. */
function openOutsideLinks(): () => void {
  const open = (event: Event): void => {
    const address = outsideAddress(event);
    if (address === null) return;
    event.preventDefault();
    bridge.app.openExternal({ url: address }).catch(notifyFailure);
  };
  // Behind the handlers of the page itself, which may have taken the click.
  window.addEventListener('click', open);
  return () => window.removeEventListener('click', open);
}
