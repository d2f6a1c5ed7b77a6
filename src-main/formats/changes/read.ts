/** Reads a file of collected changes strictly: returns its changes, with valid signatures, or a named refusal. */

import type { SignedDecision, SignedRequest } from '#shared/rules/changes/approval/verdict.ts';
import { type ChangeFileReading, readChangeFile } from '#shared/rules/changes/change-file.ts';
import { collectedLimits } from '#shared/rules/changes/collected-change.ts';
import { pathOfWrong, type WrongChange, wrongChanges } from '#shared/rules/changes/file-content.ts';
import { readStrictFile } from '../strict-file.ts';
import { keyFingerprintOf } from './fingerprint.ts';
import { isValidSignature } from './signatures.ts';

/** Bytes: most characters take one, none more than four. */
export const changeFileLimit = collectedLimits.all * 2;

type Refused = Extract<ChangeFileReading, { problem: string }>;
type Read = Omit<Extract<ChangeFileReading, { problem: null }>, 'request' | 'decision'> & {
  readonly request: SignedRequest | null;
  readonly decision: SignedDecision | null;
  /** The file's JSON, which the signatures cover. */
  readonly file: Readonly<Record<string, unknown>>;
};

export async function readChangeBytes(bytes: Uint8Array): Promise<Refused | Read> {
  const json = readStrictFile(bytes, changeFileLimit);
  if (json.problem !== null) return json;
  const reading = await readChangeFile(json.value);
  if (reading.problem !== null) return reading;
  const { request, decision } = reading;
  const file = json.value as Readonly<Record<string, unknown>>;
  if (request && /* wall: approval-request-signed */ !isValidSignature('request', file, request))
    return { problem: 'requestSignature', at: request.by };
  if (decision && /* wall: approval-answer-signed */ !isValidSignature('decision', file, decision))
    return { problem: 'decisionSignature', at: decision.by };
  return { ...reading, request: withFingerprint(request), decision: withFingerprint(decision), file };
}

interface Wrong extends Refused {
  readonly wrong?: WrongChange[];
}

/** Reads a file that somebody opens: also refuses values that no form would accept. */
export async function openChangeBytes(bytes: Uint8Array): Promise<Wrong | Read> {
  const reading = await readChangeBytes(bytes);
  if (reading.problem !== null) return reading;
  const wrong = await wrongChanges(reading.changes, reading.names);
  return /* wall: written-file-opened */ wrong.length === 0
    ? reading
    : { problem: 'content', at: pathOfWrong(wrong), wrong };
}

function withFingerprint<Block extends { readonly key: string }>(block: Block | null) {
  return block && { ...block, fingerprint: keyFingerprintOf(block.key) };
}
