/** Makes one platform call through the gateway, in process: with the console's deadline, limits and trust. */
import { answerFailure, notePath } from '#shared/api/answer-failure.ts';
import { ApiError } from '#shared/api/api-error.ts';
import type { Endpoint, Input, Output } from '#shared/api/endpoint.ts';
import { createIdTypes, type IdTypes } from '#shared/api/id-types.ts';
import { StoredOddValues } from '#shared/api/odd-values/stored-odd-values.ts';
import { noteUnderstood, readOddResponse } from '#shared/api/odd-values/read-response.ts';
import { locatedCall } from '#shared/api/call-placement.ts';
import { readTolerantly } from '#shared/api/odd-values/tolerant-read.ts';
import { readAnswer } from '#shared/api/read-answer.ts';
import { rowReader } from '#shared/api/rows.ts';
import { decodeResponse } from '#shared/api/wire.ts';
import { declaredRequest } from './declared-request.ts';
import type { Gateway } from './gateway.ts';
import type { GatewayTarget } from './target.ts';

export interface CallThroughOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** The gateway for a call; what is learned of its server is cached by this object. */
type Through = Pick<Gateway, 'handle'>;

/** Id types of each gateway's server: a session of the terminal has a gateway of its own. */
const learned = new WeakMap<Through, IdTypes>();

export function idTypesOfGateway(gateway: Through): IdTypes {
  const types = learned.get(gateway) ?? createIdTypes();
  learned.set(gateway, types);
  return types;
}

/** Odd values of each gateway's server. */
const oddOf = new WeakMap<Through, StoredOddValues>();

export function oddValuesOfGateway(gateway: Through): StoredOddValues {
  const kept = oddOf.get(gateway) ?? new StoredOddValues();
  oddOf.set(gateway, kept);
  return kept;
}

/** Throws ApiError. */
export async function callThrough<E extends Endpoint>(
  gateway: Through,
  { mapping }: Pick<GatewayTarget, 'mapping'>,
  endpoint: E,
  input: Input<E>,
  { headers = {}, signal = new AbortController().signal }: CallThroughOptions = {},
): Promise<Output<E>> {
  const at = locatedCall(endpoint, mapping);
  const ids = idTypesOfGateway(gateway);
  const oddValues = oddValuesOfGateway(gateway);
  const request = declaredRequest(at, input, { ids, odd: oddValues, headers });
  const response = await gateway.handle({ ...request, signal });
  const { status } = response;
  const answered = new Headers(response.headers);
  const data = await bodyOf(endpoint, response.body);
  const failure = answerFailure(endpoint, { status, data, header: (name) => answered.get(name) });
  try {
    if (failure) throw failure;
    return opened(at, input, data, status, { ids, oddValues });
  } catch (error) {
    if (error instanceof ApiError) notePath(at, error);
    throw error;
  }
}

/** A write's answer says whether the write was done, so odd values in it are an error. */
function opened<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  body: unknown,
  status: number,
  known: { readonly ids: IdTypes; readonly oddValues: StoredOddValues },
): Output<E> {
  try {
    const data = decodeResponse(endpoint, body, status, known.ids);
    if (endpoint.effect === 'read') noteUnderstood(endpoint, input, body, known.oddValues);
    return data;
  } catch (refusal) {
    if (endpoint.effect === 'write') throw refusal;
    return readOddResponse(endpoint, input, body, refusal, known).data;
  }
}

export interface WholeRows<Row> {
  readonly rows: readonly Row[];
  /** Number of rows on the server. */
  readonly total: number;
}

/** Reads the answer of a `rows` endpoint to its end; an odd value costs its own cell. Throws ApiError. */
export async function rowsThrough<E extends Endpoint>(
  gateway: Through,
  { mapping }: Pick<GatewayTarget, 'mapping'>,
  endpoint: E,
  input: Input<E>,
  headers: Readonly<Record<string, string>>,
): Promise<WholeRows<Output<E>>> {
  const at = locatedCall(endpoint, mapping);
  const ids = idTypesOfGateway(gateway);
  const { signal } = new AbortController();
  const response = await gateway.handle({ ...declaredRequest(at, input, { ids, headers }), signal });
  const { status } = response;
  const answered = new Headers(response.headers);
  const text = await textOf(endpoint, response.body);
  try {
    const isRows = status >= 200 && status < 300;
    const data = isRows ? null : readAnswer(text);
    const failure = answerFailure(endpoint, { status, data, header: (name) => answered.get(name) });
    if (failure) throw failure;
    const reader = rowReader(at, ids, (wire) => readTolerantly(at.response, wire)?.data ?? null);
    const rows = reader.push(text);
    const end = reader.finish();
    return { rows: [...rows, ...end.rows], total: end.total };
  } catch (error) {
    if (error instanceof ApiError) notePath(at, error);
    throw error;
  }
}

/** Returns parsed JSON, else the text. */
async function bodyOf(endpoint: Endpoint, body: ReadableStream<Uint8Array> | null): Promise<unknown> {
  return readAnswer(await textOf(endpoint, body));
}

async function textOf({ id }: Endpoint, body: ReadableStream<Uint8Array> | null): Promise<string> {
  return await new Response(body).text().catch((error: unknown) => {
    // The body was cut; the gateway gives the reason as a code.
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

/** Returns a server's raw answer to a call. Throws ApiError where the answer is missing or was cut. */
export async function answerThrough<E extends Endpoint>(
  gateway: Through,
  { mapping }: Pick<GatewayTarget, 'mapping'>,
  endpoint: E,
  input: Input<E>,
  { headers = {}, signal = new AbortController().signal }: CallThroughOptions = {},
): Promise<RawAnswer> {
  const at = locatedCall(endpoint, mapping);
  const response = await gateway.handle({ ...declaredRequest(at, input, { headers }), signal });
  const answered = new Headers(response.headers);
  const text = await textOf(endpoint, response.body);
  const { status } = response;
  const failure = answerFailure(endpoint, { status, data: null, header: (name) => answered.get(name) });
  if (failure && failure.kind !== 'http') throw failure;
  const type = answered.get('content-type')?.split(';')[0]?.trim() ?? '';
  return { method: at.method, path: at.path, status, type, text };
}
