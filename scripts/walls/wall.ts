/** A wall of limits.md as data: the mark of the code that makes it hold, a weakened form, the test that must notice. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MarkedStatement, marksIn, removeMarked, wallNamesIn } from './mark.ts';

export interface Wall {
  readonly title: string;
  /** Name of a mark in the sources, of the form that `scripts/walls/mark.ts` describes. */
  readonly mark: string;
  /** Code in the place of what is marked; nothing removes it. */
  readonly weakened: string;
  /** Text within what is marked, once there, that is weakened alone: where no comment can stand, or many walls share one mark. */
  readonly part?: string;
  /** The narrowest test file. */
  readonly test: string;
}

export interface MarkedFile {
  readonly file: string;
  readonly content: string;
  readonly marked: MarkedStatement;
}

/** All marks of the sources below `base` by name; throws where two have one name. */
export function findMarks(base: string): ReadonlyMap<string, MarkedFile> {
  const marks = new Map<string, MarkedFile>();
  for (const path of globSync('{src-*,scripts}/**/*.{ts,tsx}', { cwd: base }).sort()) {
    const file = path.replaceAll('\\', '/');
    const content = readFileSync(join(base, file), 'utf8');
    for (const marked of marksIn(file, content)) {
      const other = marks.get(marked.name);
      if (other) throw new Error(`the mark ${marked.name} is in ${other.file} and in ${file}`);
      marks.set(marked.name, { file, content, marked });
    }
  }
  return marks;
}

/** Content of the marked file with the wall weakened; throws with the wall's title where that can't be done. */
export function weaken(wall: Wall, { file, content, marked }: MarkedFile): string {
  const { title, weakened, part } = wall;
  const { start, end } = marked.node;
  if (part === undefined && weakened === '') return removeMarked(marked, content);
  const replaced = part === undefined ? weakened : withPart(wall, content.slice(start, end));
  const weak = content.slice(0, start) + replaced + content.slice(end);
  // A name that only the weakening has would turn every test red, whatever it looks at.
  const unknown = wallNamesIn(file, weak, { start, end: start + replaced.length }).find(
    (name) => !(name in globalThis) && !new RegExp(`\\b${name}\\b`).test(content),
  );
  if (unknown !== undefined) throw new Error(`${title}: ${file} has nothing of the name ${unknown}`);
  return weak;
}

function withPart({ title, weakened, part = '' }: Wall, whole: string): string {
  const [before, after, ...more] = whole.split(part);
  if (after === undefined || more.length > 0)
    throw new Error(`${title}: what is marked has ${part} not once`);
  return before + weakened + after;
}
