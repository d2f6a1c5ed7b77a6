/**
 * How a server's calls differ from those of the documents: where they are, how they are sent, what their fields and
 * values are called. Part of a server profile and a file of its own (docs/formats/mapping.md).
 */
import * as z from 'zod';
import { fieldText, scalar, wordList } from './field-words.ts';
import { licenceFileKinds } from './licence-files.ts';
import { themeManifests } from './theme-manifests.ts';

const words = z.record(fieldText, wordList);
/** Our field → theirs. */
const names = z.record(fieldText, fieldText);

const answerShape = z.strictObject({ names: names.optional(), words: words.optional() });
const requestShape = answerShape.extend({
  /** Fields that are sent besides, by their names. */
  add: z.record(fieldText, scalar).optional(),
});

export const envelopeWords = ['code', 'status', 'codeStatus', 'codeMessage', 'action', 'none'] as const;

/** An envelope that is none of the documents': where it says that a call succeeded, and what stands where. */
export const ownEnvelope = z.strictObject({
  success: z.strictObject({ field: fieldText, is: z.array(scalar).min(1).max(20) }),
  code: fieldText.optional(),
  message: fieldText.optional(),
  /** Absent: the data is the whole answer. */
  data: fieldText.optional(),
});

export const callMapping = z.strictObject({
  path: z.string().max(512).optional(),
  method: z.enum(['GET', 'POST', 'DELETE']).optional(),
  encoding: z.enum(['query', 'json', 'form', 'multipart']).optional(),
  envelope: z.union([z.enum(envelopeWords), ownEnvelope]).optional(),
  request: requestShape.optional(),
  answer: answerShape.optional(),
});
export type CallMapping = z.output<typeof callMapping>;

/** Our code → theirs. */
const codes = z.record(z.string().min(1).max(100), z.string().min(1).max(100));

const whoIsSignedIn = z.strictObject({
  userId: z.string().max(100).optional(),
  userName: z.string().max(200).optional(),
  tenantKey: z.string().max(100).optional(),
  /** Absent: the server is asked for the right to a menu. */
  administrator: z.boolean().optional(),
  deployment: z.enum(['public', 'private', 'single', 'overseas']).optional(),
});
export type WhoIsSignedIn = z.output<typeof whoIsSignedIn>;

/** What no documented call says of who is signed in; `parts`: the server is not asked for its session at all. */
export const sessionWords = whoIsSignedIn.extend({
  from: z.enum(['server', 'parts']).optional(),
  /** Where the answer to a sign-in by password says it: paths in the whole answer. */
  signInAnswer: answerShape.optional(),
});
export type SessionWords = z.output<typeof sessionWords>;

export const mappingShape = z.strictObject({
  /** By the call's id. */
  calls: z.record(z.string().max(100), callMapping).default({}),
  /** Where the platform's own pages are, by their code. */
  pages: z.record(z.string().max(100), z.string().max(512)).default({}),
  /** Codes of menus, as the tree of granted menus and the check of a permission name them. */
  menus: codes.default({}),
  /** What an administrator may do, as the session names it. */
  permissions: codes.default({}),
  session: sessionWords.optional(),
  /** Its licence files, where they are of kinds of its own. */
  licenceFiles: licenceFileKinds.optional(),
  /** Theme archives of the platform's own kinds. */
  themeManifests: themeManifests.optional(),
});
export type Mapping = z.output<typeof mappingShape>;
