import { expect, test } from 'vitest';
import type { ServerProfile } from '#shared/bridge/servers.ts';
import { faultsOf, type ServerForm, toDraft, toForm } from './server-form.ts';

const form: ServerForm = {
  name: ' Head office ',
  address: 'https://office.example.com/base',
  environment: 'production',
  signIn: 'later',
  secret: '',
};

test.each<[Partial<ServerForm>, object]>([
  [{}, {}],
  [{ name: ' ' }, { name: 'required' }],
  [{ address: '' }, { address: 'required' }],
  [{ address: 'office.example.com' }, { address: 'addressInvalid' }],
  [{ address: 'ftp://office.example.com' }, { address: 'addressInvalid' }],
  [{ address: 'https://me:pw@office.example.com' }, { address: 'addressInvalid' }],
  [{ address: 'https://office.example.com/?x=1' }, { address: 'addressInvalid' }],
  [{ address: 'http://10.0.0.7:8080' }, {}],
  [{ signIn: 'token' }, { secret: 'required' }],
  [{ signIn: 'cookie', secret: 'a=b' }, {}],
])('%o has the faults %o', (over, faults) => {
  expect(faultsOf({ ...form, ...over })).toEqual(faults);
});

test('the draft is trimmed and carries the credential of the chosen kind', () => {
  expect(toDraft(form, null)).toMatchObject({
    name: 'Head office',
    address: 'https://office.example.com/base',
    environment: 'production',
    credential: null,
  });
  expect(toDraft({ ...form, signIn: 'token', secret: ' abc ' }, null).credential).toEqual({
    kind: 'token',
    token: 'abc',
  });
  expect(toDraft({ ...form, signIn: 'cookie', secret: 'a=b' }, null).credential).toEqual({
    kind: 'cookie',
    cookie: 'a=b',
  });
});

test('the form of a known server never holds its secret', () => {
  const profile = {
    id: 'x',
    name: 'X',
    kind: 'remote',
    address: 'https://x.example',
    environment: 'staging',
    signIn: 'token',
    hasCredential: true,
    passwordSignIn: null,
    readOnly: true,
    pathOverrides: {},
    headers: [],
    proxy: { mode: 'none' },
    authorities: [],
    clientCertificate: null,
    trusted: [],
    hasProxyPassword: false,
    lastUsed: null,
    managed: false,
  } satisfies ServerProfile;
  expect(toDraft(toForm(profile), profile)).toMatchObject({
    readOnly: true,
    credential: null,
    signIn: 'token',
  });
  expect(toForm(profile)).toEqual({
    name: 'X',
    address: 'https://x.example',
    environment: 'staging',
    signIn: 'later',
    secret: '',
  });
});
