/**
 * Reads of `rows` endpoints (decision 14): rows are told as they arrive, the total when the closing line has
 * come. Not by `send`, which waits for the whole body and expects one envelope.
 */
import { ApiError } from '#shared/api/api-error.ts';
import type { Endpoint, Input, Output } from '#shared/api/endpoint.ts';
import { rowReader } from '#shared/api/rows.ts';
import { currentSession } from '#shared/api/session.ts';
import { encodeRequest } from '#shared/api/wire.ts';
import { answerFailure, deadline, isUnauthorised } from './answer-failure.ts';
import { noted } from './calls.ts';
import { send } from './http.ts';
import { noteServerChanged, platformHeaders } from './meant.ts';
import { placed } from './path-overrides.ts';
import { judgeUnauthorised } from './session-expired.ts';

export interface StreamOptions<Row> {
  readonly signal?: AbortSignal;
  /** Told of the rows that became whole, in order, several at a time. */
  readonly onRows?: (rows: readonly Row[]) => void;
}

export interface StreamedRows<Row> {
  readonly rows: readonly Row[];
  /** Rows on the server. */
  readonly total: number;
}

/** Reads one answer to its end. Throws ApiError; an abort throws the signal's reason. */
export function streamRead<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: StreamOptions<Output<E>> = {},
): Promise<StreamedRows<Output<E>>> {
  return noted(endpoint.id, () => readNow(endpoint, input, options));
}

async function readNow<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  { signal, onRows }: StreamOptions<Output<E>>,
): Promise<StreamedRows<Output<E>>> {
  if (endpoint.envelope !== 'rows') throw new Error(`${endpoint.id} does not answer rows`);
  const late = AbortSignal.timeout(deadline);
  let begun = false;
  try {
    const response = await request(endpoint, input, signal ? AbortSignal.any([signal, late]) : late);
    begun = true;
    const reader = rowReader(endpoint);
    const rows: Output<E>[] = [];
    const take = (next: readonly Output<E>[]) => {
      if (next.length === 0) return;
      rows.push(...next);
      onRows?.(next);
    };
    if (response.body) {
      const pieces = response.body.pipeThrough(new TextDecoderStream()).getReader();
      for (let piece = await pieces.read(); !piece.done; piece = await pieces.read()) {
        take(reader.push(piece.value));
      }
    }
    const end = reader.finish();
    take(end.rows);
    return { rows, total: end.total };
  } catch (thrown) {
    signal?.throwIfAborted();
    // Rows without their closing line are an answer that was cut, too.
    const cut = begun && thrown instanceof ApiError && thrown.kind === 'network';
    const error = thrown instanceof ApiError && !cut ? thrown : transportError(endpoint, thrown, late, begun);
    noteServerChanged(error);
    if (!isUnauthorised(error)) throw error;
    throw await judgeUnauthorised(error, endpoint, () => send(currentSession, {}));
  }
}

/** The answer, once its head says that rows follow. */
async function request<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  signal: AbortSignal,
): Promise<Response> {
  const { method, url, contentType, body } = encodeRequest(placed(endpoint), input);
  const response = await fetch(new URL(url, location.href).href, {
    method,
    body,
    signal,
    headers: {
      ...platformHeaders(),
      ...(contentType ? { 'Content-Type': contentType } : {}),
    },
  });
  const head = { status: response.status, header: (name: string) => response.headers.get(name) };
  if (!answerFailure(endpoint, { ...head, data: null })) return response;
  throw answerFailure(endpoint, { ...head, data: jsonOf(await response.text()) });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** `begun`: rows were on their way; that the server can not be reached would not be true. */
function transportError(endpoint: Endpoint, thrown: unknown, late: AbortSignal, begun: boolean): ApiError {
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  const kind = late.aborted ? 'timeout' : 'network';
  const code = kind === 'network' && begun ? { code: 'CONNECTION_RESET' } : {};
  return new ApiError({ kind, ...code, endpoint: endpoint.id, message });
}
