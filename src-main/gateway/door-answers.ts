/**
 * Answers that come from what stands before the platform, and not from it: a gate that asks who one is, a server that
 * wants a certificate. Told by the head of the answer; what is JSON is the platform's own word.
 */
import { type Refusal, refusal } from './refusal.ts';
import type { ParsedHeaders } from './response-headers.ts';

/** Statuses of a page about a certificate that was not sent; 495 and 496 are nginx's own. */
const certificatePages = [400, 495, 496];

/** `lacks`: the server asked for a client certificate and the profile has none. */
export function refusalOfDoor(status: number, headers: ParsedHeaders, lacks: () => boolean): Refusal | null {
  if (/\bjson\b/i.test(String(headers['content-type'] ?? ''))) return null;
  if (certificatePages.includes(status) && lacks())
    return refusal('TLS_CLIENT_CERTIFICATE', `HTTP ${status}`);
  return null;
}
