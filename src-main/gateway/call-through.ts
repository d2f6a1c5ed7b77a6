/** One call of the platform through the gateway, in process: the same deadline, limits and trust as the console's. */
import { answerFailure, notePath } from '#shared/api/answer-failure.ts';
import { ApiError } from '#shared/api/api-error.ts';
import type { Endpoint, Input, Output } from '#shared/api/endpoint.ts';
import { createIdTypes, type IdTypes } from '#shared/api/id-types.ts';
import { KeptOddValues } from '#shared/api/odd-values/kept-odd-values.ts';
import { noteUnderstood, readOddResponse } from '#shared/api/odd-values/read-response.ts';
import { placedAt } from '#shared/api/placed.ts';
import { readAnswer } from '#shared/api/read-answer.ts';
import { decodeResponse } from '#shared/api/wire.ts';
import { declaredRequest } from './declared-request.ts';
import type { Gateway } from './gateway.ts';
import type { GatewayTarget } from './target.ts';

export interface Sending {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** By what requests go through: its server's are kept with it. */
type Through = Pick<Gateway, 'handle'>;

/** What each gateway's server gave as ids: a session of the terminal has a gateway of its own. */
const learned = new WeakMap<Through, IdTypes>();

export function knownIds(gateway: Through): IdTypes {
  const types = learned.get(gateway) ?? createIdTypes();
  learned.set(gateway, types);
  return types;
}

/** What was not understood of each gateway's server. */
const oddOf = new WeakMap<Through, KeptOddValues>();

export function keptOddValues(gateway: Through): KeptOddValues {
  const kept = oddOf.get(gateway) ?? new KeptOddValues();
  oddOf.set(gateway, kept);
  return kept;
}

/** Throws ApiError. */
export async function callThrough<E extends Endpoint>(
  gateway: Through,
  { mapping }: Pick<GatewayTarget, 'mapping'>,
  endpoint: E,
  input: Input<E>,
  { headers = {}, signal = new AbortController().signal }: Sending = {},
): Promise<Output<E>> {
  const at = placedAt(endpoint, mapping);
  const ids = knownIds(gateway);
  const kept = keptOddValues(gateway);
  const request = declaredRequest(at, input, { ids, odd: kept, headers });
  const response = await gateway.handle({ ...request, signal });
  const { status } = response;
  const answered = new Headers(response.headers);
  const data = await bodyOf(endpoint, response.body);
  const failure = answerFailure(endpoint, { status, data, header: (name) => answered.get(name) });
  try {
    if (failure) throw failure;
    return opened(at, input, data, status, { ids, kept });
  } catch (error) {
    if (error instanceof ApiError) notePath(at, error);
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
async function bodyOf(endpoint: Endpoint, body: ReadableStream<Uint8Array> | null): Promise<unknown> {
  return readAnswer(await textOf(endpoint, body));
}

async function textOf({ id }: Endpoint, body: ReadableStream<Uint8Array> | null): Promise<string> {
  return await new Response(body).text().catch((error: unknown) => {
    // It broke off in the middle; the gateway says why by its name.
    const code = error instanceof Error ? error.message : '';
    throw new ApiError({ kind: code === 'TIMEOUT' ? 'timeout' : 'network', endpoint: id, code, message: '' });
  });
}

export interface RawAnswer {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  /** Media type, without parameters. */
  readonly type: string;
  readonly text: string;
}

/** What a server answers to a call, as it came. Throws ApiError where it broke off, or none came. */
export async function answerThrough<E extends Endpoint>(
  gateway: Through,
  { mapping }: Pick<GatewayTarget, 'mapping'>,
  endpoint: E,
  input: Input<E>,
  { headers = {}, signal = new AbortController().signal }: Sending = {},
): Promise<RawAnswer> {
  const at = placedAt(endpoint, mapping);
  const response = await gateway.handle({ ...declaredRequest(at, input, { headers }), signal });
  const answered = new Headers(response.headers);
  const text = await textOf(endpoint, response.body);
  const { status } = response;
  const failure = answerFailure(endpoint, { status, data: null, header: (name) => answered.get(name) });
  if (failure && failure.kind !== 'http') throw failure;
  const type = answered.get('content-type')?.split(';')[0]?.trim() ?? '';
  return { method: at.method, path: at.path, status, type, text };
}
