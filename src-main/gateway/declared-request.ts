/** A declared call as a request to the gateway: from the terminal, from the check of a connection, to try it. */
import type { Endpoint, Input } from '#shared/api/endpoint.ts';
import type { IdTypes } from '#shared/api/id-types.ts';
import { encodeRequest } from '#shared/api/wire.ts';
import type { GatewayRequest } from './web-streams.ts';

interface Known {
  /** What is known of the server: in which type it gave its ids, and which of its values were not understood. */
  readonly ids?: IdTypes;
  readonly odd?: Parameters<typeof encodeRequest>[3];
  readonly headers?: Readonly<Record<string, string>>;
}

/** `at`: where and how the server has it (placed.ts). Throws ApiError `contract` where the input does not fit. */
export function declaredRequest<E extends Endpoint>(
  at: E,
  input: Input<E>,
  { ids, odd, headers = {} }: Known = {},
): Omit<GatewayRequest, 'signal'> {
  const { method, url, contentType, body } = encodeRequest(at, input, ids, odd);
  // Writes the boundary of a multipart body, and turns a text into bytes.
  const given = body === null ? null : new Response(body);
  const type = contentType === 'multipart/form-data' ? given?.headers.get('content-type') : contentType;
  return {
    method,
    target: url,
    body: given && (body instanceof FormData ? formBody(given) : given.body),
    headers: [
      ['accept', 'application/json'],
      ...(type ? [['content-type', type] as const] : []),
      ...(typeof body === 'string' ? [['content-length', `${Buffer.byteLength(body)}`] as const] : []),
      ...Object.entries(headers),
    ],
  };
}

/**
 * Node writes a form's parts one by one, and ends the process where a request is given up meanwhile (undici,
 * `extractBody`: "ReadableStream is already closed"): its bytes are put together first.
 */
function formBody(given: Response): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      controller.enqueue(new Uint8Array(await given.arrayBuffer()));
      controller.close();
    },
  });
}
