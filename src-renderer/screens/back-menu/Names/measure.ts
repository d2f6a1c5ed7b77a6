/** Measures the width of a text in the menu in pixels, with a cache; estimates it without a canvas. */
import { estimatedWidth } from './text-width.ts';

/** Texts in the cache. */
const most = 50_000;

export function menuMeasure(): (text: string) => number {
  const remembered = new Map<string, number>();
  const context = textContext();
  return (text) => {
    const known = remembered.get(text);
    if (known !== undefined) return known;
    const width = context?.measureText(text).width ?? estimatedWidth(text);
    if (remembered.size >= most) remembered.clear();
    remembered.set(text, width);
    return width;
  };
}

function textContext(): CanvasRenderingContext2D | null {
  // Tests outside of a browser have no canvas.
  if (typeof CanvasRenderingContext2D === 'undefined') return null;
  const context = document.createElement('canvas').getContext('2d');
  if (context) context.font = `13px ${getComputedStyle(document.body).fontFamily}`;
  return context;
}
