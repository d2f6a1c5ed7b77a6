/** Server profiles: which platform server the console talks to, and how. Secrets go in and never come out. */

import * as z from 'zod';
import { fits } from '../api/mapping/fit-answer.ts';
import { mappingShape, sessionWords } from '../api/mapping/mapping.ts';
import { serverCheckShape } from '../rules/servers/check/check-shape.ts';
import { mappingProblems } from '../rules/servers/mapping/mapping-file.ts';
import { certificateFacts, environmentTags, serverDraft, serverProfile } from '../rules/servers/profile.ts';
import { languages } from '../text/types.ts';
import { call, event, longCall, nothing } from './contract.ts';
import { typed } from './typed-name.ts';

export const serverList = z.object({
  /** The server that a new tab begins with: the last one that was chosen in any. */
  active: z.string(),
  profiles: z.array(serverProfile),
  /** The organisation's policy forbids adding, changing and removing. */
  locked: z.boolean(),
  /** By profile: its words for the session with what the present session's sign-in said of who it is. */
  signedInAs: z.record(z.string(), sessionWords).optional(),
});
export type ServerList = z.output<typeof serverList>;

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

/** The certificate authorities of this computer, which connections trust beside a profile's own. */
const authoritiesState = z.object({
  count: z.number().int(),
  /** When they were read; milliseconds since 1970, UTC. */
  readAt: z.number(),
  /** `TIME`: the system has not answered yet. `FAILED`: it will not. What is there is used meanwhile. */
  problem: z.enum(['TIME', 'FAILED']).nullable(),
});
export type AuthoritiesState = z.output<typeof authoritiesState>;

/** How many of the reads have been asked. */
const callsChecked = z.object({ done: z.number().int(), total: z.number().int() });

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

const mappingReading = z.union([
  z.object({ problem: z.null(), mapping: mappingShape, about: z.string() }),
  z.object({ problem: z.enum(mappingProblems), at: z.string() }),
]);

/** What a server answers to one call (api/mapping/fit-answer.ts). */
const triedCall = z.object({
  fit: z.enum(fits),
  field: z.string(),
  detail: z.string(),
  /** Where it was asked. */
  asked: z.string(),
});
export type TriedCall = z.output<typeof triedCall>;

/** A link that the system opened with the program, waiting for the user's yes. */
export const openedLink = z.object({
  profile: z.object({ id: z.string(), name: z.string(), environment: z.enum(environmentTags) }),
  path: z.string(),
});
export type OpenedLink = z.output<typeof openedLink>;

export const servers = {
  calls: {
    list: call(nothing, serverList),
    /** For this tab and those to come; the tab itself keeps on which server it is. */
    choose: call(profileId, serverList),
    add: call(serverDraft, serverList),
    /** SERVER_EDITED where the profile is no longer of that edition: nothing is written over it unseen. */
    update: call(
      z.strictObject({ id: z.string().max(64), edition: z.string().max(64), draft: serverDraft, typed }),
      serverList,
    ),
    /** SETTING_GUARDED, here and above, where changes at a server need no approval any more (bridge/settings.ts). */
    remove: call(profileId.extend({ typed }), serverList),
    reorder: call(z.strictObject({ ids: z.array(z.string().max(64)).max(500) }), serverList),
    /** `id`: the profile whose kept secrets and certificates are used where the draft says "as it is". */
    test: longCall(
      z.strictObject({ id: z.string().max(64).nullable(), draft: serverDraft }),
      connectionReport,
      connectionStep,
    ),
    /** The same for a profile as it stands. */
    diagnose: longCall(profileId, connectionReport, connectionStep),
    /** Asks every read that the console knows, with the session that is there, and keeps what came of it. */
    checkCalls: longCall(
      z.strictObject({ id: z.string().max(64), language: z.enum(languages) }),
      serverCheckShape,
      callsChecked,
    ),
    /** What came of the last such check of the profile at its address. */
    lastCheck: call(profileId, serverCheckShape.nullable()),
    /**
     * Of which tenant the session is, by its key: what holds for a server where the same tenant was seen holds for this one
     * too.
     */
    takeTenant: call(profileId.extend({ tenant: z.string().max(100) }), serverList),
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
    authorities: call(nothing, authoritiesState),
    /** Asks the system for them anew. */
    reloadAuthorities: call(nothing, authoritiesState),
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
    /** A mapping from a file, for the form: nothing is saved by it. */
    readMapping: call(z.strictObject({ file: z.string().max(64) }), mappingReading),
    /**
     * Asks a server for one call that reads, by this mapping, and says what came. SERVER_FIELD_INVALID where the mapping can't
     * be used, or the call does not read.
     */
    tryCall: call(
      z.strictObject({ id: z.string().max(64), call: z.string().max(100), mapping: mappingShape }),
      triedCall,
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
