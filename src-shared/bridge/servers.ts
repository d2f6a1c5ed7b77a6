/** Server profiles: which platform server the console talks to, and how. Secrets go in and never come out. */

import * as z from 'zod';
import { headerName } from '../rules/servers/header-name.ts';
import { serverNameLimit } from '../rules/servers/name-limit.ts';
import { call, event, longCall, nothing } from './contract.ts';

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

/** A manual proxy's password is kept like a credential. `bypass`: host names, `*.suffix`, addresses, `<local>`. */
export const proxyChoice = z.discriminatedUnion('mode', [
  z.strictObject({ mode: z.literal('system') }),
  z.strictObject({ mode: z.literal('none') }),
  z.strictObject({
    mode: z.literal('manual'),
    /** `http://host:port` or `https://host:port`. */
    address: z.string().min(1).max(512),
    userName: z.string().max(200),
    bypass: z.array(z.string().max(255)).max(100),
  }),
  z.strictObject({
    mode: z.literal('pac'),
    /** Address of the script. */ address: z.string().min(1).max(512),
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
  /** Every write is refused by the gateway. */
  readOnly: z.boolean(),
  /** Endpoint id → path, for endpoints whose path is `chosen`. */
  pathOverrides: z.record(z.string(), z.string()),
  headers: z.array(extraHeader),
  proxy: proxyChoice,
  /** Own certificate authorities. */
  authorities: z.array(certificateFacts),
  clientCertificate: certificateFacts.nullable(),
  trusted: z.array(trustedCertificate),
  /** True while the program holds a credential for it. */
  hasCredential: z.boolean(),
  hasProxyPassword: z.boolean(),
  /** Its secrets are also in the system's key store, for the next start. */
  remembered: z.boolean(),
  /** RFC 3339; null: never. */
  lastUsed: z.string().nullable(),
  /** Comes from the organisation's policy: it can be used, not changed. */
  managed: z.boolean(),
});
export type ServerProfile = z.output<typeof serverProfile>;

export const serverList = z.object({
  active: z.string(),
  profiles: z.array(serverProfile),
  /** The organisation's policy forbids adding, changing and removing. */
  locked: z.boolean(),
});
export type ServerList = z.output<typeof serverList>;

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
  pathOverrides: z.record(z.string().max(100), z.string().max(512)),
  headers: z.array(extraHeader).max(20),
  proxy: proxyChoice,
  /** Null: as it is (or none, for a new one); empty: none. */
  proxyPassword: z.string().max(1000).nullable(),
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

/** The steps of the connection doctor, in order. */
export const connectionSteps = [
  'address',
  'proxy',
  'resolve',
  'connect',
  'tls',
  'http',
  'platform',
  'session',
  'permission',
  'clock',
] as const;
const connectionStep = z.object({
  step: z.enum(connectionSteps),
  verdict: z.enum(['ok', 'warning', 'failed', 'skipped']),
  milliseconds: z.number(),
  /** A stable code with a text (`servers.connection.code.<code>`) and advice (`servers.connection.advice.<code>`). */
  code: z.string().nullable(),
  /** What the machine said, e.g. an address, a fingerprint, an HTTP status. Never a secret. */
  detail: z.string().nullable(),
});
export const connectionReport = z.object({
  ok: z.boolean(),
  steps: z.array(connectionStep),
  /** The certificates that the server showed, its own first; empty without TLS. */
  chain: z.array(certificateFacts),
  /** Server's clock minus ours, ms; null where it named no date. */
  clockSkew: z.number().nullable(),
});
export type ConnectionReport = z.output<typeof connectionReport>;

const profileId = z.strictObject({ id: z.string().max(64) });
const fingerprint = z.string().regex(/^([0-9A-F]{2}:){31}[0-9A-F]{2}$/);

/** A profile of an import file, before anything is taken over. */
export const importProblems = ['notAnObject', 'field', 'address', 'certificate', 'endpoint'] as const;
export const importCandidate = z.object({
  index: z.number().int(),
  name: z.string(),
  address: z.string(),
  environment: z.enum(environmentTags),
  /** `same`: a profile of that name and address is there. */
  state: z.enum(['new', 'same', 'refused']),
  /** Why it is refused: `servers.import.problem.<problem>` with the field. */
  problem: z.enum(importProblems).nullable(),
  field: z.string().nullable(),
});

/** A link that the system opened with the program, waiting for the user's yes. */
export const openedLink = z.object({
  profile: z.object({ id: z.string(), name: z.string(), environment: z.enum(environmentTags) }),
  path: z.string(),
});
export type OpenedLink = z.output<typeof openedLink>;

export const servers = {
  calls: {
    list: call(nothing, serverList),
    choose: call(profileId, serverList),
    add: call(serverDraft, serverList),
    /** SERVER_EDITED where the profile is no longer of that edition: nothing is written over it unseen. */
    update: call(
      z.strictObject({ id: z.string().max(64), edition: z.string().max(64), draft: serverDraft }),
      serverList,
    ),
    remove: call(profileId, serverList),
    reorder: call(z.strictObject({ ids: z.array(z.string().max(64)).max(500) }), serverList),
    /** `id`: the profile whose kept secrets and certificates are used where the draft says "as it is". */
    test: longCall(
      z.strictObject({ id: z.string().max(64).nullable(), draft: serverDraft }),
      connectionReport,
      connectionStep,
    ),
    /** The same for a profile as it stands. */
    diagnose: longCall(profileId, connectionReport, connectionStep),
    /** Forgets the session and credential of a server, here and in the key store. */
    forget: call(profileId, serverList),
    trust: call(
      z.strictObject({ id: z.string().max(64), host: z.string().max(300), fingerprint }),
      serverList,
    ),
    revokeTrust: call(
      z.strictObject({ id: z.string().max(64), host: z.string().max(300), fingerprint }),
      serverList,
    ),
    /** User name and password, on the profile's path; the session stays in main. */
    signIn: call(
      z.strictObject({
        id: z.string().max(64),
        userName: z.string().max(200),
        password: z.string().max(1000),
      }),
      serverList,
    ),
    /** Desktop: the server's own page in a window of its own; answers when it was closed. */
    signInPage: call(profileId, z.object({ list: serverList, signedIn: z.boolean() })),
    /** Profiles as a file's text, without secrets. */
    exportText: call(
      z.strictObject({ ids: z.array(z.string().max(64)).max(500) }),
      z.object({ text: z.string() }),
    ),
    previewImport: call(
      z.strictObject({ file: z.string().max(64) }),
      z.object({ candidates: z.array(importCandidate) }),
    ),
    import: call(
      z.strictObject({ file: z.string().max(64), indexes: z.array(z.number().int()).max(500) }),
      serverList,
    ),
  },
  events: {
    changed: event(serverList),
    linkOpened: event(openedLink),
  },
} as const;
