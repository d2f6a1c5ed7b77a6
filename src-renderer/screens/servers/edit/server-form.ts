/** A server's form and its draft for the shell. Secrets go in and never come out. */
import type { Mapping, SessionWords } from '#shared/api/mapping/mapping.ts';
import { noMapping } from '#shared/api/mapping/no-mapping.ts';
import type { FileHandle } from '#shared/bridge/files.ts';
import { isSecretName } from '#shared/rules/common/secrets/secret-names.ts';
import type { PasswordSignIn, ServerDraft, ServerProfile } from '#shared/rules/servers/profile.ts';
import { bypassEntries } from '#shared/rules/servers/proxy-bypass.ts';
import { proxyUserOf, type ServerFields } from '#shared/rules/servers/server-fields.ts';

/** An edit of a secret: keep, remove or set; an empty one counts as none. */
export type SecretEdit =
  | { readonly edit: 'keep' | 'remove' }
  | { readonly edit: 'set'; readonly value: string };
export const keepSecret: SecretEdit = { edit: 'keep' };

export interface HeaderLine {
  readonly key: string;
  readonly name: string;
  readonly value: string;
  readonly secret: boolean;
  /** The name of a stored secret value; null without one. */
  readonly heldAs: string | null;
}

export interface ServerForm extends ServerFields {
  readonly passwordSignIn: PasswordSignIn;
  readonly credential: SecretEdit;
  readonly proxyPassword: SecretEdit;
  readonly gatePassword: SecretEdit;
  /** null keeps the stored ones; an empty list removes them. */
  readonly authorityFiles: readonly FileHandle[] | null;
  readonly clientCertificate: 'keep' | 'remove' | { readonly file: FileHandle; readonly passphrase: string };
  readonly headers: readonly HeaderLine[];
  /** The session part of the profile's mapping; empty without one. */
  readonly session: SessionWords;
  readonly mapping: Omit<Mapping, 'session'>;
  readonly remember: boolean;
  /** Whether the console switches to a new server once it is saved. */
  readonly useAfter: boolean;
}

export const usualPasswordSignIn: PasswordSignIn = {
  path: '',
  encoding: 'json',
  userField: 'username',
  passwordField: 'password',
};

/** Chosen files live in this window only. */
export const neverKept = [
  'credential',
  'proxyPassword',
  'gatePassword',
  'authorityFiles',
  'clientCertificate',
] as const;

/** A field for the draft: without the values of secret headers, and without user names in an address. */
export function withoutSecrets(name: keyof ServerForm, value: unknown): unknown {
  if (name === 'headers') {
    return (value as readonly HeaderLine[]).map((line) =>
      // wall: draft-secret-header
      line.secret || isSecretName(line.name) ? { ...line, value: '' } : line,
    );
  }
  return typeof value === 'string' ? value.replace(/\/\/[^/@]*@/, '//') : value;
}

/** null for a new server, which never has a vendor's address. */
export function toForm(profile: ServerProfile | null): ServerForm {
  const proxy = profile?.proxy ?? { mode: 'system' };
  const { session, ...mapping } = profile?.mapping ?? noMapping;
  return {
    name: profile?.name ?? '',
    address: profile?.address ?? '',
    environment: !profile || profile.environment === 'sandbox' ? 'production' : profile.environment,
    readOnly: profile?.readOnly ?? false,
    timeZone: profile?.timeZone ?? '',
    signIn: !profile || profile.signIn === 'account' ? 'token' : profile.signIn,
    passwordSignIn: profile?.passwordSignIn ?? usualPasswordSignIn,
    credential: keepSecret,
    proxyMode: proxy.mode,
    proxyAsSystem: 'asSystem' in proxy && proxy.asSystem === true,
    proxyAddress: proxy.mode === 'manual' ? proxy.address : '',
    proxyUser: proxyUserOf(proxy),
    proxyPassword: keepSecret,
    gateUser: profile?.gateUser ?? '',
    gatePassword: keepSecret,
    proxyBypass: proxy.mode === 'manual' ? proxy.bypass.join(', ') : '',
    pacAddress: proxy.mode === 'pac' ? proxy.address : '',
    authorityFiles: null,
    clientCertificate: 'keep',
    headers: (profile?.headers ?? []).map(({ name, value, secret }, index) => ({
      key: `${index}`,
      name,
      value: value ?? '',
      secret,
      heldAs: secret ? name : null,
    })),
    session: session ?? {},
    mapping,
    remember: profile?.remembered ?? false,
    useAfter: true,
  };
}

/** The form of a copied profile: without its name and everything that cannot be copied. */
export function toCopy(profile: ServerProfile, name: string): ServerForm {
  const form = toForm(profile);
  return { ...form, name, remember: false, headers: form.headers.map((line) => ({ ...line, heldAs: null })) };
}

export function toDraft(form: ServerForm, profile: ServerProfile | null): ServerDraft {
  const { clientCertificate: client } = form;
  return {
    name: form.name.trim(),
    address: form.address.trim(),
    environment: form.environment,
    signIn: form.signIn,
    passwordSignIn: passwordSignInOf(form, profile),
    readOnly: form.readOnly,
    ...(form.timeZone.trim() === '' ? {} : { timeZone: form.timeZone.trim() }),
    mapping: mappingIn(form),
    headers: form.headers.map(({ name, value, secret, heldAs }) => ({
      name: name.trim(),
      value: secret && value === '' && heldAs === name.trim() ? null : value,
      secret,
    })),
    proxy: proxyOf(form),
    proxyPassword: passwordOf(form.proxyPassword),
    gateUser: form.gateUser.trim(),
    gatePassword: passwordOf(form.gatePassword),
    authorityFiles: form.authorityFiles?.map(({ id }) => id) ?? null,
    clientCertificate:
      client === 'keep' ? null : client === 'remove' ? client : { ...client, file: client.file.id },
    credential: credentialOf(form, profile),
    remember: form.remember,
  };
}

/** Drops empty parts. */
export function sessionWordsOf(
  words: {
    readonly [Name in keyof SessionWords]: SessionWords[Name] | undefined;
  },
): SessionWords {
  return Object.fromEntries(Object.entries(words).filter(([, value]) => value !== undefined));
}

/** The mapping with its session part, unless that is empty. */
export function mappingIn({ mapping, session }: Pick<ServerForm, 'mapping' | 'session'>): Mapping {
  return Object.keys(session).length === 0 ? mapping : { ...mapping, session };
}

/** Another kind of sign-in keeps the stored value: a profile of a policy must come back unchanged. */
function passwordSignInOf(form: ServerForm, profile: ServerProfile | null): PasswordSignIn | null {
  if (form.signIn !== 'password') return profile?.passwordSignIn ?? null;
  const { path, encoding, userField, passwordField } = form.passwordSignIn;
  return { path: path.trim(), encoding, userField: userField.trim(), passwordField: passwordField.trim() };
}

function proxyOf(form: ServerForm): ServerDraft['proxy'] {
  const bypass = bypassEntries(form.proxyBypass);
  const userName = form.proxyUser.trim();
  // Only where they exist: a profile without them stays unchanged.
  const named = { ...(userName !== '' && { userName }), ...(form.proxyAsSystem && { asSystem: true }) };
  switch (form.proxyMode) {
    case 'manual':
      return { mode: 'manual', address: form.proxyAddress.trim(), userName, bypass };
    case 'pac':
      return { mode: 'pac', address: form.pacAddress.trim(), ...named };
    case 'system':
      return { mode: 'system', ...named };
    case 'none':
      return { mode: 'none' };
  }
}

function credentialOf(form: ServerForm, profile: ServerProfile | null): ServerDraft['credential'] {
  const { credential, signIn } = form;
  const value = credential.edit === 'set' ? credential.value.trim() : '';
  if (value !== '' && signIn === 'token') return { kind: 'token', token: value };
  if (value !== '' && signIn === 'cookie') return { kind: 'cookie', cookie: value };
  // The credential of another kind of sign-in is useless now.
  const stale = profile?.hasCredential && profile.signIn !== signIn;
  return stale ? 'remove' : removed(credential, 'remove');
}

function passwordOf(secret: SecretEdit): string | null {
  return secret.edit === 'set' ? secret.value : removed(secret, '');
}

function removed<Word>(secret: SecretEdit, word: Word): Word | null {
  return secret.edit === 'remove' ? word : null;
}
