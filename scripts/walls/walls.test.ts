/** The list of walls stays valid: each text occurs once in its file, and its test exists. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Wall, wallPosition, weaken } from './wall.ts';
import { walls } from './walls.ts';

const root = join(import.meta.dirname, '../..');

it.each(walls)('$title', (wall) => {
  const content = readFileSync(join(root, wall.file), 'utf8');
  expect(weaken(wall, content)).not.toBe(content);
  expect(existsSync(join(root, wall.test)), wall.test).toBe(true);
});

it('are at least twenty, each once', () => {
  expect(walls.length).toBeGreaterThanOrEqual(20);
  expect(new Set(walls.map(({ title }) => title)).size).toBe(walls.length);
  expect(new Set(walls.map(({ file, text }) => `${file} ${text}`)).size).toBe(walls.length);
});

it('a text that is gone, or stands twice, is an error that names the wall', () => {
  const wall: Wall = { title: 'the moat', file: 'a.ts', text: 'dig();', weakened: '', test: 'a.test.ts' };
  expect(() => wallPosition(wall, 'fill();')).toThrow('the moat: its text is not in a.ts any more');
  expect(() => wallPosition(wall, 'dig(); dig();')).toThrow('the moat: its text is in a.ts more than once');
  expect(weaken(wall, 'a(); dig(); b();')).toBe('a();  b();');
});
