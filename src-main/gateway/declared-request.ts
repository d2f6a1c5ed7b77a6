/** Encodes a declared call as a request to the gateway, for the terminal and the connection check. */
import type { Endpoint, Input } from '#shared/api/endpoint.ts';
import type { IdTypes } from '#shared/api/id-types.ts';
import { encodeRequest, type WireRequest } from '#shared/api/wire.ts';
import type { GatewayRequest } from './web-streams.ts';

interface Known {
  /** Knowledge of the server: the type of its ids (`ids`) and its odd values (`odd`). */
  readonly ids?: IdTypes;
  readonly odd?: Parameters<typeof encodeRequest>[3];
  readonly headers?: Readonly<Record<string, string>>;
}

/** `at`: the endpoint as mapped (call-placement.ts). Throws ApiError `contract` where the input does not fit. */
export function declaredRequest<E extends Endpoint>(
  at: E,
  input: Input<E>,
  { ids, odd, headers = {} }: Known = {},
): Omit<GatewayRequest, 'signal'> {
  return sentRequest(encodeRequest(at, input, ids, odd), headers);
}

/** An encoded call as a request to the gateway. */
export function sentRequest(
  { method, url, contentType, body }: WireRequest,
  headers: Readonly<Record<string, string>>,
): Omit<GatewayRequest, 'signal'> {
  // `Response` creates the boundary of a multipart body, and encodes a text as bytes.
  const bodyResponse = body === null ? null : new Response(body);
  const type =
    contentType === 'multipart/form-data' ? bodyResponse?.headers.get('content-type') : contentType;
  return {
    method,
    target: url,
    body: bodyResponse && (body instanceof FormData ? formBody(bodyResponse) : bodyResponse.body),
    headers: [
      ['accept', 'application/json'],
      ...(type ? [['content-type', type] as const] : []),
      ...(typeof body === 'string' ? [['content-length', `${Buffer.byteLength(body)}`] as const] : []),
      ...Object.entries(headers),
    ],
  };
}

/**
 * Collects a form's bytes before they are sent: Node writes its parts one by one, and ends the process where a
 * request is aborted meanwhile (undici, `extractBody`: "ReadableStream is already closed").
 */
function formBody(form: Response): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      controller.enqueue(new Uint8Array(await form.arrayBuffer()));
      controller.close();
    },
  });
}
