/** Pixels of a text as the menu draws it, remembered; where there is no canvas it is estimated. */
import { estimatedWidth } from './text-width.ts';

/** Of texts that are remembered. */
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
  // A page without a browser has none.
  if (typeof CanvasRenderingContext2D === 'undefined') return null;
  const context = document.createElement('canvas').getContext('2d');
  if (context) context.font = `13px ${getComputedStyle(document.body).fontFamily}`;
  return context;
}
