/** A cell whose text is cut gets it as a tooltip when it is pointed at; elements are reused, so others lose theirs. */
import type { PointerEvent } from 'react';

export function showWhole({ target }: PointerEvent): void {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  if (!cell) return;
  if (isCut(cell)) cell.title = cell.textContent ?? '';
  else cell.removeAttribute('title');
}

/** Layout knows fractions of a pixel, an ellipsis comes with the first of them; `scrollWidth` is whole pixels. */
const hair = 0.02;

function isCut(cell: HTMLElement): boolean {
  if (cell.scrollWidth > cell.clientWidth) return true;
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(cell);
  const room =
    cell.getBoundingClientRect().width -
    (Number.parseFloat(paddingInlineStart) || 0) -
    (Number.parseFloat(paddingInlineEnd) || 0);
  const content = document.createRange();
  content.selectNodeContents(cell);
  return content.getBoundingClientRect().width > room + hair;
}
