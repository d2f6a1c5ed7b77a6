/** Whether an answer fits a call's declaration through a mapping, for trying a call and for saved answers. */
import { answerFailure, isElsewhere } from '../answer-failure.ts';
import { ApiError } from '../api-error.ts';
import type { Endpoint } from '../endpoint.ts';
import { isPlatformAnswer, readAnswer } from '../read-answer.ts';
import { rowReader } from '../rows.ts';
import { decodeResponse } from '../wire.ts';

export const fitKinds = ['present', 'elsewhere', 'refused', 'different', 'unreachable'] as const;

export interface Fit {
  /**
   * `present`: the answer is as declared, or is a refusal in the platform's envelope for a reason of its own.
   * `elsewhere`: nothing is at the path. `refused`: the user lacks the right. `different`: any other answer.
   * `unreachable`: no answer.
   */
  readonly fit: (typeof fitKinds)[number];
  /** For a different answer, the first field that differs, in the declaration's names; '' for the whole answer. */
  readonly field: string;
  /** The message of the server or of the connection. */
  readonly detail: string;
}

export interface GivenAnswer {
  readonly status: number;
  readonly text: string;
  readonly header: (name: string) => string | null;
}

/** `at` is the call as it was sent (call-placement.ts). */
export function fitOf(at: Endpoint, { status, text, header }: GivenAnswer): Fit {
  const rows = at.envelope === 'rows';
  const body = rows ? text : readAnswer(text);
  const failure = answerFailure(at, { status, header, data: body });
  if (failure) return fitOfError(at, failure, body);
  try {
    if (rows) readRows(at, text);
    else decodeResponse(at, body, status);
    return { fit: 'present', field: '', detail: '' };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return fitOfError(at, error, body);
  }
}

function fitOfError(at: Endpoint, error: ApiError, body: unknown): Fit {
  const { kind, code, status } = error;
  const detail = error.message.slice(0, 300);
  if (kind === 'network' || kind === 'timeout')
    return { fit: 'unreachable', field: '', detail: String(code ?? '') };
  if (isElsewhere({ origin: 'chosen' }, error) && kind === 'http')
    return { fit: 'elsewhere', field: '', detail: `HTTP ${status}` };
  if ([401, 403].includes(status) || code === 401 || code === 403)
    return { fit: 'refused', field: '', detail };
  if (kind === 'refused') return { fit: 'present', field: '', detail };
  const said = kind === 'http' ? `HTTP ${status} ${detail}`.trim() : detail;
  const inEnvelope = isPlatformAnswer(at.mapped ? at.mapped.answer(at.envelope, body) : body);
  // A failure in the platform's envelope is about the request, so the call exists.
  if (kind === 'http' && inEnvelope && status < 500) return { fit: 'present', field: '', detail: said };
  return { fit: 'different', field: error.field ?? '', detail: said };
}

function readRows(at: Endpoint, text: string): void {
  const reader = rowReader(at);
  reader.push(text);
  reader.finish();
}
