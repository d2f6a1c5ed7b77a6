/** A cell whose text is cut gets it as a tooltip when it is pointed at; elements are reused, so others lose theirs. */
import type { PointerEvent } from 'react';

export function showWhole({ target }: PointerEvent): void {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  if (!cell) return;
  const cut = cell.scrollWidth > cell.clientWidth;
  if (cut) cell.title = cell.textContent ?? '';
  else cell.removeAttribute('title');
}
