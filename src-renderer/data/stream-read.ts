/**
 * Reads of `rows` endpoints (S-14): rows are reported as they arrive, the total with the closing line. `send` does not
 * fit, since it waits for the whole body and expects one envelope.
 */
import { ApiError } from '#shared/api/api-error.ts';
import type { Endpoint, Input, Output } from '#shared/api/endpoint.ts';
import { rowReader } from '#shared/api/rows.ts';
import { encodeRequest } from '#shared/api/wire.ts';
import { exchange } from './http.ts';
import { idTypesOfServer } from './known-ids.ts';
import { mappedEndpoint } from './mapped-calls.ts';
import { noteServerDate } from './server-clock.ts';
import { serverMark } from './server-mark.ts';
import { oddRows } from './odd-answers.ts';
import { pauseBefore, withRetries } from './retry.ts';

export interface StreamOptions<Row> {
  readonly signal?: AbortSignal;
  /** Receives complete rows, in order, several at a time. */
  readonly onRows?: (rows: readonly Row[]) => void;
}

export interface StreamedRows<Row> {
  readonly rows: readonly Row[];
  /** Number of rows on the server. */
  readonly total: number;
}

/** Reads one answer to its end, with retries until the first rows were reported. Throws as `streamRead`. */
export function callRows<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  { signal, onRows }: StreamOptions<Output<E>> = {},
): Promise<StreamedRows<Output<E>>> {
  let reported = false;
  const tell = (rows: readonly Output<E>[]) => {
    reported = true;
    onRows?.(rows);
  };
  return withRetries(
    endpoint.id,
    (both) => streamRead(endpoint, input, { signal: both, ...(onRows ? { onRows: tell } : {}) }),
    signal,
    { pause: (error, tries) => (reported ? null : pauseBefore(error, tries)) },
  );
}

/** Reads one answer to its end, once. Throws ApiError; an abort throws the signal's reason. */
export async function streamRead<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  { signal, onRows }: StreamOptions<Output<E>> = {},
): Promise<StreamedRows<Output<E>>> {
  if (endpoint.envelope !== 'rows') throw new Error(`${endpoint.id} does not answer rows`);
  // Ids and odd values belong to the requested server; the tab may show another one when the answer ends.
  const server = serverMark();
  const at = await mappedEndpoint(endpoint);
  return exchange(
    at,
    () => encodeRequest(at, input, idTypesOfServer(server)),
    'stream',
    ({ body, header }) => {
      noteServerDate(server, header('date'), Date.now());
      return rowsOf(at, input, server, body, onRows);
    },
    signal ? { signal } : {},
  );
}

interface PieceOptions {
  readonly signal: AbortSignal;
  /** Receives the bytes as they arrive, and owns the buffer. */
  readonly onPiece: (bytes: ArrayBuffer) => void;
}

/** Reads one answer to its end as bytes, for parsing in another thread. Throws as `streamRead`. */
export async function streamPieces<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  { signal, onPiece }: PieceOptions,
): Promise<void> {
  const at = await mappedEndpoint(endpoint);
  const take = async ({ body }: { readonly body: ReadableStream<Uint8Array<ArrayBuffer>> }) => {
    try {
      const pieces = body.getReader();
      for (let piece = await pieces.read(); !piece.done; piece = await pieces.read()) {
        const { buffer, byteOffset, byteLength } = piece.value;
        onPiece(
          byteLength === buffer.byteLength ? buffer : buffer.slice(byteOffset, byteOffset + byteLength),
        );
      }
    } catch (thrown) {
      throw cutOff(endpoint, thrown);
    }
  };
  return exchange(at, () => encodeRequest(at, input, idTypesOfServer()), 'stream', take, { signal });
}

async function rowsOf<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  server: string,
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onRows: StreamOptions<Output<E>>['onRows'],
): Promise<StreamedRows<Output<E>>> {
  const odd = oddRows(endpoint, input, server);
  const reader = rowReader(endpoint, idTypesOfServer(server), odd.read);
  const rows: Output<E>[] = [];
  const take = (next: readonly Output<E>[]) => {
    if (next.length === 0) return;
    rows.push(...next);
    onRows?.(next);
  };
  try {
    const pieces = body.pipeThrough(new TextDecoderStream()).getReader();
    for (let piece = await pieces.read(); !piece.done; piece = await pieces.read()) {
      take(reader.push(piece.value));
    }
    const end = reader.finish();
    take(end.rows);
    odd.report();
    return { rows, total: end.total };
  } catch (thrown) {
    throw cutOff(endpoint, thrown);
  }
}

/** An error after the first rows is a broken connection, even if only the closing line is missing. */
function cutOff(endpoint: Endpoint, thrown: unknown): unknown {
  if (thrown instanceof ApiError && thrown.kind !== 'network') return thrown;
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return new ApiError({ kind: 'network', code: 'CONNECTION_RESET', endpoint: endpoint.id, message });
}
