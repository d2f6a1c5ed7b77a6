/** A wall of limits.md as data: the code that makes it hold, a weakened form, and the test that must notice it. */

export interface Wall {
  readonly title: string;
  /** Path from the root. */
  readonly file: string;
  /** Text that occurs exactly once in the file. */
  readonly text: string;
  readonly weakened: string;
  /** The narrowest test file. */
  readonly test: string;
}

/** Returns the wall's position in the file; throws with its title where the text is missing or repeated. */
export function wallPosition({ title, file, text }: Wall, content: string): number {
  const at = content.indexOf(text);
  if (at < 0) throw new Error(`${title}: its text is not in ${file} any more`);
  if (content.indexOf(text, at + 1) >= 0) throw new Error(`${title}: its text is in ${file} more than once`);
  return at;
}

export function weaken(wall: Wall, content: string): string {
  const at = wallPosition(wall, content);
  return content.slice(0, at) + wall.weakened + content.slice(at + wall.text.length);
}
