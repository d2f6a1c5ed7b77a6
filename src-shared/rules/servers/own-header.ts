/**
 * Which header fields a profile may add to every request. None that Steward sets itself, that says who the client is,
 * that makes another request of it, or another answer of every answer (limits.md §3). The form, every file and the
 * service that saves a profile refuse by this; the gateway sends none of them, whatever is stored.
 */
import { overridesRequest } from './override-header.ts';

/** Fields by the reason for which they are refused. */
const refused = {
  /** RFC 9110 §7.6.1, §7.8, §10.1.1: of a connection. */
  connection:
    'connection keep-alive te trailer transfer-encoding upgrade http2-settings expect content-length host',
  /** Set from the profile and its session. */
  ours: 'cookie cookie2 authorization origin referer idempotency-key accept-encoding content-type',
  /** RFC 7239 §8.1: claims about the client, which servers and what stands before them believe. */
  claims:
    'forwarded via x-real-ip x-client-ip true-client-ip client-ip cf-connecting-ip fastly-client-ip x-cluster-client-ip x-original-forwarded-for x-originating-ip x-remote-ip x-remote-addr x-azure-clientip x-appengine-user-ip wl-proxy-client-ip proxy-client-ip x-envoy-external-address',
  /** RFC 9110 §13, §14: every answer would be a part, or nothing. */
  answers: 'range if-range if-match if-none-match if-modified-since if-unmodified-since',
  /** RFC 9110 §8.4, RFC 8470: bodies would be read otherwise, requests twice. */
  bodies: 'content-encoding content-range content-location content-md5 early-data',
  /** A name that an object of JavaScript takes for its own kind. */
  names: '__proto__',
} as const;

const fields = new Set(Object.values(refused).flatMap((names) => names.split(' ')));
const families = ['proxy-', 'sec-', 'x-steward-', 'x-forwarded-'];

/** `name`: in any case; underscores count as hyphens, as many servers read them. */
export function isForbiddenHeader(name: string): boolean {
  const plain = name.toLowerCase();
  const read = plain.replaceAll('_', '-');
  return (
    fields.has(plain) ||
    fields.has(read) ||
    families.some((family) => read.startsWith(family)) ||
    overridesRequest(read)
  );
}
