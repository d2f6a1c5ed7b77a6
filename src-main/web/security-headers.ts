/** The headers of every response (limits.md §3). Flat: name, value, name, value. No CORS header is ever sent. */
import { dataPolicy, pagePolicy } from '../program/index.ts';

export const commonHeaders: readonly string[] = Object.entries({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
}).flat();

/** Headers of data: not to be stored, and inert when opened as a page. */
export const webDataHeaders: readonly string[] = [
  ...commonHeaders,
  ...Object.entries({ 'Cache-Control': 'no-store', 'Content-Security-Policy': dataPolicy }).flat(),
];

/** Headers of the page: they allow the bundle, and elements with this page's nonce. */
export function pageHeaders(nonce: string): string[] {
  const headers = {
    'Cache-Control': 'no-store',
    // wall: web-page-policy
    'Content-Security-Policy': pagePolicy(nonce),
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), usb=(), serial=(), payment=()',
  };
  return [...commonHeaders, ...Object.entries(headers).flat()];
}
