import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { weightProblems } from './check-weight.ts';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'steward-weight-'));
  await mkdir(join(folder, 'assets'));
  const files = {
    'index.html': '<script type="module" src="/assets/index-AAAAAAAA.js"></script>',
    'assets/index-AAAAAAAA.js': 'import"./early-BBBBBBBB.js";const later=()=>import("./feed-CCCCCCCC.js");',
    'assets/early-BBBBBBBB.js': 'export{}',
    'assets/feed-CCCCCCCC.js': 'import{a}from"./shared-DDDDDDDD.js";',
    'assets/feed-more-EEEEEEEE.js': 'export{}',
    'assets/first-AAAAAAAA.js': 'export{}',
    'assets/first-BBBBBBBB.js': 'export const texts={"save":"保存"};',
    'assets/first-CCCCCCCC.js': 'export{}',
    'assets/shared-DDDDDDDD.js': 'import{b}from"./index-AAAAAAAA.js";',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
});

afterAll(() => rm(folder, { recursive: true }));

it('counts what comes before anything runs, and nothing that is loaded later', () => {
  const page = { page: 'landing', loads: [], most: 1, mostFiles: 2 };
  expect(weightProblems(folder, [page])).toEqual([]);
  expect(weightProblems(folder, [{ ...page, mostFiles: 1 }])).toEqual([
    'landing asks for 2 files with 0 KB: early-BBBBBBBB.js, index-AAAAAAAA.js. At most 1 and 1 KB.',
  ]);
});

it('follows what a page loads, under its own name', () => {
  const page = { page: 'feed', loads: ['feed'], most: 1, mostFiles: 4 };
  expect(weightProblems(folder, [page])).toEqual([]);
  expect(weightProblems(folder, [{ ...page, mostFiles: 3 }])[0]).toContain('shared-DDDDDDDD.js');
});

it('counts a script that runs before the others by itself', () => {
  const page = { page: 'the first script', loads: ['early'], alone: true, most: 1, mostFiles: 1 };
  expect(weightProblems(folder, [page])).toEqual([]);
  expect(weightProblems(folder, [{ ...page, loads: ['feed'] }])[0]).toContain(
    'the first script asks for 4 files',
  );
});

it('weighs the files', () => {
  expect(weightProblems(folder, [{ page: 'feed', loads: ['feed'], most: 0.01, mostFiles: 9 }])).toHaveLength(
    1,
  );
});

it('weighs the heaviest of one file for each language', () => {
  expect(
    weightProblems(folder, [{ page: 'landing', loads: ['first'], most: 0.01, mostFiles: 9 }])[0],
  ).toContain('first-BBBBBBBB.js');
});

it('says which file the build lacks', () => {
  expect(weightProblems(folder, [{ page: 'feed', loads: ['feeds'], most: 1, mostFiles: 9 }])).toEqual([
    'feed: the build has no file called feeds',
  ]);
});
