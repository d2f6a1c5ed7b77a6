/** A wall of limits.md as data: what makes it hold, what it looks like when it does not, and the test that must see it. */

export interface Wall {
  readonly title: string;
  /** From the root. */
  readonly file: string;
  /** Stands exactly once in the file. */
  readonly text: string;
  readonly weakened: string;
  /** The narrowest test file. */
  readonly test: string;
}

/** Where in the file the wall stands; throws, naming the wall, where it can't be told. */
export function placeOf({ title, file, text }: Wall, content: string): number {
  const at = content.indexOf(text);
  if (at < 0) throw new Error(`${title}: its text is not in ${file} any more`);
  if (content.indexOf(text, at + 1) >= 0) throw new Error(`${title}: its text is in ${file} more than once`);
  return at;
}

/** The file without the wall. */
export function weaken(wall: Wall, content: string): string {
  const at = placeOf(wall, content);
  return content.slice(0, at) + wall.weakened + content.slice(at + wall.text.length);
}
