import { finding, type LicenceFinding } from './findings.ts';
import type { JsonProblem } from './strict-json.ts';

/** The finding for a JSON problem in a part of the file (`header`, `payload`, `file`). */
export function jsonFinding(problem: JsonProblem, part: string): LicenceFinding {
  if (problem === 'complex') return finding('TOO_COMPLEX', { reason: 'parts' });
  return problem === 'encoding'
    ? finding('FORMAT_ENCODING', { part })
    : finding('FORMAT_JSON', { part, reason: problem });
}
