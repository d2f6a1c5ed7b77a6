/**
 * The differences of a server's calls from the documents: paths, encoding, and the names of fields and values. A
 * mapping is part of a server profile and a file of its own (docs/formats/mapping.md).
 */
import * as z from 'zod';
import { fieldText, scalar, wordList } from './field-words.ts';
import { licenceFileKinds } from './licence-files.ts';
import { themeManifests } from './theme-manifests.ts';

const words = z.record(fieldText, wordList);
/** Maps a declared field to the server's. */
const names = z.record(fieldText, fieldText);

const answerShape = z.strictObject({ names: names.optional(), words: words.optional() });
const requestShape = answerShape.extend({
  /** Additional fields of the request, by name. */
  add: z.record(fieldText, scalar).optional(),
});

export const envelopeWords = ['code', 'status', 'codeStatus', 'codeMessage', 'action', 'none'] as const;

/** An envelope that the documents do not have: the field that reports success, and the paths of its parts. */
export const ownEnvelope = z.strictObject({
  success: z.strictObject({ field: fieldText, is: z.array(scalar).min(1).max(20) }),
  code: fieldText.optional(),
  message: fieldText.optional(),
  /** Absent: the whole answer is the data. */
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

/** Maps a declared code to the server's. */
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

/** Facts about the user that no documented call gives; `parts`: the session call is not sent at all. */
export const sessionWords = whoIsSignedIn.extend({
  from: z.enum(['server', 'parts']).optional(),
  /** Paths of these facts in the answer to a sign-in by password. */
  signInAnswer: answerShape.optional(),
});
export type SessionWords = z.output<typeof sessionWords>;

export const mappingShape = z.strictObject({
  /** Entries by the call's id. */
  calls: z.record(z.string().max(100), callMapping).default({}),
  /** Paths of the platform's own pages, by their code. */
  pages: z.record(z.string().max(100), z.string().max(512)).default({}),
  /** Codes of menus in the tree of granted menus and in a permission check. */
  menus: codes.default({}),
  /** Codes of an administrator's permissions in the session. */
  permissions: codes.default({}),
  session: sessionWords.optional(),
  /** The platform's own kinds of licence files. */
  licenceFiles: licenceFileKinds.optional(),
  /** The platform's own kinds of theme archives. */
  themeManifests: themeManifests.optional(),
});
export type Mapping = z.output<typeof mappingShape>;
