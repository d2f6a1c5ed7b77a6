/**
 * Where lists, calendars and panels of the controls stand: in the browser's top layer, so that no scrolling part cuts
 * them off, and inside the dialog, aside or main part that they belong to. A dialog makes everything else inert, and
 * what stands in no landmark is lost to a screen reader.
 */
import { coverWith } from '../top-layer.ts';
import styles from './popup-layer.module.css';

/** For antd's `getPopupContainer`. */
export function popupLayer(trigger?: HTMLElement): HTMLElement {
  // antd's Drawer, which covers the page, opens for no element; it locks the page's scrolling only from here.
  if (!trigger) return document.body;
  const within = trigger.closest<HTMLElement>('[data-popup-layer]');
  if (within) return within;
  const place = trigger.closest('dialog, aside, main') ?? document.body;
  const layer = place.querySelector<HTMLElement>(':scope > [data-popup-layer]') ?? makeLayer(place);
  // antd asks at every drawing of what stands here.
  coverWith(layer);
  return layer;
}

function makeLayer(place: Element): HTMLElement {
  const layer = document.createElement('div');
  layer.dataset.popupLayer = '';
  layer.className = styles.layer ?? '';
  layer.popover = 'manual';
  // Esc closes what stands here, not the dialog behind it as well.
  layer.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') event.preventDefault();
  });
  place.append(layer);
  return layer;
}
