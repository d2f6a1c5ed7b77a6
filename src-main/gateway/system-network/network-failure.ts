/** Maps Chromium's failures (`net::ERR_…`, net/base/net_error_list.h) to the codes of the gateway. */
import { type GatewayCode, type GatewayRefusal, refusal } from '../refusal.ts';
import type { RefusedCertificate } from './judge-certificate.ts';

const names = new Map<string, GatewayCode>(
  Object.entries({
    NAME_NOT_RESOLVED: 'DNS_FAILED',
    NAME_RESOLUTION_FAILED: 'DNS_FAILED',
    DNS_TIMED_OUT: 'DNS_FAILED',
    CONNECTION_REFUSED: 'CONNECTION_REFUSED',
    CONNECTION_RESET: 'CONNECTION_RESET',
    CONNECTION_CLOSED: 'CONNECTION_RESET',
    CONNECTION_ABORTED: 'CONNECTION_RESET',
    EMPTY_RESPONSE: 'CONNECTION_RESET',
    SOCKET_NOT_CONNECTED: 'CONNECTION_RESET',
    CONTENT_LENGTH_MISMATCH: 'CONNECTION_RESET',
    INCOMPLETE_CHUNKED_ENCODING: 'CONNECTION_RESET',
    HTTP2_PING_FAILED: 'CONNECTION_RESET',
    CONNECTION_TIMED_OUT: 'TIMEOUT',
    TIMED_OUT: 'TIMEOUT',
    PROXY_CONNECTION_FAILED: 'PROXY_UNREACHABLE',
    SOCKS_CONNECTION_FAILED: 'PROXY_UNREACHABLE',
    SOCKS_CONNECTION_HOST_UNREACHABLE: 'PROXY_REFUSED',
    TUNNEL_CONNECTION_FAILED: 'PROXY_REFUSED',
    PROXY_HTTP_1_1_REQUIRED: 'PROXY_REFUSED',
    PROXY_AUTH_REQUESTED: 'PROXY_AUTH',
    PROXY_AUTH_REQUESTED_WITH_NO_CONNECTION: 'PROXY_AUTH',
    PROXY_AUTH_UNSUPPORTED: 'PROXY_AUTH',
    PROXY_CERTIFICATE_INVALID: 'PROXY_CERTIFICATE',
    NO_SUPPORTED_PROXIES: 'PROXY_UNUSABLE',
    PAC_SCRIPT_FAILED: 'PAC_FAILED',
    MANDATORY_PROXY_CONFIGURATION_FAILED: 'PAC_FAILED',
    INVALID_RESPONSE: 'BAD_RESPONSE',
    INVALID_HTTP_RESPONSE: 'BAD_RESPONSE',
    INVALID_CHUNKED_ENCODING: 'BAD_RESPONSE',
    CONTENT_DECODING_FAILED: 'BAD_RESPONSE',
    CONTENT_DECODING_INIT_FAILED: 'BAD_RESPONSE',
    RESPONSE_HEADERS_TRUNCATED: 'BAD_RESPONSE',
    RESPONSE_HEADERS_MULTIPLE_CONTENT_LENGTH: 'BAD_RESPONSE',
    RESPONSE_HEADERS_MULTIPLE_LOCATION: 'BAD_RESPONSE',
    HTTP2_PROTOCOL_ERROR: 'BAD_RESPONSE',
    RESPONSE_HEADERS_TOO_BIG: 'RESPONSE_TOO_LARGE',
    UNSAFE_REDIRECT: 'REDIRECT_REFUSED',
    INVALID_REDIRECT: 'REDIRECT_REFUSED',
    TOO_MANY_REDIRECTS: 'REDIRECT_REFUSED',
    INVALID_ARGUMENT: 'HEADER_REFUSED',
    INVALID_URL: 'ADDRESS_INVALID',
    ABORTED: 'CANCELLED',
    CERT_COMMON_NAME_INVALID: 'TLS_WRONG_NAME',
    CERT_REVOKED: 'TLS_REVOKED',
    SSL_KEY_USAGE_INCOMPATIBLE: 'TLS_WRONG_USE',
    BAD_SSL_CLIENT_AUTH_CERT: 'TLS_CLIENT_CERTIFICATE',
  } satisfies Record<string, GatewayCode>),
);

/** `shown`: the certificate that this way has refused last. */
export function nameNetworkFailure(message: string, shown: RefusedCertificate | null): GatewayRefusal {
  const name = /^net::ERR_([A-Z0-9_]+)/.exec(message)?.[1] ?? '';
  const code = names.get(name) ?? ofFamily(name, shown) ?? 'UNREACHABLE';
  const isCertificate = name.startsWith('CERT_') || code === 'PROXY_CERTIFICATE';
  const detail = name === '' ? message.slice(0, 200) : `ERR_${name}`;
  return refusal(code, isCertificate && shown ? `${detail} SHA-256 ${shown.fingerprint}` : detail);
}

function ofFamily(name: string, shown: RefusedCertificate | null): GatewayCode | null {
  if (name === 'CERT_AUTHORITY_INVALID') return shown?.isSelfSigned ? 'TLS_SELF_SIGNED' : 'TLS_UNKNOWN_CA';
  if (name === 'CERT_DATE_INVALID') return shown?.isEarly ? 'TLS_NOT_YET_VALID' : 'TLS_EXPIRED';
  if (name.startsWith('SSL_CLIENT_AUTH_')) return 'TLS_CLIENT_CERTIFICATE';
  if (/^(CERT|SSL|ECH)_/.test(name)) return 'TLS_FAILED';
  return null;
}
