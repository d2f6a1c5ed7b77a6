/** A server profile: which platform server, and how to reach it. Secrets can be written and never read. */
import * as z from 'zod';
import { mappingShape } from '../../api/mapping/mapping.ts';
import { headerName } from '../../kit/patterns/header-name.ts';
import { serverNameLimit } from './name-limit.ts';
import { serverRules } from './server-rules.ts';

export const environmentTags = [
  'production',
  'staging',
  'test',
  'training',
  'development',
  'sandbox',
] as const;
/** `page`: the server's own sign-in page in a window (desktop). `password`: posted to `passwordSignIn.path`. */
export const signInKinds = ['account', 'page', 'token', 'cookie', 'password'] as const;

/** A header of every request. A secret header's value is stored like a credential and answered as null. */
export const extraHeader = z.strictObject({
  name: z.string().regex(headerName),
  value: z.string().max(4096).nullable(),
  secret: z.boolean(),
});

/** User name for a proxy with authentication; absent or empty for none. The password is stored like a credential. */
const proxyUserName = z.string().max(200);

/** Whether the system's own network functions make the connections, where the shell has them (desktop). */
const asSystem = z.boolean().optional();

/** proxy-bypass.ts explains the entries of `bypass`. */
export const proxyChoice = z.discriminatedUnion('mode', [
  z.strictObject({ mode: z.literal('system'), userName: proxyUserName.optional(), asSystem }),
  z.strictObject({ mode: z.literal('none') }),
  z.strictObject({
    mode: z.literal('manual'),
    /** `http://host:port` or `https://host:port`. */
    address: z.string().min(1).max(512),
    userName: proxyUserName,
    bypass: z.array(z.string().max(255)).max(100),
  }),
  z.strictObject({
    mode: z.literal('pac'),
    /** Address of the script. */ address: z.string().min(1).max(512),
    userName: proxyUserName.optional(),
    asSystem,
  }),
]);
export type ProxyChoice = z.output<typeof proxyChoice>;

/** The facts of a certificate, for people to compare. `fingerprint`: SHA-256, upper-case hex with colons. */
export const certificateFacts = z.object({
  subject: z.string(),
  issuer: z.string(),
  notBefore: z.string(),
  notAfter: z.string(),
  fingerprint: z.string(),
});
export type CertificateFacts = z.output<typeof certificateFacts>;

/** An untrusted certificate that the user accepts for one host (name and port). */
export const trustedCertificate = z.object({ host: z.string(), fingerprint: z.string(), since: z.string() });

/** The calls and fields that send user name and password; the cookies of the answer are the session. */
export const passwordSignIn = z.strictObject({
  /** Path from the server's base, e.g. `/papi/passport/login`. */
  path: z.string().min(1).max(512),
  encoding: z.enum(['json', 'form']),
  userField: z.string().min(1).max(64),
  passwordField: z.string().min(1).max(64),
});
export type PasswordSignIn = z.output<typeof passwordSignIn>;

export const serverProfile = z.object({
  id: z.string(),
  name: z.string(),
  /**
   * The mark that a request must carry to mean this server in its present state (bridge/server-mark-header.ts). It changes with the
   * address, the environment and the paths.
   */
  mark: z.string(),
  /** Changes with every save of the profile. A save names the edition that it was based on. */
  edition: z.string(),
  kind: z.enum(['sandbox', 'remote']),
  /** Origin with an optional base path, without a trailing slash; empty for the sandbox. */
  address: z.string(),
  environment: z.enum(environmentTags),
  signIn: z.enum(signInKinds),
  passwordSignIn: passwordSignIn.nullable(),
  /** The profile's own setting; the effective one is in `rules`. */
  readOnly: z.boolean(),
  /** IANA name of the zone of the server's clock; empty or absent where nobody has said it. */
  timeZone: z.string().optional(),
  /** The effective rules of the server, whichever profile is used. */
  rules: serverRules,
  mapping: mappingShape,
  headers: z.array(extraHeader),
  proxy: proxyChoice,
  /** User name for the gate in front of the platform (HTTP Basic); '' for none. The gate password is a secret. */
  gateUser: z.string(),
  /** Additional certificate authorities. */
  authorities: z.array(certificateFacts),
  clientCertificate: certificateFacts.nullable(),
  trusted: z.array(trustedCertificate),
  /** True while the program has a credential for the server. */
  hasCredential: z.boolean(),
  hasProxyPassword: z.boolean(),
  hasGatePassword: z.boolean(),
  /** Whether the secrets are also in the system's key store, for the next start. */
  remembered: z.boolean(),
  /** RFC 3339; null where it was never used. */
  lastUsed: z.string().nullable(),
  /** User names that the user may set: for a managed profile, those that the policy leaves empty. */
  ownNames: z.object({ proxy: z.boolean(), gate: z.boolean() }),
  /** The profile comes from the organisation's policy: it can be used and not changed. */
  managed: z.boolean(),
  /** The organisation's list is locked without this profile: it stays stored and can't be used. */
  blocked: z.boolean(),
});
export type ServerProfile = z.output<typeof serverProfile>;

/** A remote server's credential, which is never answered. `remember` says whether the system's key store keeps it. */
export const serverCredential = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('token'), token: z.string().trim().min(1).max(8192) }),
  z.strictObject({ kind: z.literal('cookie'), cookie: z.string().trim().min(1).max(8192) }),
]);
export type ServerCredential = z.output<typeof serverCredential>;

export const serverDraft = z.strictObject({
  name: z.string().trim().min(1).max(serverNameLimit),
  address: z.string().trim().min(1).max(512),
  environment: z.enum(['production', 'staging', 'test', 'training', 'development']),
  signIn: z.enum(['page', 'token', 'cookie', 'password']),
  passwordSignIn: passwordSignIn.nullable(),
  readOnly: z.boolean(),
  timeZone: z.string().max(100).optional(),
  mapping: mappingShape,
  headers: z.array(extraHeader).max(20),
  proxy: proxyChoice,
  /** null: unchanged (none, for a new profile); empty: removed. */
  proxyPassword: z.string().max(1000).nullable(),
  gateUser: z.string().max(200),
  /** null: unchanged (none, for a new profile); empty: removed. */
  gatePassword: z.string().max(1000).nullable(),
  /** Handles of files with PEM or DER certificates; null: unchanged. An empty list removes all. */
  authorityFiles: z.array(z.string().max(64)).max(20).nullable(),
  /** Handle of a PKCS#12 file and its passphrase; null: unchanged; `remove` deletes it. */
  clientCertificate: z
    .union([
      z.literal('remove'),
      z.strictObject({ file: z.string().max(64), passphrase: z.string().max(1000) }),
    ])
    .nullable(),
  /** null: unchanged; `remove` deletes it. */
  credential: z.union([z.literal('remove'), serverCredential]).nullable(),
  /** Whether to keep secrets in the system's key store, where the shell has one. */
  remember: z.boolean(),
});
export type ServerDraft = z.output<typeof serverDraft>;
