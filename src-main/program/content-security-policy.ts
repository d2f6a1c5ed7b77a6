/** What the console's document may load, the same in every shell (limits.md §2, §3). */
import { randomBytes } from 'node:crypto';

/** 128 bits, new for every document. */
export function newNonce(): string {
  return randomBytes(16).toString('base64url');
}

/** For the page: the bundle, and what carries this page's nonce. */
export function pagePolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    // Peer connections would leave past `connect-src` (CSP Level 3 §6.1.19).
    "webrtc 'block'",
  ].join('; ');
}

/** For data: a document made of it would have an opaque origin, no script and nothing to load. */
export const dataPolicy = "default-src 'none'; sandbox; frame-ancestors 'none'";
