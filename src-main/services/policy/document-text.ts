/** Parses a policy's bytes strictly: an ambiguous document is refused with a reason. */
import type { LocationProblem } from '#shared/rules/policy/policy-location-problems.ts';
import { type JsonFileProblem, parseJsonFile } from '../../formats/json-file.ts';

export type PolicyLookup =
  | { readonly state: 'absent' }
  | { readonly state: 'found'; readonly document: unknown }
  | { readonly state: 'refused'; readonly problem: LocationProblem; readonly detail: string | null };

/** Bytes of a policy. */
export const policyLimit = 1024 * 1024;

const problems: Readonly<Record<JsonFileProblem, LocationProblem>> = {
  encoding: 'ENCODING',
  utf16: 'UTF16',
  depth: 'TOO_DEEP',
  complex: 'TOO_LARGE',
  syntax: 'NOT_JSON',
  number: 'NOT_JSON',
  duplicate: 'NAME_TWICE',
  proto: 'NAME_FORBIDDEN',
};

export function documentFrom(bytes: Buffer): PolicyLookup {
  if (bytes.byteLength > policyLimit) return refusedPolicy('TOO_LARGE');
  const read = parseJsonFile(bytes);
  return read.ok ? { state: 'found', document: read.value } : refusedPolicy(problems[read.problem]);
}

export function refusedPolicy(problem: LocationProblem, detail: string | null = null): PolicyLookup {
  return { state: 'refused', problem, detail };
}
