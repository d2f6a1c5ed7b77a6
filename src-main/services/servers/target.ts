import type { Mapping } from '#shared/api/mapping/mapping.ts';
import { noMapping } from '#shared/api/mapping/no-mapping.ts';
import { isForbiddenHeader } from '#shared/rules/servers/own-header.ts';
import type { ProxyChoice, ServerCredential } from '#shared/rules/servers/profile.ts';
import { noRules, type ServerRules } from '#shared/rules/servers/server-rules.ts';
import { profileMarkOf, type StoredProfile, sandboxId, sandboxProfile } from './profiles.ts';
import { type ProfileSecrets, secretHeader } from './secrets.ts';

export interface ServerTarget {
  readonly id: string;
  /** The mark by which a request means this server (src-shared/bridge/server-mark-header.ts). */
  readonly mark: string;
  readonly kind: 'sandbox' | 'remote';
  readonly address: string;
  /** Rules for the server, which are the same for all its profiles. */
  readonly rules: ServerRules;
  /** Whether the organisation's locked list lacks the server, so that nothing is sent. */
  readonly blocked: boolean;
  readonly credential: ServerCredential | null;
  /** Whether every write is refused. */
  readonly readOnly: boolean;
  /** Differences between the server's calls and the documents. */
  readonly mapping: Mapping;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** `user:password` for the gate (HTTP Basic), sent to the profile's origin alone; null for none. */
  readonly gate: string | null;
  readonly route: ServerRoute;
  /** Fingerprint of the client certificate: SHA-256, upper-case hex with colons. */
  readonly clientFingerprint: string | null;
}

export interface ServerRoute {
  readonly proxy: ProxyChoice;
  readonly proxyPassword: string | null;
  /** PEM; added to the system's authorities. */
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

/** Returns null without a password, for an empty one would be refused. */
function gateOf(userName: string, password: string | null): string | null {
  return userName === '' || password === null ? null : `${userName}:${password}`;
}

export function serverTargetOf(
  profile: StoredProfile,
  secrets: ProfileSecrets,
  { rules, blocked }: Pick<ServerTarget, 'rules' | 'blocked'>,
): ServerTarget {
  const headers = profile.headers.flatMap(({ name, value, secret }) => {
    const sent = secret ? secretHeader(secrets, name) : value;
    // A forbidden header that an earlier version stored is not sent; the form names it.
    return sent === null || sent === undefined || /* wall: stored-header */ isForbiddenHeader(name)
      ? []
      : [[name.toLowerCase(), sent] as const];
  });
  return {
    id: profile.id,
    mark: profileMarkOf(profile),
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
