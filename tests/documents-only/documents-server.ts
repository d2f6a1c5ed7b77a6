/**
 * A platform that has what the documents show and nothing else: every call whose path they give (`specified-calls.tsv`),
 * none that this project chose. Its ids are numbers of 64 bits, as such platforms have them; `odd` gives each list's
 * first row a time in milliseconds, a null and a word that nobody knows. It knows nothing of the console's declarations.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Call } from '../strict-server/call.ts';
import { calls } from '../strict-server/calls.ts';
import { type StrictServer, startStrictServer } from '../strict-server/strict-server.ts';

/** Paths that the documents show; `.../getdata` and the like name no call by themselves. */
const shown: ReadonlySet<string> = new Set(
  readFileSync(join(import.meta.dirname, '../strict-server/specified-calls.tsv'), 'utf8')
    .split('\n')
    .flatMap((line) => line.split('\t')[2] ?? [])
    .filter((path) => path.startsWith('/'))
    .flatMap(eachOf),
);

/** `{a|b}` is one of them; what is asked stands behind the path. */
function eachOf(path: string): string[] {
  const [bare = ''] = path.split('?');
  const [whole, choices = ''] = /\{(\w+(?:\|\w+)+)\}/.exec(bare) ?? [];
  return whole === undefined ? [bare] : choices.split('|').map((one) => bare.replace(whole, one));
}

export const documentedCalls: readonly Call[] = calls.filter(({ path }) => shown.has(path));

interface DocumentsWish {
  readonly odd?: boolean;
  /** The change that the server makes to the data of an answer, before its ids become numbers. */
  readonly answer?: (data: unknown) => unknown;
}

export function startDocumentsServer({
  odd = false,
  answer = (data) => data,
}: DocumentsWish = {}): Promise<StrictServer> {
  return startStrictServer({
    has: documentedCalls,
    anyValue: true,
    answer: (data) => withNumbers(odd ? oddFirst(answer(data)) : answer(data)),
  });
}

const idName = /^(?:_?id|menuid|[a-z]+Id)$/;
const known = new Map<string, string>();

/** The digits that stand for one of the texts that are ids elsewhere. */
export function numberFor(id: string): string {
  const digits = known.get(id) ?? `18493027465183${10_000 + known.size}`;
  known.set(id, digits);
  return digits;
}

/** Whether the server has an id of these digits. */
export function isGivenNumber(digits: string): boolean {
  return [...known.values()].includes(digits);
}

/** JSON that says a number by its digits. */
declare global {
  interface JSON {
    rawJSON(text: string): unknown;
  }
}

/** 0 and what is below it name no record. */
function isId(value: unknown): boolean {
  return (typeof value === 'string' && value !== '') || (typeof value === 'number' && value > 0);
}

function withNumbers(value: unknown, name = ''): unknown {
  // With menus of its own, so that they can be changed.
  if (name === 'hasSelfMenus') return true;
  if (idName.test(name) && isId(value)) return JSON.rawJSON(numberFor(String(value)));
  if (Array.isArray(value)) return value.map((one) => withNumbers(one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withNumbers(one, key)]));
}

/** The first row of each list, but for what it is found by and called. */
function oddFirst(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one, at) => (at === 0 ? oddRow(one) : one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, oddFirst(one)]));
}

const oddValues: readonly unknown[] = [1_767_576_600_000, null, 'nobody knows'];

function oddRow(row: unknown): unknown {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return row;
  let next = 0;
  return Object.fromEntries(
    Object.entries(row).map(([key, one]) => {
      if (idName.test(key) || /name|code$/i.test(key) || typeof one === 'object') return [key, one];
      next += 1;
      return [key, oddValues[next % oddValues.length]];
    }),
  );
}
