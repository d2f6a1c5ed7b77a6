/**
 * The header fields that a profile may add to every request: none that Steward sets itself, that identifies the client,
 * that alters the request, or that alters every answer (limits.md §3). The form, every file and the service that saves
 * a profile refuse the others; the gateway never sends them, whatever is stored.
 */
import { overridesRequest } from './override-header.ts';

const refused = {
  /** Fields of the connection: RFC 9110 §7.6.1, §7.8, §10.1.1. */
  connection:
    'connection keep-alive te trailer transfer-encoding upgrade http2-settings expect content-length host',
  /** Fields that Steward sets from the profile and its session. */
  ours: 'cookie cookie2 authorization origin referer idempotency-key accept-encoding content-type',
  /** Claims about the client that servers and proxies trust: RFC 7239 §8.1. */
  claims:
    'forwarded via x-real-ip x-client-ip true-client-ip client-ip cf-connecting-ip fastly-client-ip x-cluster-client-ip x-original-forwarded-for x-originating-ip x-remote-ip x-remote-addr x-azure-clientip x-appengine-user-ip wl-proxy-client-ip proxy-client-ip x-envoy-external-address',
  /** Fields that would make every answer partial or empty: RFC 9110 §13, §14. */
  answers: 'range if-range if-match if-none-match if-modified-since if-unmodified-since',
  /** Fields that would change how bodies are decoded, or allow replays: RFC 9110 §8.4, RFC 8470. */
  bodies: 'content-encoding content-range content-location content-md5 early-data',
  /** A name that would set the prototype of a JavaScript object. */
  names: '__proto__',
} as const;

const fields = new Set(Object.values(refused).flatMap((names) => names.split(' ')));
const families = ['proxy-', 'sec-', 'x-steward-', 'x-forwarded-'];

/** Case is ignored; underscores count as hyphens, as many servers read them. */
export function isForbiddenHeader(name: string): boolean {
  const plain = name.toLowerCase();
  const read = plain.replaceAll('_', '-');
  return (
    /* wall: own-header-fields */ fields.has(plain) ||
    fields.has(read) ||
    families.some((family) => read.startsWith(family)) ||
    overridesRequest(read)
  );
}
