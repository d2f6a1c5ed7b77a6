/** One axios instance carries every platform call; every failure leaves here as an ApiError. */
import axios, { AxiosError, type AxiosRequestConfig, type AxiosResponse } from 'axios';
import { ApiError } from '#shared/api/api-error.ts';
import type { Endpoint, Input, Output } from '#shared/api/endpoint.ts';
import { currentSession } from '#shared/api/session.ts';
import { decodeResponse, encodeRequest } from '#shared/api/wire.ts';
import { answerFailure, deadline, isElsewhere, isUnauthorised } from './answer-failure.ts';
import { noted } from './calls.ts';
import { noteServerChanged, platformHeaders } from './meant.ts';
import { placed } from './path-overrides.ts';
import { judgeUnauthorised } from './session-expired.ts';

const client = axios.create({ adapter: 'fetch', timeout: deadline, validateStatus: () => true });

export interface SendOptions {
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
  /** The mark of the server that it is for; the one that this tab shows. */
  readonly meant?: string | undefined;
  /** Told how much of the body has been sent, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/** Sends one call and answers its clean output. Throws ApiError; an abort throws the signal's reason. */
export function send<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: SendOptions = {},
): Promise<Output<E>> {
  return noted(endpoint.id, () => sendNow(endpoint, input, options));
}

async function sendNow<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: SendOptions,
): Promise<Output<E>> {
  const request = encodeRequest(placed(endpoint), input);
  const response = await client
    .request<unknown>({
      method: request.method,
      url: new URL(request.url, location.href).href,
      data: request.body ?? undefined,
      headers: {
        ...platformHeaders(options.meant),
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
    if (error instanceof ApiError && isElsewhere(endpoint, error)) error.lookedAt = placed(endpoint).path;
    if (error instanceof ApiError && isUnauthorised(error))
      throw await judgeUnauthorised(error, endpoint, () => send(currentSession, {}));
    noteServerChanged(error);
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
  const { status, data, headers } = response;
  const header = (name: string) => (headers[name] as string | undefined) ?? null;
  const failure = answerFailure(endpoint, { status, header, data });
  if (failure) throw failure;
  return decodeResponse(endpoint, data, status);
}

function transportError(endpoint: Endpoint, error: unknown): ApiError {
  const timedOut =
    error instanceof AxiosError && (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT');
  const message = error instanceof Error ? error.message : String(error);
  return new ApiError({ kind: timedOut ? 'timeout' : 'network', endpoint: endpoint.id, message });
}
