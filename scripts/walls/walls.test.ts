/** The list of walls stays valid: each has one mark in the sources and a test, and each mark is of a wall. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { marksIn } from './mark.ts';
import { findMarks, type Wall, weaken } from './wall.ts';
import { walls } from './walls.ts';

const root = join(import.meta.dirname, '../..');
const marks = findMarks(root);

it.each(walls)('$title', (wall) => {
  const marked = marks.get(wall.mark);
  if (!marked) throw new Error(`no source has the mark ${wall.mark}`);
  expect(weaken(wall, marked)).not.toBe(marked.content);
  expect(existsSync(join(root, wall.test)), wall.test).toBe(true);
});

it('are each once, and each mark is of one', () => {
  expect(new Set(walls.map(({ title }) => title)).size).toBe(walls.length);
  expect(new Set(walls.map(({ mark, part, weakened }) => `${mark} ${part} ${weakened}`)).size).toBe(
    walls.length,
  );
  const used = new Set(walls.map(({ mark }) => mark));
  expect([...marks.keys()].filter((name) => !used.has(name))).toEqual([]);
});

const wall = { title: 'the moat', mark: 'moat', weakened: '', test: 'a.test.ts' };

/** Weakens the only mark of a file. */
function weakenedFile(content: string, over: Partial<Wall> = {}): string {
  const [marked] = marksIn('a.tsx', content);
  if (!marked) throw new Error('no mark');
  return weaken({ ...wall, ...over }, { file: 'a.tsx', content, marked });
}

it.each<[what: string, content: string, over: Partial<Wall>, weak: string]>([
  ['a statement', 'a();\n// wall: moat\nif (x) dig();\nb();', {}, 'a();\n// wall: moat\n\nb();'],
  ['what an if does', 'if (x) /* wall: moat */ dig(); else b();', {}, 'if (x) /* wall: moat */ ; else b();'],
  ['a property', 'f({\n// wall: moat\na: 1,\nb: 2 });', {}, 'f({\n// wall: moat\n\nb: 2 });'],
  ['an element', "f(['a', /* wall: moat */ 'b']);", {}, "f(['a', /* wall: moat */ ]);"],
  ['an attribute', '<A\n// wall: moat\na={1} b />;', {}, '<A\n// wall: moat\n b />;'],
  ['an operand', 'f(a || /* wall: moat */ !b || c);', {}, 'f(a || c);'],
  ['the first operand', 'f(/* wall: moat */ a.b() && c ? d : e);', {}, 'f(/* wall: moat */ c ? d : e);'],
  [
    'a condition',
    'if (/* wall: moat */ a === b && c) d();',
    { weakened: 'true' },
    'if (/* wall: moat */ true && c) d();',
  ],
  ['a part', '// wall: moat\nf("x and y", b);', { part: ' and y' }, '// wall: moat\nf("x", b);'],
])('%s is weakened', (_, content, over, weak) => {
  expect(weakenedFile(content, over)).toBe(weak);
});

it('a mark before nothing, a part that is not once there, and what can’t go are errors that name them', () => {
  expect(() => marksIn('a.ts', 'a();\n// wall: moat\n')).toThrow('a.ts: the mark moat stands before nothing');
  expect(() => weakenedFile('// wall: moat\nf(a, a);', { part: 'a' })).toThrow(
    'the moat: what is marked has a not once',
  );
  expect(() => weakenedFile('f = /* wall: moat */ a;')).toThrow('moat: what it marks can’t be removed');
});

it('a name that the file of the mark does not have is an error', () => {
  const content = 'const b = () => ({ c: 1 });\n// wall: moat\nconst a = b();';
  const weakened = 'const a = ((one: number) => ({ key: b().c, one, d: one, e: Math.max() }))(1);';
  expect(weakenedFile(content, { weakened })).toContain(weakened);
  expect(() => weakenedFile(content, { weakened: 'const a = dig(b);' })).toThrow(
    'the moat: a.tsx has nothing of the name dig',
  );
});
