/** One axios instance carries every platform call; every failure leaves here as an ApiError. */
import axios, { AxiosError, type AxiosRequestConfig, type AxiosResponse } from 'axios';
import { ApiError } from '#shared/api/api-error.ts';
import type { Endpoint, Input, Output } from '#shared/api/endpoint.ts';
import { currentSession } from '#shared/api/session.ts';
import { decodeResponse, encodeRequest } from '#shared/api/wire.ts';
import { reportUnauthorised } from './session-expired.ts';
import { shell } from './shell/index.ts';

/** The gateway's deadline is 120 s (spec 1§9); the console waits a little longer, so that its word arrives. */
const deadline = 125_000;
const gatewayHeader = 'x-steward-gateway';

const client = axios.create({ adapter: 'fetch', timeout: deadline, validateStatus: () => true });

export interface SendOptions {
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
  /** Told how much of the body has been sent, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/** Sends one call and answers its clean output. Throws ApiError; an abort throws the signal's reason. */
export async function send<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: SendOptions = {},
): Promise<Output<E>> {
  const request = encodeRequest(endpoint, input);
  const response = await client
    .request<unknown>({
      method: request.method,
      url: new URL(request.url, location.href).href,
      data: request.body ?? undefined,
      headers: {
        ...shell.requestHeaders(),
        ...options.headers,
        // The browser writes the boundary of a multipart body itself.
        ...(request.contentType && request.contentType !== 'multipart/form-data'
          ? { 'Content-Type': request.contentType }
          : {}),
      },
      ...(options.signal ? { signal: options.signal } : {}),
      ...(options.onProgress ? reporting(options.onProgress) : {}),
    })
    .catch((error: unknown) => {
      options.signal?.throwIfAborted();
      throw transportError(endpoint, error);
    });
  try {
    return openResponse(endpoint, response);
  } catch (error) {
    if (error instanceof ApiError && isUnauthorised(error))
      reportUnauthorised(endpoint, () => send(currentSession, {}));
    throw error;
  }
}

/** fetch tells nothing of a body on its way. */
function reporting(onProgress: (share: number) => void): AxiosRequestConfig {
  return {
    adapter: 'xhr',
    onUploadProgress: ({ loaded, total }) => onProgress(total ? loaded / total : 0),
  };
}

function openResponse<E extends Endpoint>(endpoint: E, response: AxiosResponse<unknown>): Output<E> {
  const { status, data } = response;
  const refusal = response.headers[gatewayHeader] as string | undefined;
  if (refusal) {
    const kind = refusal === 'TIMEOUT' ? 'timeout' : 'network';
    throw new ApiError({ kind, endpoint: endpoint.id, status, code: refusal, message: messageOf(data) });
  }
  if (status < 200 || status > 299) {
    throw new ApiError({
      kind: 'http',
      endpoint: endpoint.id,
      status,
      code: status,
      message: messageOf(data),
    });
  }
  return decodeResponse(endpoint, data, status);
}

function transportError(endpoint: Endpoint, error: unknown): ApiError {
  const timedOut =
    error instanceof AxiosError && (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT');
  const message = error instanceof Error ? error.message : String(error);
  return new ApiError({ kind: timedOut ? 'timeout' : 'network', endpoint: endpoint.id, message });
}

/** The server's own words in a failure's body, or ''. */
function messageOf(data: unknown): string {
  if (typeof data !== 'object' || data === null) return '';
  const { msg, message } = data as { msg?: unknown; message?: unknown };
  return typeof msg === 'string' ? msg : typeof message === 'string' ? message : '';
}

function isUnauthorised(error: ApiError): boolean {
  return error.status === 401 || (error.kind === 'refused' && error.code === 401);
}
