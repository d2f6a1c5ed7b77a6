/** Sets a truncated cell's text as tooltip on hover, and removes it from reused elements that fit. */
import type { PointerEvent } from 'react';

export function showWhole({ target }: PointerEvent): void {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  if (!cell) return;
  if (isCut(cell)) cell.title = cell.textContent ?? '';
  else cell.removeAttribute('title');
}

/** Pixels: layout is fractional and an ellipsis appears at the first fraction, while `scrollWidth` is rounded. */
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
  const { width, height } = content.getBoundingClientRect();
  // The cell cuts off text below its second line.
  return width > room + hair || height > cell.clientHeight + 1;
}
