/** A server as the gateway needs it: where it is, how it is reached, with what, and what may be done there. */
import type { Mapping } from '#shared/api/mapping/mapping.ts';
import { noMapping } from '#shared/api/mapping/no-mapping.ts';
import { isForbiddenHeader } from '#shared/rules/servers/own-header.ts';
import type { ProxyChoice, ServerCredential } from '#shared/rules/servers/profile.ts';
import { noRules, type ServerRules } from '#shared/rules/servers/server-rules.ts';
import { markOf, type StoredProfile, sandboxId, sandboxProfile } from './profiles.ts';
import { type ProfileSecrets, secretHeader } from './secrets.ts';

export interface ServerTarget {
  readonly id: string;
  /** What a request says to mean it (src-shared/bridge/meant.ts). */
  readonly mark: string;
  readonly kind: 'sandbox' | 'remote';
  readonly address: string;
  /** What holds for the server, by whichever profile it is used. */
  readonly rules: ServerRules;
  /** It is not in the organisation's locked list: nothing is sent to it. */
  readonly blocked: boolean;
  readonly credential: ServerCredential | null;
  /** Every write is refused. */
  readonly readOnly: boolean;
  /** How its calls differ from the documents'. */
  readonly mapping: Mapping;
  /** Sent with every request. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** `user:password` for what stands before the platform (HTTP Basic), sent to its origin alone; null for none. */
  readonly gate: string | null;
  readonly route: ServerRoute;
  /** Of the client certificate: SHA-256, upper-case hex with colons. */
  readonly clientFingerprint: string | null;
}

/** How a connection to the server is made. */
export interface ServerRoute {
  readonly proxy: ProxyChoice;
  readonly proxyPassword: string | null;
  /** PEM; beside those that the system trusts. */
  readonly authorities: string;
  readonly client: { readonly pfx: Uint8Array; readonly passphrase: string } | null;
  /** `host`: name and port. `fingerprint`: SHA-256, upper-case hex with colons. */
  readonly trusted: readonly { readonly host: string; readonly fingerprint: string; readonly pem: string }[];
}

export const directRoute: ServerRoute = {
  proxy: { mode: 'none' },
  proxyPassword: null,
  authorities: '',
  client: null,
  trusted: [],
};

export const sandboxTarget: ServerTarget = {
  id: sandboxId,
  mark: sandboxProfile.mark,
  kind: 'sandbox',
  address: '',
  rules: noRules,
  blocked: false,
  credential: null,
  readOnly: false,
  mapping: noMapping,
  headers: [],
  gate: null,
  route: directRoute,
  clientFingerprint: null,
};

/** Without its password it would only be a wrong one. */
function gateOf(userName: string, password: string | null): string | null {
  return userName === '' || password === null ? null : `${userName}:${password}`;
}

export function targetOf(
  profile: StoredProfile,
  secrets: ProfileSecrets,
  { rules, blocked }: Pick<ServerTarget, 'rules' | 'blocked'>,
): ServerTarget {
  const headers = profile.headers.flatMap(({ name, value, secret }) => {
    const sent = secret ? secretHeader(secrets, name) : value;
    // One that was stored before it was refused is not sent; the form names it.
    return sent === null || sent === undefined || isForbiddenHeader(name)
      ? []
      : [[name.toLowerCase(), sent] as const];
  });
  return {
    id: profile.id,
    mark: markOf(profile),
    kind: 'remote',
    address: profile.address,
    rules,
    blocked,
    credential: secrets.credential,
    readOnly: rules.readOnly !== null,
    mapping: profile.mapping,
    headers,
    gate: gateOf(profile.gateUser, secrets.gatePassword),
    route: {
      proxy: profile.proxy,
      proxyPassword: secrets.proxyPassword,
      authorities: profile.authorities.pem,
      client: secrets.client && {
        pfx: Buffer.from(secrets.client.pfx, 'base64'),
        passphrase: secrets.client.passphrase,
      },
      trusted: profile.trusted,
    },
    clientFingerprint: secrets.client && (profile.clientCertificate?.fingerprint ?? null),
  };
}
