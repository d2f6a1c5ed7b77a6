/** Sends all requests to the platform (calls, streamed rows, files); every failure becomes an ApiError. */
import type { AxiosRequestConfig } from 'axios';
import { answerFailure, deadline, isUnauthorised, notePath } from '#shared/api/answer-failure.ts';
import { ApiError } from '#shared/api/api-error.ts';
import type { Endpoint, Input, Output } from '#shared/api/endpoint.ts';
import { readAnswer } from '#shared/api/read-answer.ts';
import { currentSession } from '#shared/api/session/session.ts';
import { decodeResponse, encodeRequest, type WireRequest } from '#shared/api/wire.ts';
import { lacksSession } from '#shared/rules/common/session/lacks-session.ts';
import { withCallNote } from './calls.ts';
import { takeEarly } from './early-answers.ts';
import { idTypesOfServer } from './known-ids.ts';
import { clientThere, loadClient } from './load-client.ts';
import { loadOddAnswers, loadedOddAnswers } from './odd-answers-loader.ts';
import { mappedEndpoint } from './mapped-calls.ts';
import { hasLeftServer, serverMark, noteServerChanged, platformHeaders } from './server-mark.ts';
import { judgeUnauthorised } from './session-expired.ts';
import { shell } from './shell/index.ts';

export interface SendOptions {
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
  /** The mark of the request's server; by default the one that this tab shows. */
  readonly mark?: string | undefined;
  /** Receives the sent share of the body, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/** The request's target: an endpoint, or a bare address. */
export type CallTarget = Pick<Endpoint, 'id' | 'origin' | 'path'>;

/** Body types of a successful answer. */
interface Bodies {
  /** Parsed JSON, or the text when it is no JSON. */
  readonly json: unknown;
  readonly blob: Blob;
  readonly stream: ReadableStream<Uint8Array<ArrayBuffer>>;
}

export interface HttpAnswer<Body> {
  readonly status: number;
  readonly header: (name: string) => string | null;
  readonly body: Body;
}

/** Sends one call and returns its decoded output. Throws ApiError; an abort throws the signal's reason. */
export async function send<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: SendOptions = {},
): Promise<Output<E>> {
  // Ids and odd values belong to the requested server; the tab may show another one when the answer arrives.
  const server = options.mark ?? serverMark();
  const at = await mappedEndpoint(endpoint);
  const ids = idTypesOfServer(server);
  return exchange(
    at,
    () => encodeRequest(at, input, ids, loadedOddAnswers()?.oddValuesOfServer(server)),
    'json',
    ({ status, body }) => {
      const reads = endpoint.effect === 'read';
      try {
        const data = decodeResponse(at, body, status, ids);
        if (reads && (loadedOddAnswers() || hasNull(body)))
          void loadOddAnswers().then(
            ({ noteUnderstoodAnswer }) => noteUnderstoodAnswer(at, input, body, server),
            // The page shows missing files where it needs them.
            () => undefined,
          );
        return data;
      } catch (refusal) {
        // A write's answer says whether the change was made, so no value of it may be guessed.
        if (!reads) throw refusal;
        return loadOddAnswers().then(({ readOddAnswer }) => readOddAnswer(at, input, body, refusal, server));
      }
    },
    options,
  );
}

/** Whether any nested value is null: null texts are returned to the server unchanged (api/odd-values/null-texts.ts). */
function hasNull(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value === null;
  return Object.values(value).some(hasNull);
}

/** Sends a request and returns `open`'s result for a success. Throws as `send`, and whatever `open` throws. */
export function exchange<Kind extends keyof Bodies, T>(
  asked: CallTarget,
  request: () => WireRequest,
  kind: Kind,
  open: (answer: HttpAnswer<Bodies[Kind]>) => T | Promise<T>,
  options: SendOptions = {},
): Promise<T> {
  const work = async () => {
    const late = AbortSignal.timeout(deadline);
    try {
      return await open(await answerTo(asked, request(), kind, options, late));
    } catch (thrown) {
      options.signal?.throwIfAborted();
      if (!(thrown instanceof ApiError)) throw thrown;
      const error = late.aborted && thrown.kind === 'network' ? tooLate(thrown) : thrown;
      notePath(asked, error);
      noteServerChanged(error);
      if (!isUnauthorised(error)) throw error;
      throw await judgeUnauthorised(error, asked, askWho);
    }
  };
  return withCallNote(asked.id, work, options.mark);
}

/** The session call; where the server lacks it, a call that every session may make. */
async function askWho(): Promise<unknown> {
  try {
    return await send(currentSession, {});
  } catch (error) {
    if (!lacksSession(error)) throw error;
    return send((await import('#shared/api/tenant/tenant.ts')).getTenantInfo, {});
  }
}

async function answerTo<Kind extends keyof Bodies>(
  asked: CallTarget,
  request: WireRequest,
  kind: Kind,
  { signal, headers, mark, onProgress }: SendOptions,
  late: AbortSignal,
): Promise<HttpAnswer<Bodies[Kind]>> {
  if (hasLeftServer(mark))
    throw new ApiError({
      kind: 'network',
      code: 'SERVER_CHANGED',
      endpoint: asked.id,
      message: 'this tab is on another server by now',
    });
  const sent = { ...platformHeaders(mark), ...headers };
  const stop = signal ? AbortSignal.any([signal, late]) : late;
  const answer = await carry<Kind>(request, kind, sent, stop, onProgress).catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    throw new ApiError({ kind: 'network', endpoint: asked.id, message });
  });
  if (!answerFailure(asked, { ...answer, data: null })) return answer;
  throw answerFailure(asked, { ...answer, data: await jsonOf(kind, answer.body) });
}

async function carry<Kind extends keyof Bodies>(
  request: WireRequest,
  kind: Kind,
  headers: Record<string, string>,
  signal: AbortSignal,
  onProgress: SendOptions['onProgress'],
): Promise<HttpAnswer<Bodies[Kind]>> {
  const early = kind === 'json' ? await takeEarly(request, headers, signal) : null;
  if (early) {
    const { response, text } = early;
    return {
      status: response.status,
      header: (name) => response.headers.get(name),
      body: readAnswer(text) as Bodies[Kind],
    };
  }
  const { method, url, contentType, body } = request;
  const response = await (clientThere() ?? (await loadClient())).request<string | Bodies[Kind]>({
    method,
    url: new URL(url, location.href).href,
    data: body ?? undefined,
    // axios' own JSON parsing loses digits of large numbers.
    responseType: kind === 'json' ? 'text' : kind,
    headers: {
      ...headers,
      ...shell.watchRequest?.(signal),
      // The browser adds the boundary of a multipart body itself.
      ...(contentType && contentType !== 'multipart/form-data' ? { 'Content-Type': contentType } : {}),
    },
    signal,
    ...(onProgress ? reporting(onProgress) : {}),
  });
  return {
    status: response.status,
    header: (name) => (response.headers[name] as string | undefined) ?? null,
    body: typeof response.data === 'string' ? (readAnswer(response.data) as Bodies[Kind]) : response.data,
  };
}

/** The body of a failure, where it arrived and is JSON, whatever type was requested. */
async function jsonOf<Kind extends keyof Bodies>(kind: Kind, body: Bodies[Kind]): Promise<unknown> {
  if (kind === 'json') return body;
  try {
    return readAnswer(
      await (kind === 'blob' ? (body as Blob) : new Response(body as Bodies['stream'])).text(),
    );
  } catch {
    return null;
  }
}

/** fetch reports no upload progress. */
function reporting(onProgress: (share: number) => void): AxiosRequestConfig {
  return {
    adapter: 'xhr',
    onUploadProgress: ({ loaded, total }) => onProgress(total ? loaded / total : 0),
  };
}

/** A connection error caused by the deadline's abort is a timeout. */
function tooLate({ endpoint, message }: ApiError): ApiError {
  return new ApiError({ kind: 'timeout', endpoint, message });
}
