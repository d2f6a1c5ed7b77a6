/** Turns an endpoint and a clean input into what is sent, and a body that came back into clean output. */
import * as z from 'zod';
import { ApiError } from './api-error.ts';
import type { Endpoint, Input, Output } from './endpoint.ts';
import { openEnvelope } from './envelope.ts';

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

/** What goes on the wire for this input. Throws ApiError `contract` where the input does not fit. */
export function encodeRequest<E extends Endpoint>(endpoint: E, input: Input<E>): WireRequest {
  const encoded = z.safeEncode(endpoint.request, input);
  if (!encoded.success) throw contractError(endpoint, encoded.error);
  const fields = { ...((encoded.data ?? {}) as Fields) };
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = fields[name];
    delete fields[name];
    return encodeURIComponent(String(value));
  });
  const { method } = endpoint;
  if (endpoint.encoding === 'query') {
    const query = toParams(fields).toString();
    return { method, url: query ? `${path}?${query}` : path, contentType: null, body: null };
  }
  if (endpoint.encoding === 'json') {
    return { method, url: path, contentType: 'application/json', body: JSON.stringify(fields) };
  }
  if (endpoint.encoding === 'form') {
    return {
      method,
      url: path,
      contentType: 'application/x-www-form-urlencoded',
      body: toParams(fields).toString(),
    };
  }
  return { method, url: path, contentType: 'multipart/form-data', body: toFormData(fields) };
}

/** Opens a response body and decodes it. Throws ApiError `refused` or `contract`. */
export function decodeResponse<E extends Endpoint>(endpoint: E, body: unknown, status = 200): Output<E> {
  const opened = openEnvelope(endpoint.envelope, body);
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
  const decoded = z.safeDecode(endpoint.response, opened.data as never);
  if (!decoded.success) throw contractError(endpoint, decoded.error, status);
  return decoded.data as Output<E>;
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

function toParams(fields: Fields): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || value === null) continue;
    params.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return params;
}

function toFormData(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || value === null) continue;
    if (value instanceof File) form.append(name, value, value.name);
    else if (value instanceof Blob) form.append(name, value);
    else form.append(name, String(value));
  }
  return form;
}
