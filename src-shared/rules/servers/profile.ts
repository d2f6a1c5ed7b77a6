/** A server profile: which platform server, and how it is reached. Secrets go in and never come out. */
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
/** `page`: the server's own sign-in page in a window of its own (desktop). `password`: user name and password on `passwordPath`. */
export const signInKinds = ['account', 'page', 'token', 'cookie', 'password'] as const;

/** A header that every request carries; a secret one's value is kept like a credential and answered as null. */
export const extraHeader = z.strictObject({
  name: z.string().regex(headerName),
  value: z.string().max(4096).nullable(),
  secret: z.boolean(),
});

/** Who one is to a proxy, where it asks; absent or empty: nobody. The password is kept like a credential. */
const proxyUserName = z.string().max(200);

/** `bypass`: proxy-bypass.ts. */
export const proxyChoice = z.discriminatedUnion('mode', [
  z.strictObject({ mode: z.literal('system'), userName: proxyUserName.optional() }),
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
  }),
]);
export type ProxyChoice = z.output<typeof proxyChoice>;

/** What a certificate says, for people to compare. `fingerprint`: SHA-256, upper-case hex with colons. */
export const certificateFacts = z.object({
  subject: z.string(),
  issuer: z.string(),
  notBefore: z.string(),
  notAfter: z.string(),
  fingerprint: z.string(),
});
export type CertificateFacts = z.output<typeof certificateFacts>;

/** A certificate that the user trusts on one host (name and port) although nobody vouches for it. */
export const trustedCertificate = z.object({ host: z.string(), fingerprint: z.string(), since: z.string() });

/** How user name and password are sent; the answer's cookies are the session. */
export const passwordSignIn = z.strictObject({
  /** From the server's base, e.g. `/papi/passport/login`. */
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
   * What a request says to mean this server as it stands (bridge/meant.ts): another address, environment or path
   * gives another one.
   */
  mark: z.string(),
  /** Another one after every change of the profile: who saves says which one that was made over. */
  edition: z.string(),
  kind: z.enum(['sandbox', 'remote']),
  /** Origin plus an optional base path, without a trailing slash; empty for the sandbox. */
  address: z.string(),
  environment: z.enum(environmentTags),
  signIn: z.enum(signInKinds),
  /** For `password`: the path that takes it, and its field names. */
  passwordSignIn: passwordSignIn.nullable(),
  /** Its own word: what holds is in `rules`. */
  readOnly: z.boolean(),
  /** What holds for its server, by whichever profile it is used. */
  rules: serverRules,
  /** How its calls differ from the documents'. */
  mapping: mappingShape,
  headers: z.array(extraHeader),
  proxy: proxyChoice,
  /** Who one is to a gate in front of the platform (HTTP Basic); '' where there is none. Its password is a secret. */
  gateUser: z.string(),
  /** Own certificate authorities. */
  authorities: z.array(certificateFacts),
  clientCertificate: certificateFacts.nullable(),
  trusted: z.array(trustedCertificate),
  /** True while the program holds a credential for it. */
  hasCredential: z.boolean(),
  hasProxyPassword: z.boolean(),
  hasGatePassword: z.boolean(),
  /** Its secrets are also in the system's key store, for the next start. */
  remembered: z.boolean(),
  /** RFC 3339; null: never. */
  lastUsed: z.string().nullable(),
  /** User names that the user gives: of a managed one those that the policy leaves open. */
  ownNames: z.object({ proxy: z.boolean(), gate: z.boolean() }),
  /** Comes from the organisation's policy: it can be used, not changed. */
  managed: z.boolean(),
  /** The organisation's list is locked, and it is not in it: it is kept, and can't be used. */
  blocked: z.boolean(),
});
export type ServerProfile = z.output<typeof serverProfile>;

/** A remote server's credential, never answered. `remember` elsewhere says whether the system's key store keeps it. */
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
  mapping: mappingShape,
  headers: z.array(extraHeader).max(20),
  proxy: proxyChoice,
  /** Null: as it is (or none, for a new one); empty: none. */
  proxyPassword: z.string().max(1000).nullable(),
  gateUser: z.string().max(200),
  /** Null: as it is (or none, for a new one); empty: none. */
  gatePassword: z.string().max(1000).nullable(),
  /** Files with PEM or DER certificates; null: as they are. An empty list removes them. */
  authorityFiles: z.array(z.string().max(64)).max(20).nullable(),
  /** A PKCS#12 file and its passphrase; null: as it is; `remove` takes it away. */
  clientCertificate: z
    .union([
      z.literal('remove'),
      z.strictObject({ file: z.string().max(64), passphrase: z.string().max(1000) }),
    ])
    .nullable(),
  /** Null: as it is; `remove` takes it away. */
  credential: z.union([z.literal('remove'), serverCredential]).nullable(),
  /** Keep secrets in the system's key store, where the shell has one. */
  remember: z.boolean(),
});
export type ServerDraft = z.output<typeof serverDraft>;
