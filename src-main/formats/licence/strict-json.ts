/**
 * Strict JSON: valid UTF-8, limited depth, no repeated name in an object, no `__proto__`, no infinite number.
 * `JSON.parse` keeps the last of duplicate names and reads 1e999 as infinity.
 *
 * Duplicates are found by counting: each member of the text makes at most one property, so the text has more members
 * than the result has properties exactly when a name is repeated. That costs a fifth of the parsing time, where
 * recording every name of every object would double it.
 */
import { isUtf8 } from 'node:buffer';
import { exactText } from './exact-numbers.ts';
import { mostInexact, scanJson } from './json-scan.ts';

/** Levels of arrays and objects; a licence needs 3 and two for each level of modules. */
export const jsonDepthLimit = 64;

/**
 * Brackets, colons and commas. A licence of 60,000 modules has a million. JSON.parse would make a gigabyte of 16
 * MiB of nothing else, and 260 MB of two million that are objects of different shapes.
 */
export const jsonPartLimit = 1_500_000;

export type JsonProblem = 'encoding' | 'depth' | 'complex' | 'syntax' | 'duplicate' | 'proto' | 'number';
export type StrictJson =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly problem: JsonProblem };

export function parseStrictJson(bytes: Buffer): StrictJson {
  if (!isUtf8(bytes)) return { ok: false, problem: 'encoding' };
  const scan = scanJson(bytes, jsonDepthLimit);
  if (scan.tooDeep) return { ok: false, problem: 'depth' };
  // wall: json-parts
  if (scan.parts > jsonPartLimit) return { ok: false, problem: 'complex' };
  if (scan.inexact.length > mostInexact) return { ok: false, problem: 'number' };
  let value: unknown;
  try {
    value = JSON.parse(exactText(bytes, scan.inexact));
  } catch {
    return { ok: false, problem: 'syntax' };
  }
  const tally = tallyValue(value);
  if (tally.problem) return { ok: false, problem: tally.problem };
  if (tally.members !== scan.members) return { ok: false, problem: 'duplicate' };
  return { ok: true, value };
}

/** Counts the properties of a parsed value, and checks for forbidden content. */
function tallyValue(root: unknown): { members: number; problem: JsonProblem | null } {
  let members = 0;
  let problem: JsonProblem | null = null;
  const open: object[] = [];
  const visit = (value: unknown) => {
    if (typeof value === 'object') {
      if (value !== null) open.push(value);
    } else if (value === Number.POSITIVE_INFINITY || value === Number.NEGATIVE_INFINITY) {
      problem = 'number';
    }
  };
  visit(root);
  for (let next = open.pop(); next; next = open.pop()) {
    if (Array.isArray(next)) {
      for (let index = 0; index < next.length; index++) visit(next[index]);
      continue;
    }
    const fields = next as Record<string, unknown>;
    // Results of JSON.parse have own properties only, and nothing adds to Object.prototype.
    for (const name in fields) {
      if (name === '__proto__') problem = 'proto';
      members++;
      visit(fields[name]);
    }
  }
  return { members, problem };
}
