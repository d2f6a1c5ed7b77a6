import { noMapping } from '#shared/api/mapping/no-mapping.ts';
import type { ServerProfile } from '#shared/rules/servers/profile.ts';

export function aProfile(part: Partial<ServerProfile> = {}): ServerProfile {
  const { environment = 'staging', readOnly = false, name = 'Head office' } = part;
  const own = { by: 'own' as const, profile: name, managed: part.managed ?? false };
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
    rules: { production: environment === 'production' ? own : null, readOnly: readOnly ? own : null },
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
    blocked: false,
    ...part,
  };
}
