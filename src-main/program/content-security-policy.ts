/** The content security policy of the console's document, the same in every shell (limits.md §2, §3). */
import { randomBytes } from 'node:crypto';

/** 128 bits, new for every document. */
export function newNonce(): string {
  return randomBytes(16).toString('base64url');
}

/** Policy of the page: it allows the bundle, and elements with this page's nonce. */
export function pagePolicy(nonce: string): string {
  return [
    "default-src 'none'",
    // wall: web-script-policy
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
    // WebRTC connections would bypass `connect-src` (CSP Level 3 §6.1.19).
    // wall: web-no-webrtc
    "webrtc 'block'",
  ].join('; ');
}

/** Policy of data: a document made of it gets an opaque origin, runs no script and loads nothing. */
export const dataPolicy = "default-src 'none'; sandbox; frame-ancestors 'none'";
