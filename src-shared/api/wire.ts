/** Encodes an input for the wire, and decodes a response body. */
import * as z from 'zod';
import { stringifyJson } from '../kit/exact-json.ts';
import { ApiError, inputRefused } from './api-error.ts';
import type { Endpoint, Input, Output } from './endpoint.ts';
import { type OpenedEnvelope, openEnvelope } from './envelope.ts';
import { type IdTypes, readingIds, withNumberIds } from './id-types.ts';

export interface WireRequest {
  readonly method: Endpoint['method'];
  /** Path and query. */
  readonly url: string;
  readonly contentType:
    | 'application/json'
    | 'application/x-www-form-urlencoded'
    | 'multipart/form-data'
    | null;
  readonly body: string | FormData | null;
}

type Fields = Record<string, unknown>;

/** Odd values of a server's records (odd-values/stored-odd-values.ts), which are sent back as they came. */
interface OddValues {
  restored(call: Pick<Endpoint, 'id' | 'record'>, fields: Readonly<Fields>): Readonly<Fields>;
}

/** The request for an input; `ids` and `odd` are known facts about the server. Throws ApiError `contract`. */
export function encodeRequest<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  ids?: IdTypes,
  odd?: OddValues,
): WireRequest {
  const encoded = z.safeEncode(endpoint.request, input);
  if (!encoded.success) throw neverSent(endpoint, encoded.error);
  const clean = (encoded.data ?? {}) as Fields;
  const ours = { ...(odd && endpoint.effect === 'write' ? odd.restored(endpoint, clean) : clean) };
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = ours[name];
    delete ours[name];
    return encodeURIComponent(String(value));
  });
  const { method, mapped } = endpoint;
  const beside = pullFields(ours, endpoint.beside);
  const fields = mapped?.fields(ours) ?? ours;
  const numbered = withNumberIds(ours, ids, endpoint.id);
  const typed = mapped?.fields(numbered) ?? numbered;
  if (endpoint.encoding === 'query') {
    return { method, url: withQuery(path, toParams(fields, typed)), contentType: null, body: null };
  }
  // A mapping's constants stand in the body alone.
  const inQuery = endpoint.beside.length > 0 ? (mapped?.fields(beside) ?? beside) : {};
  const url = withQuery(path, toParams(inQuery, inQuery));
  if (endpoint.encoding === 'json') {
    return { method, url, contentType: 'application/json', body: stringifyJson(typed) };
  }
  if (endpoint.encoding === 'form') {
    return {
      method,
      url,
      contentType: 'application/x-www-form-urlencoded',
      body: toParams(fields, typed).toString(),
    };
  }
  return { method, url, contentType: 'multipart/form-data', body: toFormData(fields) };
}

/** Takes the data out of a response's envelope; null where the body does not have the declared envelope. */
export function openAnswer(endpoint: Endpoint, body: unknown): OpenedEnvelope | null {
  const { envelope, mapped } = endpoint;
  return openEnvelope(envelope, mapped ? mapped.answer(envelope, body) : body);
}

/** Opens a response body and decodes it; `ids` learn from it. Throws ApiError `refused` or `contract`. */
export function decodeResponse<E extends Endpoint>(
  endpoint: E,
  body: unknown,
  status = 200,
  ids?: IdTypes,
): Output<E> {
  const opened = openAnswer(endpoint, body);
  if (!opened) throw new ApiError({ kind: 'contract', endpoint: endpoint.id, status, message: 'envelope' });
  if (!opened.ok) {
    throw new ApiError({
      kind: 'refused',
      endpoint: endpoint.id,
      status,
      code: opened.code,
      message: opened.message,
    });
  }
  const decoded = readingIds(ids, endpoint.id, () => z.safeDecode(endpoint.response, opened.data as never));
  if (!decoded.success) throw contractError(endpoint, decoded.error, status);
  return decoded.data as Output<E>;
}

/** The failure of a call that was not sent: unlike an answer that does not fit, its outcome is certain. */
function neverSent(endpoint: Endpoint, error: z.ZodError): ApiError {
  const { message, field } = contractError(endpoint, error);
  return new ApiError({
    kind: 'contract',
    endpoint: endpoint.id,
    code: inputRefused,
    message,
    ...(field === null ? {} : { field }),
  });
}

function contractError(endpoint: Endpoint, error: z.ZodError, status = 0): ApiError {
  const issue = error.issues[0];
  const field = issue?.path.map(String).join('.') || 'data';
  return new ApiError({
    kind: 'contract',
    endpoint: endpoint.id,
    status,
    message: `${field}: ${issue?.message ?? ''}`,
    field,
  });
}

/** Takes the named fields out of `fields`. */
function pullFields(fields: Fields, names: readonly string[]): Fields {
  const pulled: Fields = {};
  for (const name of names.filter((one) => one in fields)) {
    pulled[name] = fields[name];
    delete fields[name];
  }
  return pulled;
}

function withQuery(path: string, params: URLSearchParams): string {
  return params.size > 0 ? `${path}?${params}` : path;
}

/** Digits in a query are texts; only JSON inside a text keeps ids as numbers, as in a body. */
function toParams(fields: Fields, typed: Fields): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || value === null) continue;
    params.append(name, typeof value === 'object' ? stringifyJson(typed[name]) : String(value));
  }
  return params;
}

function toFormData(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || value === null) continue;
    if (value instanceof File) form.append(name, value, value.name);
    else if (value instanceof Blob) form.append(name, value);
    else form.append(name, typeof value === 'object' ? stringifyJson(value) : String(value));
  }
  return form;
}
