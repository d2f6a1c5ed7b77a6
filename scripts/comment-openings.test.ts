/** A comment that opens with a question word leaves its noun to the code below; a noun says by itself what is meant. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, test } from 'vitest';
import { root } from './lib/paths.mjs';

const opening = /^\s*(?:\/\*\*?|\/\/)\s*(?:What|Who|Whoever|Whom|Whose|Which|Why|How|Where)\b/;

/** The comments of a source that open with a question word. A comment may go on in lines; its first one counts. */
function questionsIn(source: string): string[] {
  const lines = source.split('\n');
  return lines
    .map((line, index) => {
      const isFurther = /^\s*\/\//.test(line) && /^\s*\/\//.test(lines[index - 1] ?? '');
      const next = /^\s*\/\*\*?$/.test(line) ? (lines[index + 1] ?? '').replace(/^\s*\*/, '') : '';
      return isFurther ? '' : line + next;
    })
    .filter((line) => opening.test(line));
}

it.each([
  ['/** What is sent. */', 1],
  ['/**\n * Why it fails, in words that take\n * two lines.\n */', 1],
  ['  // Where it stands.', 1],
  ['/* How it looks. */', 1],
  ['/** The reason why it fails. */', 0],
  ['// The bar closes.\n// What follows is drawn later.', 0],
  ['/** Whether it is sent. */', 0],
])('%j', (source, count) => {
  expect(questionsIn(source)).toHaveLength(count);
});

test('no comment of the product or its tests opens with a question word', () => {
  const sources = ['src-*/**/*.{ts,tsx,css}', 'scripts/**/*.{ts,mjs}', 'tests/**/*.{ts,tsx,css,mjs}', '*.ts'];
  const found = globSync(sources, { cwd: root })
    .filter((file) => file !== join('scripts', 'comment-openings.test.ts'))
    .flatMap((file) =>
      questionsIn(readFileSync(join(root, file), 'utf8')).map((line) => `${file}: ${line.trim()}`),
    );
  expect(found).toEqual([]);
});
