/**
 * Where toasts stand: a layer over everything, inside the topmost modal dialog if there is one (outside of it
 * nothing can be clicked, reached by keys or is read out). The one element moves, so that a screen reader that
 * watches it keeps watching, and clocks and the focus of a toast go on.
 */
import { useEffect, useLayoutEffect, useState } from 'react';
import { onTopModalChange, topModal } from './top-layer.ts';

/** Goes to the newest toast, and back. */
export const toastKey = 'F8';

/** The element for the toasts. `className` makes it a plain box. */
export function useToastLayer(className: string): HTMLElement {
  const [layer] = useState(() => makeLayer(className));
  useLayoutEffect(() => {
    place(layer);
    const stop = onTopModalChange(() => place(layer));
    return () => {
      stop();
      layer.remove();
    };
  }, [layer]);
  useEffect(() => watchKeys(layer), [layer]);
  return layer;
}

function makeLayer(className: string): HTMLElement {
  const layer = document.createElement('div');
  layer.className = className;
  // In the browser's top layer: over any dialog, and no ancestor's transform or overflow reaches it.
  layer.popover = 'manual';
  return layer;
}

function place(layer: HTMLElement): void {
  const focused = layer.contains(document.activeElement) ? document.activeElement : null;
  const dialog = topModal();
  (dialog ?? document.body).append(layer);
  layer.toggleAttribute('data-over-dialog', dialog !== null);
  // The one that is shown last is on top; moving has hidden it.
  layer.showPopover?.();
  if (focused instanceof HTMLElement) focused.focus();
}

/** Answers the way to stop. */
function watchKeys(layer: HTMLElement): () => void {
  /** Where the focus came from. */
  let origin: HTMLElement | null = null;
  const newest = () => layer.querySelector<HTMLElement>('[data-toast]:last-child button');
  const goBack = (): void => {
    if (origin?.isConnected) origin.focus();
    origin = null;
  };
  const onFocusIn = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget instanceof HTMLElement && !layer.contains(relatedTarget)) origin = relatedTarget;
  };
  const onKey = (event: KeyboardEvent): void => {
    const modified = event.ctrlKey || event.altKey || event.metaKey || event.shiftKey;
    const target = newest();
    if (event.key !== toastKey || modified || !target) return;
    event.preventDefault();
    if (layer.contains(document.activeElement)) goBack();
    else target.focus();
  };
  // A toast that leaves with the focus hands it on to the next one, or back.
  const leaving = new MutationObserver(() => {
    if (!origin || document.activeElement !== document.body) return;
    const next = newest();
    if (next) next.focus();
    else goBack();
  });
  leaving.observe(layer, { childList: true, subtree: true });
  layer.addEventListener('focusin', onFocusIn);
  document.addEventListener('keydown', onKey);
  return () => {
    leaving.disconnect();
    layer.removeEventListener('focusin', onFocusIn);
    document.removeEventListener('keydown', onKey);
  };
}
