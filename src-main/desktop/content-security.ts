/**
 * The headers of every response on console:// (limits.md §2). The document's policy allows the bundle and elements
 * with the nonce of this response; a response of the platform's server is data and never a document with rights.
 */
import { dataPolicy, pagePolicy } from '../program/content-security-policy.ts';

const common = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

export function bundleHeaders(nonce: string): Record<string, string> {
  return { ...common, /* wall: desktop-page-policy */ 'Content-Security-Policy': pagePolicy(nonce) };
}

export const desktopDataHeaders: Readonly<Record<string, string>> = {
  ...common,
  'Content-Security-Policy': dataPolicy,
  'Cache-Control': 'no-store',
};
