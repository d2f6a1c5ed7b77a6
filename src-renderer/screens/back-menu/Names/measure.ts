/** Measures the width of a text in the menu in pixels, with a cache; estimates it without a canvas. */

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

/** Font size of the menu in pixels. */
const fontSize = 13;

const widths: readonly (readonly [RegExp, number])[] = [
  // Combining marks, which stand above or below another character.
  [/\p{M}/u, 0],
  [/[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff01-\uff60]/u, 1],
  [/\p{Extended_Pictographic}/u, 1.2],
  [/[ .,:;'’|!ijlI()[\]]/u, 0.32],
  [/[mwMW@%—]/u, 0.88],
  [/\p{Script=Arabic}/u, 0.5],
  [/\p{Lu}/u, 0.68],
];
const other = 0.58;

/** Estimates the width of a text without a canvas: by kinds of characters, in parts of the font size. */
export function estimatedWidth(text: string): number {
  let ems = 0;
  for (const character of text) ems += widths.find(([kind]) => kind.test(character))?.[1] ?? other;
  return ems * fontSize;
}
