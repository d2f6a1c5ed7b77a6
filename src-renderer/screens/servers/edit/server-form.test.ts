import { expect, test } from 'vitest';
import { checkFields } from '#shared/rules/common/fields/check-fields.ts';
import { mappingOfPaths } from '#shared/rules/servers/mapping/mapping-file.ts';
import { serverDraft } from '#shared/rules/servers/profile.ts';
import { serverFields } from '#shared/rules/servers/server-fields.ts';
import { aProfile } from '#state/testing/profile.ts';
import { faultsOf } from './form-faults.ts';
import { type ServerForm, toCopy, toDraft, toForm } from './server-form.ts';

const filled: ServerForm = { ...toForm(null), name: ' Head office ', address: 'office.example.com' };
/** The last word of each message's key, by control. */
const saidOf = (form: ServerForm) =>
  Object.fromEntries(
    [...checkFields(serverFields, form), ...faultsOf(form)].map(({ name, message }) => [
      name,
      message.key.split('.').at(-1),
    ]),
  );
const set = (value: string) => ({ edit: 'set', value }) as const;

test('a new one begins empty, as production', () => {
  expect(toForm(null)).toMatchObject({
    name: '',
    address: '',
    environment: 'production',
    proxyMode: 'system',
  });
  expect(serverDraft.safeParse(toDraft(filled, null)).success).toBe(true);
});

test.each<[Partial<ServerForm>, object]>([
  [{ proxyMode: 'system' }, { mode: 'system' }],
  [
    { proxyMode: 'system', proxyAsSystem: true, proxyUser: 'ada' },
    { mode: 'system', userName: 'ada', asSystem: true },
  ],
  [
    { proxyMode: 'pac', pacAddress: 'https://p/x.pac', proxyAsSystem: true },
    { mode: 'pac', address: 'https://p/x.pac', asSystem: true },
  ],
  // Fields that another way has no use for are left out.
  [{ proxyMode: 'none', proxyAsSystem: true }, { mode: 'none' }],
  [
    { proxyMode: 'manual', proxyAddress: 'http://p:1', proxyAsSystem: true },
    { mode: 'manual', address: 'http://p:1', userName: '', bypass: [] },
  ],
])('%o is the proxy %o, and comes back as that', (over, proxy) => {
  const draft = toDraft({ ...filled, ...over }, null);
  expect(draft.proxy).toEqual(proxy);
  expect(serverDraft.safeParse(draft).success).toBe(true);
  expect(toDraft(toForm(aProfile({ proxy: draft.proxy })), null).proxy).toEqual(proxy);
});

test.each<[Partial<ServerForm>, object]>([
  [{}, {}],
  [{ name: ' ' }, { name: 'required' }],
  [{ address: '' }, { address: 'required' }],
  [{ signIn: 'token' }, {}],
  [{ signIn: 'password' }, { passwordPath: 'required' }],
  [{ proxyMode: 'manual' }, { proxyAddress: 'required' }],
  [{ proxyMode: 'pac' }, { pacAddress: 'required' }],
  [{ proxyMode: 'manual', proxyAddress: 'http://p:1', proxyBypass: '10.*, *.corp <local>' }, {}],
  [
    { proxyMode: 'manual', proxyAddress: 'http://p:1', proxyBypass: '10.*; http://x' },
    { proxyBypass: 'proxyBypass' },
  ],
  [{ signIn: 'token', gateUser: 'ada' }, { gateUser: 'gateToken' }],
  [{ signIn: 'cookie', gateUser: 'ada' }, {}],
  [{ signIn: 'cookie', gateUser: 'a:b' }, { gateUser: 'userNameColon' }],
  [{ proxyMode: 'system', proxyUser: 'a:b' }, { proxyUser: 'userNameColon' }],
  [{ headers: [line('')] }, { 'header-k': 'required' }],
  [{ headers: [line('a b')] }, { 'header-k': 'headerName' }],
  [{ headers: [line('X-A'), { ...line('x-a'), key: 'l' }] }, { 'header-l': 'headerTwice' }],
  [{ headers: [{ ...line('X-A'), secret: true }] }, { 'header-value-k': 'headerSecretNeeded' }],
  [{ headers: [{ ...line('X-A'), secret: true, heldAs: 'X-A' }] }, {}],
  [{ mapping: mappingOfPaths({ 'session.current': '/elsewhere' }) }, { 'path-session.current': 'pathShape' }],
  [
    { mapping: mappingOfPaths({ 'session.current': '/papi/me/{id}' }) },
    { 'path-session.current': 'pathFields' },
  ],
  [{ mapping: mappingOfPaths({ 'session.current': '/papi/me' }) }, {}],
])('%o has the faults %o', (over, faults) => {
  expect(saidOf({ ...filled, ...over })).toEqual(faults);
});

function line(name: string): ServerForm['headers'][number] {
  return { key: 'k', name, value: '', secret: false, heldAs: null };
}

test('the form of a known server never holds its secrets, and sends it back unchanged', () => {
  const profile = aProfile({
    signIn: 'page',
    passwordSignIn: { path: '/papi/login', encoding: 'form', userField: 'u', passwordField: 'p' },
    readOnly: true,
    hasCredential: true,
    hasProxyPassword: true,
    remembered: true,
    headers: [{ name: 'X-Key', value: null, secret: true }],
    proxy: { mode: 'manual', address: 'http://proxy:3128', userName: 'me', bypass: ['a', 'b'] },
  });
  const { authorities, trusted, clientCertificate, lastUsed, managed, id, kind, mark, edition, ...rest } =
    profile;
  const { hasCredential, hasProxyPassword, hasGatePassword, remembered, ownNames, ...own } = rest;
  const { rules, blocked, ...same } = own;
  expect(toDraft(toForm(profile), profile)).toEqual({
    ...same,
    proxyPassword: null,
    gatePassword: null,
    credential: null,
    authorityFiles: null,
    clientCertificate: null,
    remember: true,
  });
});

test.each(['system', 'pac'] as const)('the proxy user is sent only with the way “%s”', (proxyMode) => {
  const form = { ...filled, proxyMode, pacAddress: 'https://p.example/x.pac' };
  const named = toDraft({ ...form, proxyUser: 'me', proxyPassword: set('secret') }, null);
  expect(named).toMatchObject({ proxy: { mode: proxyMode, userName: 'me' }, proxyPassword: 'secret' });
  expect(toForm(aProfile({ proxy: named.proxy })).proxyUser).toBe('me');
  expect(toDraft(form, null).proxy).not.toHaveProperty('userName');
});

test.each<[Partial<ServerForm>, object | string | null]>([
  [
    { signIn: 'token', credential: set(' abc ') },
    { kind: 'token', token: 'abc' },
  ],
  [
    { signIn: 'cookie', credential: set('a=b') },
    { kind: 'cookie', cookie: 'a=b' },
  ],
  [{ signIn: 'token', credential: set(' ') }, null],
  [{ signIn: 'token', credential: { edit: 'remove' } }, 'remove'],
  [{ signIn: 'token' }, null],
  [{ signIn: 'cookie' }, 'remove'],
  [{ signIn: 'page', credential: set('left over') }, 'remove'],
])('%o: the credential is %o', (over, credential) => {
  const profile = aProfile({ signIn: 'token', hasCredential: true });
  expect(toDraft({ ...toForm(profile), ...over }, profile).credential).toEqual(credential);
});

test('a copy has another name and none of the secrets', () => {
  const profile = aProfile({ headers: [{ name: 'X-Key', value: null, secret: true }], remembered: true });
  const copy = toCopy(profile, 'Copy');
  expect(copy).toMatchObject({ name: 'Copy', address: profile.address, remember: false });
  expect(saidOf(copy)).toEqual({ 'header-value-0': 'headerSecretNeeded' });
});
