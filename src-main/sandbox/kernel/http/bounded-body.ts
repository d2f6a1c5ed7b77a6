/** A request's body, refused as soon as it exceeds the limit of its kind. */
import type { Endpoint } from '#shared/api/endpoint.ts';

const mebibyte = 1024 * 1024;
/** Bytes: two licence files of the largest size that the bridge takes, and their multipart frame. */
const multipartLimit = 130 * mebibyte;
const fieldsLimit = 4 * mebibyte;

export class BodyTooLarge extends Error {}

/** Returns the body with its content type, for `json()`, `text()` or `formData()`; reading throws BodyTooLarge. */
export function boundedBody(endpoint: Endpoint, request: Request): Response {
  const limit = endpoint.encoding === 'multipart' ? multipartLimit : fieldsLimit;
  let size = 0;
  const counted = request.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.byteLength;
        if (size > limit) throw new BodyTooLarge(`more than ${limit / mebibyte} MiB`);
        controller.enqueue(chunk);
      },
    }),
  );
  return new Response(counted ?? null, {
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  });
}
