import { noMapping } from '../../api/mapping/no-mapping.ts';
import type { ServerDraft, ServerProfile } from './profile.ts';

/** No vendor's address is ever prefilled. */
export function newServerDraft(): ServerDraft {
  return {
    name: '',
    address: '',
    environment: 'production',
    signIn: 'token',
    passwordSignIn: null,
    readOnly: false,
    mapping: noMapping,
    headers: [],
    proxy: { mode: 'system' },
    proxyPassword: null,
    gateUser: '',
    gatePassword: null,
    authorityFiles: null,
    clientCertificate: null,
    credential: null,
    remember: false,
  };
}

export function serverDraftOf(profile: ServerProfile): ServerDraft {
  const { name, address, environment, signIn, passwordSignIn, readOnly, timeZone } = profile;
  const { mapping, headers, proxy, gateUser } = profile;
  return {
    ...newServerDraft(),
    name,
    address,
    environment: environment === 'sandbox' ? 'test' : environment,
    signIn: signIn === 'account' ? 'token' : signIn,
    passwordSignIn,
    readOnly,
    timeZone,
    mapping,
    headers,
    proxy,
    gateUser,
    remember: profile.remembered,
  };
}
