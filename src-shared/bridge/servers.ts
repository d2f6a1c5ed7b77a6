/** Server profiles: which platform server the console talks to. Secrets go in and never come out. */
import * as z from 'zod';
import { call, event, nothing } from './contract.ts';

export const environmentTags = ['production', 'staging', 'test', 'development', 'sandbox'] as const;

export const serverProfile = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(['sandbox', 'remote']),
  /** Origin plus an optional base path, without a trailing slash; empty for the sandbox. */
  address: z.string(),
  environment: z.enum(environmentTags),
  signIn: z.enum(['account', 'token', 'cookie']),
  /** True while the program holds a credential for it. */
  hasCredential: z.boolean(),
});
export type ServerProfile = z.output<typeof serverProfile>;

export const serverList = z.object({ active: z.string(), profiles: z.array(serverProfile) });
export type ServerList = z.output<typeof serverList>;

/** A remote server's credential. It is kept in main's memory only and is never answered. */
export const serverCredential = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('token'), token: z.string().trim().min(1).max(8192) }),
  z.strictObject({ kind: z.literal('cookie'), cookie: z.string().trim().min(1).max(8192) }),
]);
export type ServerCredential = z.output<typeof serverCredential>;

export const serverDraft = z.strictObject({
  name: z.string().trim().min(1).max(60),
  address: z.string().trim().min(1).max(512),
  environment: z.enum(['production', 'staging', 'test', 'development']),
  credential: serverCredential.nullable(),
});
export type ServerDraft = z.output<typeof serverDraft>;

/** The steps of a connection test, in the order in which they are tried. */
export const connectionSteps = ['address', 'resolve', 'connect', 'tls', 'http', 'session'] as const;
export const connectionReport = z.object({
  ok: z.boolean(),
  steps: z.array(
    z.object({
      step: z.enum(connectionSteps),
      verdict: z.enum(['ok', 'failed', 'skipped']),
      milliseconds: z.number(),
      /** A stable code with a text in every language (`servers.connection.<code>`), e.g. TLS_SELF_SIGNED. */
      code: z.string().nullable(),
      /** What the machine said, e.g. an address, a certificate fingerprint, an HTTP status. */
      detail: z.string().nullable(),
    }),
  ),
});
export type ConnectionReport = z.output<typeof connectionReport>;

const profileId = z.strictObject({ id: z.string().max(64) });

export const servers = {
  calls: {
    list: call(nothing, serverList),
    choose: call(profileId, serverList),
    add: call(serverDraft, serverList),
    update: call(z.strictObject({ id: z.string().max(64), draft: serverDraft }), serverList),
    remove: call(profileId, serverList),
    test: call(serverDraft, connectionReport),
    /** Forgets the session and credential of a server. */
    forget: call(profileId, serverList),
  },
  events: {
    changed: event(serverList),
  },
} as const;
