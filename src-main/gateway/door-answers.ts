/**
 * Recognises answers of what stands before the platform: a gate that asks for a password, a server that wants a
 * certificate, the proxy itself. Status and headers tell them; JSON is always the platform's own answer.
 */
import { type GatewayRefusal, refusal } from './refusal.ts';
import type { ParsedHeaders } from './response-headers.ts';

/** Statuses of a page about a client certificate, missing or refused; 495 and 496 are nginx's own. */
const certificatePages = [400, 495, 496];
/** Statuses with which a server that leaves the certificate to its pages forbids whoever has none (IIS: 403.7). */
const forbiddenPages = [401, 403];
/** Authentication schemes of gates; `Bearer` comes from the platform itself. */
const gateSchemes = /^\s*(basic|digest|ntlm|negotiate)\b/i;

/** `doubt`: the cause of such a page in the client certificate (certificate-requests.ts). */
export function refusalOfDoor(
  status: number,
  headers: ParsedHeaders,
  doubt: () => 'missing' | 'refused' | null,
): GatewayRefusal | null {
  if (isJson(headers)) return null;
  const asked = challengeOf(headers);
  if (status === 401 && gateSchemes.test(asked)) return refusal('GATE_AUTH', asked);
  const isAboutCertificate =
    (certificatePages.includes(status) && doubt() !== null) ||
    (forbiddenPages.includes(status) && doubt() === 'missing');
  return isAboutCertificate ? refusal('TLS_CLIENT_CERTIFICATE', `HTTP ${status}`) : null;
}

/** A proxy's own answer to an absolute URL; an answer that it fetched has a `Via` field (RFC 9110 §7.6.3). */
export function refusalOfProxy(status: number, headers: ParsedHeaders): GatewayRefusal | null {
  // Only a proxy may send 407; a server that does is used as a proxy.
  if (status === 407) return refusal('PROXY_AUTH', textOf(headers['proxy-authenticate']) || null);
  const isSquids = headers['x-squid-error'] !== undefined;
  if ((headers.via !== undefined && !isSquids) || isJson(headers)) return null;
  if (status === 401 && gateSchemes.test(challengeOf(headers)))
    return refusal('PROXY_AUTH', challengeOf(headers));
  const isOfProxy =
    (status === 403 || status >= 500) && /tinyproxy|squid|proxy/i.test(textOf(headers.server));
  return isSquids || isOfProxy ? refusal('PROXY_REFUSED', `HTTP ${status}`) : null;
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
