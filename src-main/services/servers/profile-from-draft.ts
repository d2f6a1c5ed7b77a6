/** Splits a typed draft into a profile to store and secrets to hold apart from it. */
import type { ServerDraft } from '#shared/rules/servers/profile.ts';
import { canonicalAddress } from './address.ts';
import { readProfileAuthorities } from './certificates.ts';
import { readClientCertificate } from './client-certificate/open.ts';
import {
  checkedProxy,
  checkFormFields,
  checkHeaders,
  checkMapping,
  checkPasswordSignIn,
} from './profile-fields.ts';
import { replaceControls } from './profile-name.ts';
import type { StoredProfile } from './profiles.ts';
import { noSecrets, type ProfileSecrets, secretHeader } from './secrets.ts';

export interface ReadyProfile {
  readonly profile: StoredProfile;
  readonly secrets: ProfileSecrets;
}

export interface StoredBefore {
  readonly profile: StoredProfile;
  readonly secrets: ProfileSecrets;
}

/** Reads a whole file behind a handle, at most `limit` bytes. */
export type ReadProfileFile = (id: string, limit: number) => Promise<{ name: string; bytes: Uint8Array }>;

/** Bytes of a PKCS#12 file. */
const clientLimit = 1024 * 1024;
const authorityLimit = 256 * 1024;

/** `before`: the stored profile, if any; its secrets stay where the draft leaves them unchanged. */
export async function profileFromDraft(
  id: string,
  draft: ServerDraft,
  before: StoredBefore | null,
  read: ReadProfileFile,
): Promise<ReadyProfile> {
  // Invisible characters of a name are made visible, not refused: the name may come from somebody else's file.
  checkFormFields({ ...draft, name: replaceControls(draft.name) });
  const address = canonicalAddress(draft.address);
  checkHeaders(draft.headers);
  checkMapping(draft.mapping);
  checkPasswordSignIn(draft.passwordSignIn);
  const proxy = checkedProxy(draft.proxy);
  // Secrets belong to an address: they never follow a profile to another one.
  // wall: secrets-address
  const secrets = before?.secrets.address === address ? before.secrets : noSecrets(address);
  const { client, facts } = await clientOf(draft, secrets, before, read);
  return {
    profile: {
      id,
      // A name can be pasted from anywhere, and is shown beside the environment of the server.
      name: replaceControls(draft.name),
      address,
      environment: draft.environment,
      signIn: draft.signIn,
      passwordSignIn: draft.passwordSignIn,
      readOnly: draft.readOnly,
      ...(draft.timeZone ? { timeZone: draft.timeZone.trim() } : {}),
      mapping: draft.mapping,
      headers: draft.headers.map((header) => (header.secret ? { ...header, value: null } : header)),
      proxy,
      gateUser: draft.gateUser.trim(),
      authorities: draft.authorityFiles
        ? readProfileAuthorities(
            await Promise.all(draft.authorityFiles.map((file) => read(file, authorityLimit))),
          )
        : (before?.profile.authorities ?? { pem: '', facts: [] }),
      clientCertificate: facts,
      trusted: /* wall: trust-address */ before?.profile.address === address ? before.profile.trusted : [],
      lastUsed: before?.profile.lastUsed ?? null,
    },
    secrets: {
      address,
      credential: draft.credential === 'remove' ? null : (draft.credential ?? secrets.credential),
      proxyPassword: proxy.mode !== 'none' ? (draft.proxyPassword ?? secrets.proxyPassword) || null : null,
      gatePassword:
        draft.gateUser.trim() === '' ? null : (draft.gatePassword ?? secrets.gatePassword) || null,
      headers: secretHeaders(draft, secrets),
      client,
    },
  };
}

async function clientOf(
  draft: ServerDraft,
  kept: ProfileSecrets,
  before: StoredBefore | null,
  read: ReadProfileFile,
) {
  if (draft.clientCertificate === 'remove') return { client: null, facts: null };
  if (draft.clientCertificate === null) {
    return { client: kept.client, facts: kept.client ? (before?.profile.clientCertificate ?? null) : null };
  }
  const { file, passphrase } = draft.clientCertificate;
  const { bytes } = await read(file, clientLimit);
  const facts = await readClientCertificate(bytes, passphrase);
  return { client: { pfx: Buffer.from(bytes).toString('base64'), passphrase }, facts };
}

/** A secret header with the value null keeps its present value. */
function secretHeaders(draft: ServerDraft, secrets: ProfileSecrets): Record<string, string> {
  const values = draft.headers.flatMap(({ name, value, secret }) => {
    const found = value ?? secretHeader(secrets, name);
    return secret && found !== undefined ? [[name, found] as const] : [];
  });
  return Object.fromEntries(values);
}
