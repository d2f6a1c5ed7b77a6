/** Maps any error on the way to a server (codes of Node, OpenSSL and undici) to a code of the gateway. */
import { type GatewayCode, type GatewayRefusal, refusal } from './refusal.ts';

const names = new Map<string, GatewayCode>(
  Object.entries({
    PROXY_UNREACHABLE: 'PROXY_UNREACHABLE',
    PROXY_CERTIFICATE: 'PROXY_CERTIFICATE',
    PROXY_AUTH: 'PROXY_AUTH',
    PROXY_REFUSED: 'PROXY_REFUSED',
    PROXY_UNUSABLE: 'PROXY_UNUSABLE',
    PAC_FAILED: 'PAC_FAILED',
    ENOTFOUND: 'DNS_FAILED',
    EAI_AGAIN: 'DNS_FAILED',
    EAI_FAIL: 'DNS_FAILED',
    EAI_NODATA: 'DNS_FAILED',
    EAI_NONAME: 'DNS_FAILED',
    ECONNREFUSED: 'CONNECTION_REFUSED',
    ECONNRESET: 'CONNECTION_RESET',
    EPIPE: 'CONNECTION_RESET',
    ECONNABORTED: 'CONNECTION_RESET',
    UND_ERR_SOCKET: 'CONNECTION_RESET',
    EHOSTUNREACH: 'UNREACHABLE',
    ENETUNREACH: 'UNREACHABLE',
    EHOSTDOWN: 'UNREACHABLE',
    ENETDOWN: 'UNREACHABLE',
    EADDRNOTAVAIL: 'UNREACHABLE',
    ETIMEDOUT: 'TIMEOUT',
    UND_ERR_CONNECT_TIMEOUT: 'TIMEOUT',
    UND_ERR_HEADERS_TIMEOUT: 'TIMEOUT',
    UND_ERR_BODY_TIMEOUT: 'TIMEOUT',
    UND_ERR_HEADERS_OVERFLOW: 'RESPONSE_TOO_LARGE',
    UND_ERR_RES_EXCEEDED_MAX_SIZE: 'RESPONSE_TOO_LARGE',
    UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'BAD_RESPONSE',
    FILE_CUT: 'FILE_CUT',
    UND_ERR_ABORTED: 'CANCELLED',
    ABORT_ERR: 'CANCELLED',
    DEPTH_ZERO_SELF_SIGNED_CERT: 'TLS_SELF_SIGNED',
    SELF_SIGNED_CERT_IN_CHAIN: 'TLS_UNKNOWN_CA',
    UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'TLS_UNKNOWN_CA',
    UNABLE_TO_GET_ISSUER_CERT: 'TLS_UNKNOWN_CA',
    UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'TLS_UNKNOWN_CA',
    CERT_UNTRUSTED: 'TLS_UNKNOWN_CA',
    CERT_HAS_EXPIRED: 'TLS_EXPIRED',
    CERT_NOT_YET_VALID: 'TLS_NOT_YET_VALID',
    CERT_REVOKED: 'TLS_REVOKED',
    INVALID_PURPOSE: 'TLS_WRONG_USE',
    // BoringSSL's code for a certificate whose key is for another use; OpenSSL does not check that.
    ERR_SSL_KEY_USAGE_BIT_INCORRECT: 'TLS_WRONG_USE',
    ERR_TLS_CERT_ALTNAME_INVALID: 'TLS_WRONG_NAME',
    ERR_SSL_WRONG_VERSION_NUMBER: 'TLS_NOT_SPOKEN',
    ERR_SSL_PACKET_LENGTH_TOO_LONG: 'TLS_NOT_SPOKEN',
    ERR_SSL_HTTP_REQUEST: 'TLS_NOT_SPOKEN',
  } satisfies Record<string, GatewayCode>),
);

/** Failures that a missing client certificate may cause; a refusal of the server's own certificate is none of them. */
const mayBeForLack: ReadonlySet<GatewayCode> = new Set(['TLS_FAILED', 'CONNECTION_RESET']);

/** Alerts about the client's certificate, missing or refused; each TLS library spells them its way. */
const alertOfCertificate =
  /^ERR_SSL_.*ALERT_((BAD|NO|UNSUPPORTED)_CERTIFICATE|CERTIFICATE_(REQUIRED|UNKNOWN|EXPIRED|REVOKED)|UNKNOWN_CA)$/;

/** `error.fingerprint`, where it was noted (connector.ts), identifies the refused certificate. */
export function nameFailure(error: unknown, lacksCertificate = false): GatewayRefusal {
  const lacks =
    lacksCertificate ||
    [...chain(error)].some((one) => Reflect.get(one as object, 'lacksCertificate') === true);
  for (const found of chain(error)) {
    const code = textOf(found, 'code');
    // Undici's parser names only itself where llhttp has no code for the fault.
    const name = names.get(code) ?? family(textOf(found, 'name') === 'HTTPParserError' ? 'HPE_' : code);
    if (!name) continue;
    if (lacks && mayBeForLack.has(name)) return refusal('TLS_CLIENT_CERTIFICATE', code);
    const fingerprint = textOf(found, 'fingerprint');
    if (fingerprint) return refusal(name, `${code} SHA-256 ${fingerprint}`);
    // The detail repeats no code that the refusal already has.
    return refusal(name, textOf(found, 'detail') || (code === name ? null : code) || null);
  }
  return refusal('UNREACHABLE', textOf(error, 'code') || null);
}

function family(code: string): GatewayCode | null {
  if (code.startsWith('HPE_')) return 'BAD_RESPONSE';
  if (alertOfCertificate.test(code)) return 'TLS_CLIENT_CERTIFICATE';
  if (/^(ERR_SSL_|ERR_TLS_|CERT_|EPROTO$|CRL_|INVALID_CA$|PATH_LENGTH_|UNABLE_TO_)/.test(code))
    return 'TLS_FAILED';
  return null;
}

/** Yields the error, its causes and, where several addresses were tried, the error of each. */
function* chain(error: unknown, depth = 0): Generator<unknown> {
  if (typeof error !== 'object' || error === null || depth > 4) return;
  if (error instanceof AggregateError) for (const one of error.errors) yield* chain(one, depth + 1);
  yield error;
  if ('cause' in error) yield* chain(error.cause, depth + 1);
}

function textOf(found: unknown, key: 'code' | 'name' | 'fingerprint' | 'detail'): string {
  if (typeof found !== 'object' || found === null) return '';
  const value: unknown = Reflect.get(found, key);
  return typeof value === 'string' ? value : '';
}
