/** The map lists every room, the index every decision, the glossary the interface's own words; git keeps fixtures. */
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { git } from './lib/last-checked.mjs';

const root = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const linesOf = (path: string): number => read(path).trimEnd().split('\n').length;

it.each([
  ['docs/ARCHITECTURE.md', 150],
  ['CONTRIBUTING.md', 120],
])('%s has at most %i lines', (document, most) => {
  expect(linesOf(document)).toBeLessThanOrEqual(most);
});

it('draws every room of the sources on the map', () => {
  const map = read('docs/ARCHITECTURE.md');
  const rooms = ['src-main', 'src-renderer', 'src-shared'].flatMap((room) =>
    readdirSync(join(root, room), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
      .map(({ name }) => `\`${room}/${name}\``),
  );
  expect(rooms.filter((room) => !map.includes(room))).toEqual([]);
});

it('says the words of the glossary as the interface says them', () => {
  const texts = globSync('src-shared/text/zh-CN/**/*.json', { cwd: root }).map(read).join('\n');
  const words = [...read('docs/GLOSSARY.md').matchAll(/^\| [^|]+ \| ([^|]+) \| [^|]+ \| `/gm)];
  expect(words.length).toBeGreaterThan(50);
  const chinese = words.flatMap(([, word = '']) => word.split('、')).filter((word) => word !== '–');
  expect(chinese.filter((word) => !texts.includes(word))).toEqual([]);
});

it('lists every decision in its index, and every number that has none', () => {
  const files = readdirSync(join(root, 'docs/decisions')).filter((name) => /^\d{3}-/.test(name));
  const listed = [
    ...read('docs/decisions/README.md').matchAll(/^\| (?:\[(\d{3})\]\(([^)]+)\)|(\d{3})) \|/gm),
  ];
  expect(listed.flatMap(([, number, file = '']) => (number ? [file] : []))).toEqual(files);
  const numbers = listed.map(([, given, , free]) => Number(given ?? free));
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});

it('titles every decision in one form', () => {
  const names = readdirSync(join(root, 'docs/decisions')).filter((name) => /^\d{3}-/.test(name));
  const titled = (name: string) => read(`docs/decisions/${name}`).startsWith(`# ${name.slice(0, 3)} – `);
  expect(names.filter((name) => !titled(name))).toEqual([]);
});

it('lets git change no line end of what is not plain text with plain line ends', () => {
  const listed = git(root, ['ls-files', '--eol'])?.split('\n') ?? [];
  const others = listed.filter((line) => !/^i\/(lf|none)\s/.test(line));
  expect(others.filter((line) => !/attr\/-text\b/.test(line))).toEqual([]);
  // Signed, encrypted and archived files: every byte counts.
  const exact = listed.filter((line) => /\.(lic|jws|b64|p12|steward-theme|pem|crt|key)$/.test(line));
  expect(exact.filter((line) => !/attr\/-text\b/.test(line))).toEqual([]);
});
