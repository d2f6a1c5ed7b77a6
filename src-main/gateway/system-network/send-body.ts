/** Sends the body of a request over Electron's `net`. */
import { readUpTo } from '../prepared-exchange.ts';
import type { CarriedRequest } from '../carrier.ts';
import type { NetworkRequest } from './system-network.ts';

/**
 * Bytes of a body that is sent whole, with its length. Chromium knows no length of a body in parts, and some servers
 * refuse one without; a body that is sent whole has to arrive within the gateway's time of silence.
 */
const wholeLimit = 4 * 1024 * 1024;

export interface SendingState {
  readonly isOver: () => boolean;
  /** Called when Chromium has taken a part. */
  readonly delivered: () => void;
}

/** Rejects where the body fails, or is not as long as its field says. */
export async function sendBody(
  request: NetworkRequest,
  headers: readonly string[],
  body: CarriedRequest['body'],
  { isOver, delivered }: SendingState,
): Promise<void> {
  if (body === null) {
    request.end();
    return;
  }
  const at = headers.findIndex((name, i) => i % 2 === 0 && name === 'content-length');
  const length = at < 0 ? null : Number(headers[at + 1]);
  if (length !== null && length <= wholeLimit) {
    const whole = await readUpTo(body, wholeLimit);
    if (whole?.byteLength !== length) throw otherLength();
    if (!isOver()) request.end(whole);
    return;
  }
  // Only before the first part.
  request.chunkedEncoding = true;
  let size = 0;
  for await (const part of body) {
    if (isOver()) return;
    size += part.byteLength;
    if (length !== null && size > length) throw otherLength();
    await new Promise<void>((taken) => request.write(Buffer.from(part), undefined, taken));
    delivered();
  }
  if (length !== null && size !== length) throw otherLength();
  if (!isOver()) request.end();
}

function otherLength(): Error {
  return Object.assign(new Error('the body is not as long as it says'), {
    code: 'UND_ERR_REQ_CONTENT_LENGTH_MISMATCH',
  });
}
