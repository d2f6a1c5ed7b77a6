/** Estimates the width of a text without a canvas: by kinds of characters, in parts of the font size. */

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

export function estimatedWidth(text: string): number {
  let ems = 0;
  for (const character of text) ems += widths.find(([kind]) => kind.test(character))?.[1] ?? other;
  return ems * fontSize;
}
