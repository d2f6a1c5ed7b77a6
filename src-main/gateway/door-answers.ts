/**
 * Recognises answers of what stands before the platform: a gate that asks for a password, a server that wants a
 * certificate, the proxy itself. Status and headers tell them; JSON is always the platform's own answer.
 */
import { type GatewayRefusal, refusal } from './refusal.ts';
import type { ParsedHeaders } from './response-headers.ts';

/** Statuses of a page about a missing client certificate; 495 and 496 are nginx's own. */
const certificatePages = [400, 495, 496];
/** Authentication schemes of gates; `Bearer` comes from the platform itself. */
const gateSchemes = /^\s*(basic|digest|ntlm|negotiate)\b/i;

/** `lacks`: whether the server asked for a client certificate and the profile has none. */
export function refusalOfDoor(
  status: number,
  headers: ParsedHeaders,
  lacks: () => boolean,
): GatewayRefusal | null {
  if (isJson(headers)) return null;
  if (certificatePages.includes(status) && lacks())
    return refusal('TLS_CLIENT_CERTIFICATE', `HTTP ${status}`);
  const asked = challengeOf(headers);
  return status === 401 && gateSchemes.test(asked) ? refusal('GATE_AUTH', asked) : null;
}

/** A proxy's own answer to an absolute URL; an answer that it fetched has a `Via` field (RFC 9110 §7.6.3). */
export function refusalOfProxy(status: number, headers: ParsedHeaders): GatewayRefusal | null {
  // Only a proxy may send 407; a server that does is used as a proxy.
  if (status === 407) return refusal('PROXY_AUTH', textOf(headers['proxy-authenticate']) || null);
  const fetched = headers.via !== undefined && headers['x-squid-error'] === undefined;
  if (fetched || isJson(headers)) return null;
  if (status === 401 && gateSchemes.test(challengeOf(headers)))
    return refusal('PROXY_AUTH', challengeOf(headers));
  const speaks =
    /tinyproxy|squid|proxy/i.test(textOf(headers.server)) || headers['x-squid-error'] !== undefined;
  return status >= 500 && speaks ? refusal('PROXY_REFUSED', `HTTP ${status}`) : null;
}

function isJson(headers: ParsedHeaders): boolean {
  return /\bjson\b/i.test(textOf(headers['content-type']));
}

function challengeOf(headers: ParsedHeaders): string {
  return textOf(headers['www-authenticate'])
    .replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .slice(0, 200);
}

function textOf(value: string | string[] | undefined): string {
  return Array.isArray(value) ? value.join(', ') : (value ?? '');
}
