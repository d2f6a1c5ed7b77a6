/** The headers of every answer (limits.md §3). Flat: name, value, name, value. No CORS header is ever sent. */
import { randomBytes } from 'node:crypto';

export const commonHeaders: readonly string[] = [
  ...['X-Content-Type-Options', 'nosniff'],
  ...['Referrer-Policy', 'no-referrer'],
  ...['Cross-Origin-Resource-Policy', 'same-origin'],
  ...['Cross-Origin-Opener-Policy', 'same-origin'],
  ...['X-Frame-Options', 'DENY'],
];

/** For data: nobody keeps it, and opened as a page it is an inert one. */
export const dataHeaders: readonly string[] = [
  ...commonHeaders,
  ...['Cache-Control', 'no-store'],
  ...['Content-Security-Policy', "default-src 'none'; sandbox; frame-ancestors 'none'"],
];

/** 128 bits, new for every page. */
export function newNonce(): string {
  return randomBytes(16).toString('base64url');
}

/** For the page: the bundle, and what carries this page's nonce. */
export function pageHeaders(nonce: string): string[] {
  const policy = [
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
  ].join('; ');
  return [
    ...commonHeaders,
    ...['Cache-Control', 'no-store', 'Content-Security-Policy', policy],
    ...['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), usb=(), serial=(), payment=()'],
  ];
}
