/**
 * The body of a request to the platform. Electron hands it over as a stream without a length, which would be sent in
 * chunks; some servers and walls answer 411 or 400 to those. A body of ordinary size is read first and sent with its
 * length, as a browser does; a larger one stays a stream.
 */
import { uploadLimit } from '../program/upload-limit.ts';

/** Bytes up to which a body is read before it is sent. */
const readFirst = 1024 * 1024;

export interface PlatformBody {
  readonly stream: ReadableStream<Uint8Array> | null;
  /** Null where it is not known before the end. */
  readonly length: number | null;
}

/** `tooLarge` is called when a stream turns out to be larger than what may be sent; the stream then fails. */
export async function platformBody(
  body: ReadableStream<Uint8Array> | null,
  tooLarge: () => void,
  limit: number = uploadLimit,
): Promise<PlatformBody> {
  if (body === null) return { stream: null, length: null };
  const reader = body.getReader();
  const first: Uint8Array[] = [];
  let size = 0;
  while (size <= readFirst) {
    const { done, value } = await reader.read();
    if (done) return { stream: streamOf(first), length: size };
    first.push(value);
    size += value.byteLength;
  }
  const waiting = first.values();
  const stream = new ReadableStream<Uint8Array>({
    async pull(sink) {
      const known = waiting.next();
      const { done, value } = known.done ? await reader.read() : { done: false, value: known.value };
      if (known.done) size += value?.byteLength ?? 0;
      if (size > limit) {
        tooLarge();
        await reader.cancel();
        sink.error(Object.assign(new Error('too large'), { code: 'UND_ERR_ABORTED' }));
      } else if (done || value === undefined) sink.close();
      else sink.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return { stream, length: null };
}

function streamOf(parts: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(sink) {
      for (const part of parts) sink.enqueue(part);
      sink.close();
    },
  });
}
