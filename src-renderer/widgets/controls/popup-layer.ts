/**
 * The container of the controls' lists, calendars and panels: in the browser's top layer, so that no scrolling part
 * clips them, and inside their dialog, aside or main part. A dialog makes everything outside inert, and screen readers
 * miss content outside landmarks.
 */
import { coverWith } from '../top-layer.ts';
import styles from './popup-layer.module.css';

export function popupLayer(trigger?: HTMLElement): HTMLElement {
  // antd's Drawer opens without a trigger, and locks the page's scrolling only from the body.
  if (!trigger) return document.body;
  const within = trigger.closest<HTMLElement>('[data-popup-layer]');
  if (within) return within;
  const container = trigger.closest('dialog, aside, main') ?? document.body;
  const layer = container.querySelector<HTMLElement>(':scope > [data-popup-layer]') ?? makeLayer(container);
  // antd calls this at every render of an open popup.
  coverWith(layer);
  return layer;
}

function makeLayer(container: Element): HTMLElement {
  const layer = document.createElement('div');
  layer.dataset.popupLayer = '';
  layer.className = styles.layer ?? '';
  layer.popover = 'manual';
  // Esc closes the popup, not also the dialog behind it.
  layer.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') event.preventDefault();
  });
  container.append(layer);
  return layer;
}
