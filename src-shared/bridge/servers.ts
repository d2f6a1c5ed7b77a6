/**
 * Server profiles: which platform server the console uses, and how to reach it. Secrets can be written and never read.
 */

import * as z from 'zod';
import { fitKinds } from '../api/mapping/fit-answer.ts';
import { mappingShape, sessionWords } from '../api/mapping/mapping.ts';
import { serverCheckShape } from '../rules/servers/check/check-shape.ts';
import { mappingProblems } from '../rules/servers/mapping/mapping-file.ts';
import { certificateFacts, environmentTags, serverDraft, serverProfile } from '../rules/servers/profile.ts';
import { languages } from '../text/types.ts';
import { call, event, longCall, noArguments } from './contract.ts';
import { typedServerName } from './typed-name.ts';

export const serverList = z.object({
  /** The server of a new tab: the last one that was chosen in any tab. */
  active: z.string(),
  profiles: z.array(serverProfile),
  /** The organisation's policy forbids adding, changing and removing profiles. */
  locked: z.boolean(),
  /** By profile: its words for the session, with the facts about the user from the present session's sign-in. */
  signedInAs: z.record(z.string(), sessionWords).optional(),
});
export type ServerList = z.output<typeof serverList>;

/** The steps of the connection check, in order. */
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
  /** A technical detail, e.g. an address, a fingerprint, an HTTP status. Never a secret. */
  detail: z.string().nullable(),
});
export const connectionReport = z.object({
  ok: z.boolean(),
  steps: z.array(connectionStep),
  /** The server's certificate chain, its own certificate first; empty without TLS. */
  chain: z.array(certificateFacts),
  /** The server's clock minus this computer's, in ms; null where the server sent no date. */
  clockSkew: z.number().nullable(),
});
export type ConnectionReport = z.output<typeof connectionReport>;

/** The certificate authorities of this computer, which connections trust beside a profile's own. */
const authoritiesState = z.object({
  count: z.number().int(),
  /** Time of the last read; milliseconds since 1970, UTC. */
  readAt: z.number(),
  /** `TIME`: the system has not answered yet. `FAILED`: reading failed. The authorities so far stay in use. */
  problem: z.enum(['TIME', 'FAILED']).nullable(),
});
export type AuthoritiesState = z.output<typeof authoritiesState>;

/** Progress: the number of reads that were sent. */
const callsChecked = z.object({ done: z.number().int(), total: z.number().int() });

const profileId = z.strictObject({ id: z.string().max(64) });
const fingerprint = z.string().regex(/^([0-9A-F]{2}:){31}[0-9A-F]{2}$/);

/** A profile of an import file, before anything is imported. */
export const importProblems = ['notAnObject', 'field', 'address', 'certificate', 'endpoint'] as const;
export const importCandidate = z.object({
  index: z.number().int(),
  name: z.string(),
  address: z.string(),
  environment: z.enum(environmentTags),
  /** `same`: a profile of this name and address exists. */
  state: z.enum(['new', 'same', 'refused']),
  /** The reason for which the profile is refused: `servers.import.problem.<problem>` with the field. */
  problem: z.enum(importProblems).nullable(),
  field: z.string().nullable(),
});

const mappingReading = z.union([
  z.object({ problem: z.null(), mapping: mappingShape, about: z.string() }),
  z.object({ problem: z.enum(mappingProblems), at: z.string() }),
]);

/** The fit between a server's answer and a call's declaration (api/mapping/fit-answer.ts). */
const triedCall = z.object({
  fit: z.enum(fitKinds),
  field: z.string(),
  detail: z.string(),
  /** The method and path of the request. */
  asked: z.string(),
});
export type TriedCall = z.output<typeof triedCall>;

/** A link that the system opened with the program; it waits for the user's consent. */
export const openedLink = z.object({
  profile: z.object({ id: z.string(), name: z.string(), environment: z.enum(environmentTags) }),
  path: z.string(),
});
export type OpenedLink = z.output<typeof openedLink>;

export const servers = {
  calls: {
    list: call(noArguments, serverList),
    /** Chooses the server of this tab and of new tabs; each open tab keeps its own server. */
    choose: call(profileId, serverList),
    add: call(serverDraft, serverList),
    /** SERVER_EDITED where the profile has another edition by now: nothing is overwritten unseen. */
    update: call(
      z.strictObject({
        id: z.string().max(64),
        edition: z.string().max(64),
        draft: serverDraft,
        typed: typedServerName,
      }),
      serverList,
    ),
    /**
     * SETTING_GUARDED, also for `update`, where changes on a server would no longer need approval (bridge/settings.ts).
     */
    remove: call(profileId.extend({ typed: typedServerName }), serverList),
    reorder: call(z.strictObject({ ids: z.array(z.string().max(64)).max(500) }), serverList),
    /** `id` is the profile whose stored secrets and certificates are used where the draft leaves them unchanged. */
    test: longCall(
      z.strictObject({ id: z.string().max(64).nullable(), draft: serverDraft }),
      connectionReport,
      connectionStep,
    ),
    diagnose: longCall(profileId, connectionReport, connectionStep),
    /** Sends every read that the console knows with the present session, and stores the result. */
    checkCalls: longCall(
      z.strictObject({ id: z.string().max(64), language: z.enum(languages) }),
      serverCheckShape,
      callsChecked,
    ),
    lastCheck: call(profileId, serverCheckShape.nullable()),
    /** Notes the session's tenant: rules of other servers where it was seen apply to this one too. */
    takeTenant: call(profileId.extend({ tenant: z.string().max(100) }), serverList),
    /** Deletes the session and the credential of a server, here and in the key store. */
    forget: call(profileId, serverList),
    trust: call(
      z.strictObject({ id: z.string().max(64), host: z.string().max(300), fingerprint }),
      serverList,
    ),
    revokeTrust: call(
      z.strictObject({ id: z.string().max(64), host: z.string().max(300), fingerprint }),
      serverList,
    ),
    authorities: call(noArguments, authoritiesState),
    /** Reads the certificate authorities from the system again. */
    reloadAuthorities: call(noArguments, authoritiesState),
    /** Sends user name and password to the profile's path; the session stays in the main process. */
    signIn: call(
      z.strictObject({
        id: z.string().max(64),
        userName: z.string().max(200),
        password: z.string().max(1000),
      }),
      serverList,
    ),
    /** Desktop: opens the server's own sign-in page in a window of its own; answers when the window is closed. */
    signInPage: call(profileId, z.object({ list: serverList, signedIn: z.boolean() })),
    /** Exports profiles as the text of a file, without secrets. */
    exportText: call(
      z.strictObject({ ids: z.array(z.string().max(64)).max(500) }),
      z.object({ text: z.string() }),
    ),
    previewImport: call(
      z.strictObject({ file: z.string().max(64) }),
      z.object({ candidates: z.array(importCandidate) }),
    ),
    /** Reads a mapping from a file for the form; nothing is saved. */
    readMapping: call(z.strictObject({ file: z.string().max(64) }), mappingReading),
    /**
     * Sends one read to a server by this mapping, and answers how it fits. SERVER_FIELD_INVALID where the mapping can't
     * be used, or the call is not a read.
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
