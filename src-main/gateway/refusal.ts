/**
 * The gateway's own response where a request was not sent, or got no usable response: JSON `{ code, msg, gateway,
 * detail }` and the header `x-steward-gateway`, by which the console tells it from a response of the server. `code`
 * is the HTTP status; `gateway` is stable and has a text in every language.
 */

import { responseAdditions } from './response-headers.ts';

/** Each name with its HTTP status and the English words for logs. */
export const gatewayCodes = {
  PATH_REFUSED: [400, 'the address of this call is not allowed'],
  METHOD_REFUSED: [405, 'the method of this call is not allowed'],
  HEADER_REFUSED: [400, 'a header of this call is not allowed'],
  BODY_REFUSED: [400, 'a call of this method has no body'],
  SERVER_CHANGED: [409, 'no server is as the page shows it'],
  SERVER_BLOCKED: [403, "this server is not in the organisation's list"],
  READ_ONLY: [403, 'this server is used read-only: nothing is changed there'],
  NOT_APPROVED: [403, 'somebody else has to approve this change before it is sent'],
  REQUEST_TOO_LARGE: [413, 'the request is too large'],
  FILE_NOT_SENT: [400, 'the file of this call can not be read'],
  FILE_CUT: [502, 'the file of this call could not be read to its end'],
  ADDRESS_INVALID: [502, "the server's address is not valid"],
  CREDENTIAL_INVALID: [502, "the server's credential can not be sent"],
  DNS_FAILED: [502, "the server's name could not be found"],
  CONNECTION_REFUSED: [502, 'the server refused the connection'],
  CONNECTION_RESET: [502, 'the server closed the connection before it answered'],
  UNREACHABLE: [502, 'the server could not be reached'],
  TIMEOUT: [504, 'the server did not answer in time'],
  CANCELLED: [499, 'the call was cancelled'],
  PROXY_UNREACHABLE: [502, 'the proxy could not be reached'],
  PROXY_CERTIFICATE: [502, "the proxy's own certificate is not trusted"],
  PROXY_AUTH: [502, 'the proxy asks for a user name and password'],
  PROXY_REFUSED: [502, 'the proxy refused the way to the server'],
  PROXY_UNUSABLE: [502, 'the proxy that is set can not be used'],
  PAC_FAILED: [502, 'the proxy script could not be loaded or run'],
  AUTHORIZATION_TWICE: [502, 'the access token and the gate need the same header'],
  GATE_AUTH: [502, 'a gate in front of the server asks for a user name and password'],
  BAD_RESPONSE: [502, "the server's answer is not valid HTTP"],
  RESPONSE_TOO_LARGE: [502, "the server's answer is too large"],
  REDIRECT_REFUSED: [502, 'the server sent the request elsewhere; redirects are not followed'],
  TLS_FAILED: [502, 'the secure connection failed'],
  TLS_NOT_SPOKEN: [502, 'the server does not speak TLS on this port'],
  TLS_CLIENT_CERTIFICATE: [502, 'the server asks for a client certificate'],
  TLS_SELF_SIGNED: [502, "the server's certificate is self-signed"],
  TLS_EXPIRED: [502, "the server's certificate has expired"],
  TLS_NOT_YET_VALID: [502, "the server's certificate is not valid yet"],
  TLS_WRONG_NAME: [502, "the server's certificate is for another name"],
  TLS_UNKNOWN_CA: [502, "the server's certificate comes from an authority that is not trusted"],
  TLS_REVOKED: [502, "the server's certificate has been revoked"],
  TLS_WRONG_USE: [502, "the server's certificate is not for servers"],
  GATEWAY_FAILED: [500, 'the gateway failed inside'],
  SANDBOX_FAILED: [500, 'the sandbox failed inside'],
} as const satisfies Record<string, readonly [number, string]>;

export type GatewayCode = keyof typeof gatewayCodes;

export interface GatewayRefusal {
  readonly code: GatewayCode;
  /** Technical detail: a path fault, a system code, a certificate's fingerprint. It is never a secret. */
  readonly detail: string | null;
}

export const gatewayHeader = 'x-steward-gateway';

export function refusal(code: GatewayCode, detail: string | null = null): GatewayRefusal {
  return { code, detail };
}

/** The refusal as it crosses the wire: status, raw headers, body. */
export function refusalResponse({ code, detail }: GatewayRefusal): {
  status: number;
  headers: string[];
  body: string;
} {
  const [status, msg] = gatewayCodes[code];
  const body = JSON.stringify({ code: status, msg, gateway: code, detail });
  return {
    status,
    headers: [
      'content-type',
      'application/json; charset=utf-8',
      'content-length',
      String(Buffer.byteLength(body)),
      gatewayHeader,
      code,
      // A page that is opened from a refusal is inert, as from every response.
      // wall: refusal-headers
      ...responseAdditions,
    ],
    body,
  };
}
