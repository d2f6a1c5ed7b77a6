/** Guides may name existing things only: each row below is a page that breaks this, in a small tree. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { guideBreaches } from './guide-paths.ts';

const cache = join(import.meta.dirname, '..', '.cache');
mkdirSync(cache, { recursive: true });
const base = mkdtempSync(join(cache, 'guides-'));
afterAll(() => rmSync(base, { recursive: true, force: true }));

/** The breaches of `page` with this text, in a project of a few files. */
function said(text: string, page = 'docs/how-to/add-a-field.md'): string[] {
  rmSync(base, { recursive: true, force: true });
  const files = {
    'README.md': '# Project\n',
    'package.json': '{ "scripts": { "rooms": "node scripts/rooms.ts" } }\n',
    'src-shared/api/mail/mail.ts': 'export const saveMailServer = 1;\n',
    'src-shared/text/en-US/mail/mail.json': '{}\n',
    'src-renderer/data/read.ts': 'export const useRead = 1;\n',
    [page]: text,
  };
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(base, path)), { recursive: true });
    writeFileSync(join(base, path), content);
  }
  return guideBreaches(base);
}

const page = 'docs/how-to/add-a-field.md';
const gone = (path: string, line = 1) => `${page}:${line}: there is no ${path}.`;

it.each([
  ['a file', 'See `src-shared/api/mail/mail.ts`.'],
  ['a folder, with and without its slash', '`src-shared/api/` and `src-shared/api/mail`'],
  ['a file at the root', '`package.json` and `README.md`'],
  ['a placeholder', '`src-shared/api/<area>/<area>.ts`'],
  ['a glob, and a choice', '`src-shared/**/*.ts`, `src-shared/{api,text}/*`, `src-shared/text/<language>`'],
  ['a place in a file', '`src-renderer/data/read.ts:1`'],
  ['an alias of package.json', '`#shared/api/mail/mail.ts`'],
  ['a command', '`node src-renderer/data/read.ts --write`, `npm run rooms`, `npm run rooms -- x`'],
  ['npm’s own commands', '`npm start`, `npm test`, `npm ci`'],
  ['an exported name', '`useRead` with `saveMailServer`'],
  ['what is of no room', '`out/main/web.js`, `/api/mail/save`, `and/or`, `*.ts`, `mail.ts`'],
  [
    'a link',
    '[mail](../../src-shared/api/mail/mail.ts#L1), [web](https://example.com/docs/x.md), [read](../../README.md#project)',
  ],
  ['a block', '```\nnode src-renderer/data/read.ts\n```'],
])('lets %s stand', (_, text) => {
  expect(said(`${text}\n`)).toEqual([]);
});

it.each([
  ['`src-shared/api/mail/post.ts`', 'src-shared/api/mail/post.ts'],
  ['`src-shared/rules/`', 'src-shared/rules/'],
  ['`CONVENTIONS.md`', 'CONVENTIONS.md'],
  ['`vite.config.ts`', 'vite.config.ts'],
  ['`src-shared/api/<area>/<area>-list.ts`', 'src-shared/api/<area>/<area>-list.ts'],
  ['`src-shared/{api,rules}/mail`', 'src-shared/{api,rules}/mail'],
  ['`#shared/api/post.ts`', 'src-shared/api/post.ts'],
  ['`node scripts/post.ts`', 'scripts/post.ts'],
  ['`npm run post`', 'npm run post'],
  ['`usePost`', 'usePost in the sources'],
  ['[post](../post.md)', 'docs/post.md'],
  ['[read](../../README.md#post)', 'README.md#post'],
  ['[here](#there)', 'docs/how-to/add-a-field.md#there'],
  ['```\nsrc-shared/\n  scripts/post.ts   what it does\n```', 'scripts/post.ts', 3],
])('refuses %s', (text, path, line = 1) => {
  expect(said(`${text}\n`)).toEqual([gone(path, line)]);
});

it.each(['README.md', 'SECURITY.md', 'docs/ARCHITECTURE.md', 'docs/GLOSSARY.md'])(
  'reads %s too, without names',
  (of) => {
    expect(said('`usePost` of `src-shared/post.ts`\n', of)).toEqual([
      `${of}:1: there is no src-shared/post.ts.`,
    ]);
  },
);

it('reads of a decision its links alone: it tells what was', () => {
  const of = 'docs/decisions/001-post.md';
  expect(said('`src-shared/post.ts`, [read](../../README.md)\n', of)).toEqual([]);
  expect(said('[next](002-mail.md)\n', of)).toEqual([`${of}:1: there is no docs/decisions/002-mail.md.`]);
});

it('lets a guide have 120 lines of 120 characters, and no more', () => {
  const full = `${'x'.repeat(120)}\n`.repeat(120);
  expect(said(full)).toEqual([]);
  expect(said(`${full}x\n`)).toEqual([`${page}: 121 lines; a guide has at most 120.`]);
  expect(said(`x${full}`)).toEqual([`${page}:1: 121 characters; a line of a guide has at most 120.`]);
  expect(said(`x${full}x\n`, 'README.md')).toEqual([]);
});
