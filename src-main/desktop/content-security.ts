/**
 * The headers of every answer on console:// (limits.md §2). The document's policy allows the bundle and what
 * carries this answer's nonce; an answer of the platform's server is data and never a document with rights.
 */
import { randomBytes } from 'node:crypto';

/** 128 bits, new for each document. */
export function newNonce(): string {
  return randomBytes(16).toString('base64');
}

const common = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

export function bundleHeaders(nonce: string): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return { ...common, 'Content-Security-Policy': policy };
}

/** A document made of it would have an opaque origin, no script and nothing to load. */
export const dataHeaders: Readonly<Record<string, string>> = {
  ...common,
  'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
};
