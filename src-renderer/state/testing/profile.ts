/** A server profile for tests. */
import { noMapping } from '#shared/api/mapping/no-mapping.ts';
import type { ServerProfile } from '#shared/rules/servers/profile.ts';

export function aProfile(part: Partial<ServerProfile> = {}): ServerProfile {
  return {
    id: 'x',
    name: 'Head office',
    mark: 'x',
    edition: 'x',
    kind: 'remote',
    address: 'https://office.example',
    environment: 'staging',
    signIn: 'token',
    passwordSignIn: null,
    readOnly: false,
    mapping: noMapping,
    headers: [],
    proxy: { mode: 'none' },
    gateUser: '',
    authorities: [],
    clientCertificate: null,
    trusted: [],
    hasCredential: false,
    hasProxyPassword: false,
    hasGatePassword: false,
    remembered: false,
    lastUsed: null,
    ownNames: { proxy: true, gate: true },
    managed: false,
    ...part,
  };
}
