/**
 * Licence files of a platform's own kinds: how a kind is recognised, where its fields are, how its days are written and
 * how it is signed (docs/formats/mapping.md, "Licence files"). None of it affects requests to a server.
 */
import * as z from 'zod';
import { fieldText, scalar, wordList } from './field-words.ts';

/** The fields of a licence, with the names of docs/formats/licence-file.md. Modules are described separately. */
export const mappedFields = [
  'licensecode',
  'companyname',
  'cid',
  'concurrentFlag',
  'supplierConcurrentFlag',
  'startDate',
  'expiredate',
  'hrmnum',
  'appHrmNum',
  'supplierNum',
  'tenantCount',
  'tenantType',
  'timeZone',
  'issueDate',
] as const;
export type MappedField = (typeof mappedFields)[number];

export const mappedModuleFields = [
  'moduleFlag',
  'moduleName',
  'pcHrmNum',
  'appHrmNum',
  'isEnable',
  'ebAppId',
] as const;
export type MappedModuleField = (typeof mappedModuleFields)[number];

/** Formats of days and instants. `instant` is RFC 3339; `seconds` and `milliseconds` count from 1970, UTC. */
export const dateForms = [
  'YYYY-MM-DD',
  'YYYY/MM/DD',
  'YYYY.MM.DD',
  'YYYYMMDD',
  'DD.MM.YYYY',
  'DD/MM/YYYY',
  'MM/DD/YYYY',
  'YYYY-MM-DD hh:mm:ss',
  'instant',
  'seconds',
  'milliseconds',
] as const;
export type DateForm = (typeof dateForms)[number];

const markShape = z.strictObject({
  field: fieldText,
  /** Absent: the field only has to exist. */
  is: z.array(scalar).min(1).max(20).optional(),
});

const modules = z.strictObject({
  /** Path of the list of modules; in XML the elements that are modules. */
  list: fieldText,
  /** `json`: the field is a text with a JSON list. `separated`: a text of words. Absent: a list. */
  written: z.enum(['list', 'json', 'separated']).optional(),
  /** The text between the words. */
  separator: z.string().min(1).max(5).optional(),
  /** Paths within a module; `$` is the module itself. A module without a name is called by its flag. */
  names: z.partialRecord(z.enum(mappedModuleFields), fieldText),
  words: z.partialRecord(z.enum(mappedModuleFields), wordList).optional(),
  /** Path of a module's list of submodules. */
  subModules: fieldText.optional(),
});

/** A text in the file that contains the licence. */
const content = z.strictObject({
  field: fieldText,
  encoding: z.enum(['text', 'base64']),
  format: z.enum(['json', 'properties', 'xml']),
});

const signature = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  /** A signature that Steward can't check; `called` is its name for people. */
  z.strictObject({ kind: z.literal('unknown'), called: z.string().min(1).max(60) }),
  z.strictObject({
    kind: z.literal('embedded'),
    algorithm: z.enum(['EdDSA', 'ES256', 'RS256', 'SM2SM3']),
    field: fieldText,
    encoding: z.enum(['base64', 'hex']),
    /**
     * The signed bytes: the text of the content's field, or its decoded bytes; the lines of a properties file without
     * the signature's; a JSON object without the signature in the form of RFC 8785.
     */
    over: z.enum(['contentText', 'contentBytes', 'otherLines', 'canonicalJson']),
    /** Signatures of ES256 and SM2: r and s concatenated, or DER. Absent: `raw`. */
    shape: z.enum(['raw', 'der']).optional(),
    /** Path of the key's id. Absent: every trusted key of the algorithm is tried. */
    keyId: fieldText.optional(),
  }),
]);

const ofEveryFormat = {
  name: z.string().min(1).max(100),
  /** Set where the whole file is base64 of the described format. */
  wrapped: z.literal('base64').optional(),
  content: content.optional(),
  /** Maps a declared field to its path in the file. A field without an entry is not stated. */
  names: z.partialRecord(z.enum(mappedFields), fieldText),
  words: z.partialRecord(z.enum(mappedFields), wordList).optional(),
  modules: modules.optional(),
  /** Format of the first and the last day. Absent: `YYYY-MM-DD`. */
  days: z.enum(dateForms).optional(),
  /** Format of the date of issue. Absent: `instant`. */
  issued: z.enum(dateForms).optional(),
  /** `excluded`: the date is the first day on which the licence is no longer valid. Absent: `included`. */
  lastDay: z.enum(['included', 'excluded']).optional(),
  /** Time zone of the days, where the file has none. */
  timeZone: z.string().min(1).max(64).optional(),
  signature,
};

const licenceFile = z.discriminatedUnion('format', [
  z.strictObject({ format: z.literal('json'), told: markShape, ...ofEveryFormat }),
  z.strictObject({ format: z.literal('properties'), told: markShape, ...ofEveryFormat }),
  /** `root` is the name of the outermost element. */
  z.strictObject({
    format: z.literal('xml'),
    root: fieldText,
    told: markShape.optional(),
    ...ofEveryFormat,
  }),
]);
export type LicenceFileKind = z.output<typeof licenceFile>;

/** The order is that in which a file is matched against them. */
export const licenceFileKinds = z.array(licenceFile).max(50);

/** The licence files of one mapping, and the mapping's name for people. */
export const licenceMapping = z.strictObject({ name: z.string().max(200), kinds: licenceFileKinds });
export type LicenceMapping = z.output<typeof licenceMapping>;
