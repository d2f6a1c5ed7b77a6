/** A policy's bytes as its document, strictly: what can be read in two ways is refused and said so. */
import type { PlaceProblem } from '#shared/rules/policy/place-problems.ts';
import { type JsonProblem, parseStrictJson } from '../../formats/licence/strict-json.ts';

/** What a place answers. */
export type Asked =
  | { readonly state: 'absent' }
  | { readonly state: 'found'; readonly document: unknown }
  | { readonly state: 'refused'; readonly problem: PlaceProblem; readonly detail: string | null };

/** Bytes of a policy. */
export const policyLimit = 1024 * 1024;

const problems: Readonly<Record<JsonProblem, PlaceProblem>> = {
  encoding: 'ENCODING',
  depth: 'TOO_DEEP',
  complex: 'TOO_LARGE',
  syntax: 'NOT_JSON',
  number: 'NOT_JSON',
  duplicate: 'NAME_TWICE',
  proto: 'NAME_FORBIDDEN',
};

export function documentFrom(bytes: Buffer): Asked {
  if (bytes.byteLength > policyLimit) return refused('TOO_LARGE');
  const marked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const read = parseStrictJson(marked ? bytes.subarray(3) : bytes);
  return read.ok ? { state: 'found', document: read.value } : refused(problems[read.problem]);
}

export function refused(problem: PlaceProblem, detail: string | null = null): Asked {
  return { state: 'refused', problem, detail };
}
