/**
 * The layer of toasts, above everything and inside the topmost modal dialog, outside of which nothing can be clicked,
 * focused or read. The same element moves between dialogs, so that screen readers keep watching it, and timers and
 * focus continue.
 */
import { useEffect, useLayoutEffect, useState } from 'react';
import { onTopModalChange, topModal } from './top-layer.ts';

/** Moves the focus to the newest toast, and back. */
export const toastKey = 'F8';

/** The toasts' container. `className` resets it to a plain box. */
export function useToastLayer(className: string): HTMLElement {
  const [layer] = useState(() => makeLayer(className));
  useLayoutEffect(() => {
    moveLayer(layer);
    const stop = onTopModalChange(() => moveLayer(layer));
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
  // In the browser's top layer, above any dialog and independent of ancestors' transform or overflow.
  layer.popover = 'manual';
  return layer;
}

function moveLayer(layer: HTMLElement): void {
  const focused = layer.contains(document.activeElement) ? document.activeElement : null;
  const dialog = topModal();
  (dialog ?? document.body).append(layer);
  layer.toggleAttribute('data-over-dialog', dialog !== null);
  // The popover shown last is on top; moving the element has hidden it.
  layer.showPopover?.();
  if (focused instanceof HTMLElement) focused.focus();
}

function watchKeys(layer: HTMLElement): () => void {
  /** The focused element before F8. */
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
  // When a focused toast disappears, the focus moves to the next toast, or back.
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
