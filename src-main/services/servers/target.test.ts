import { expect, it } from 'vitest';
import { noMapping } from '#shared/api/mapping/no-mapping.ts';
import { noRules } from '#shared/rules/servers/server-rules.ts';
import type { StoredProfile } from './profiles.ts';
import { serverTargetOf } from './target.ts';

const profile: StoredProfile = {
  id: 'p1',
  name: 'Head office',
  address: 'https://office.example.com',
  environment: 'production',
  signIn: 'token',
  passwordSignIn: null,
  readOnly: false,
  mapping: noMapping,
  headers: [
    { name: 'X-Route', value: 'blue', secret: false },
    { name: 'X-Real-IP', value: '10.0.0.1', secret: false },
    { name: 'Range', value: null, secret: true },
  ],
  proxy: { mode: 'none' },
  gateUser: '',
  authorities: { pem: '', facts: [] },
  clientCertificate: null,
  trusted: [],
  lastUsed: null,
};

it('sends no header that a profile may not add, though it was stored', () => {
  const secrets = {
    address: profile.address,
    credential: null,
    proxyPassword: null,
    gatePassword: null,
    headers: { Range: 'bytes=0-1' },
    client: null,
  };
  expect(serverTargetOf(profile, secrets, { rules: noRules, blocked: false }).headers).toEqual([
    ['x-route', 'blue'],
  ]);
});
