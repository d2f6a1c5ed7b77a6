/** One call of the platform through the gateway, in process: the same deadline, limits and trust as the console's. */
import { answerFailure, isElsewhere } from '#shared/api/answer-failure.ts';
import { ApiError } from '#shared/api/api-error.ts';
import type { Endpoint, Input, Output } from '#shared/api/endpoint.ts';
import { placedAt } from '#shared/api/placed.ts';
import { createIdTypes, type IdTypes } from '#shared/api/id-types.ts';
import { readAnswer } from '#shared/api/read-answer.ts';
import { KeptOddValues } from '#shared/api/odd-values/kept-odd-values.ts';
import { noteUnderstood, readOddResponse } from '#shared/api/odd-values/read-response.ts';
import { decodeResponse, encodeRequest } from '#shared/api/wire.ts';
import type { Gateway } from '../../gateway/index.ts';
import type { ServerTarget } from '../../services/servers/target.ts';

export interface Sending {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** What each gateway's server gave as ids: a session of the terminal has a gateway of its own. */
const learned = new WeakMap<Gateway, IdTypes>();

export function knownIds(gateway: Gateway): IdTypes {
  const types = learned.get(gateway) ?? createIdTypes();
  learned.set(gateway, types);
  return types;
}

/** What was not understood of each gateway's server. */
const oddOf = new WeakMap<Gateway, KeptOddValues>();

function keptOddValues(gateway: Gateway): KeptOddValues {
  const kept = oddOf.get(gateway) ?? new KeptOddValues();
  oddOf.set(gateway, kept);
  return kept;
}

/** Throws ApiError. */
export async function callThrough<E extends Endpoint>(
  gateway: Gateway,
  { mapping }: Pick<ServerTarget, 'mapping'>,
  endpoint: E,
  input: Input<E>,
  { headers = {}, signal = new AbortController().signal }: Sending = {},
): Promise<Output<E>> {
  const at = placedAt(endpoint, mapping);
  const ids = knownIds(gateway);
  const kept = keptOddValues(gateway);
  const { method, url, contentType, body } = encodeRequest(at, input, ids, kept);
  // Writes the boundary of a multipart body, and turns a text into bytes.
  const given = body === null ? null : new Response(body);
  const type = contentType === 'multipart/form-data' ? given?.headers.get('content-type') : contentType;
  const response = await gateway.handle({
    ...{ method, target: url, body: given?.body ?? null, signal },
    headers: [
      ['accept', 'application/json'],
      ...(type ? [['content-type', type] as const] : []),
      ...(typeof body === 'string' ? [['content-length', `${Buffer.byteLength(body)}`] as const] : []),
      ...Object.entries(headers),
    ],
  });
  const { status } = response;
  const answered = new Headers(response.headers);
  const data = await bodyOf(endpoint, response.body);
  const failure = answerFailure(endpoint, { status, data, header: (name) => answered.get(name) });
  try {
    if (failure) throw failure;
    return opened(at, input, data, status, { ids, kept });
  } catch (error) {
    if (error instanceof ApiError && isElsewhere(endpoint, error)) error.lookedAt = at.path;
    throw error;
  }
}

/** What a write answers says whether it was done: that is not guessed at. */
function opened<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  body: unknown,
  status: number,
  known: { readonly ids: IdTypes; readonly kept: KeptOddValues },
): Output<E> {
  try {
    const data = decodeResponse(endpoint, body, status, known.ids);
    if (endpoint.effect === 'read') noteUnderstood(endpoint, input, body, known.kept);
    return data;
  } catch (refusal) {
    if (endpoint.effect === 'write') throw refusal;
    return readOddResponse(endpoint, input, body, refusal, known).data;
  }
}

/** Parsed where it is JSON, else as it came. */
async function bodyOf({ id }: Endpoint, body: ReadableStream<Uint8Array> | null): Promise<unknown> {
  const text = await new Response(body).text().catch((error: unknown) => {
    // It broke off in the middle; the gateway says why by its name.
    const code = error instanceof Error ? error.message : '';
    throw new ApiError({ kind: code === 'TIMEOUT' ? 'timeout' : 'network', endpoint: id, code, message: '' });
  });
  return readAnswer(text);
}
