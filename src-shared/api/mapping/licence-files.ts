/**
 * Licence files of a platform's own kinds: how a file of the kind is told, where its fields are, how its days are
 * written and how it is signed (docs/formats/mapping.md, "Licence files"). No server is asked for any of it.
 */
import * as z from 'zod';
import { fieldText, scalar, wordList } from './field-words.ts';

/** The fields of a licence, by the names of docs/formats/licence-file.md. Its modules are a part of their own. */
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

/** How days and moments are written. `instant` is RFC 3339; `seconds` and `milliseconds` count from 1970, UTC. */
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

const told = z.strictObject({
  field: fieldText,
  /** Absent: that the field is there. */
  is: z.array(scalar).min(1).max(20).optional(),
});

const modules = z.strictObject({
  /** Where their list is; of XML the elements that are modules. */
  list: fieldText,
  /** `json`: the field is a text that holds a list; `separated`: a text of words. Absent: it is a list. */
  written: z.enum(['list', 'json', 'separated']).optional(),
  /** Between the words. */
  separator: z.string().min(1).max(5).optional(),
  /** Within a module; `$` is the module itself. Without a name the flag is one. */
  names: z.partialRecord(z.enum(mappedModuleFields), fieldText),
  words: z.partialRecord(z.enum(mappedModuleFields), wordList).optional(),
  /** Within a module, where the list of those below it is. */
  subModules: fieldText.optional(),
});

/** A text of the file that holds the licence. */
const content = z.strictObject({
  field: fieldText,
  encoding: z.enum(['text', 'base64']),
  format: z.enum(['json', 'properties', 'xml']),
});

const signature = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  /** One that Steward can't check; `called` tells people what it is. */
  z.strictObject({ kind: z.literal('unknown'), called: z.string().min(1).max(60) }),
  z.strictObject({
    kind: z.literal('embedded'),
    algorithm: z.enum(['EdDSA', 'ES256', 'RS256', 'SM2SM3']),
    field: fieldText,
    encoding: z.enum(['base64', 'hex']),
    /**
     * The bytes that were signed: the text of the content's field, or what it holds; the lines of a properties file
     * without that of the signature; a JSON object without the signature, as RFC 8785 writes it.
     */
    over: z.enum(['contentText', 'contentBytes', 'otherLines', 'canonicalJson']),
    /** Of ES256 and SM2: r and s one after the other, or in DER. Absent: `raw`. */
    shape: z.enum(['raw', 'der']).optional(),
    /** Where the file names the key. Absent: every trusted key of the algorithm is tried. */
    keyId: fieldText.optional(),
  }),
]);

const ofEveryFormat = {
  name: z.string().min(1).max(100),
  /** The whole file is base64 of what is described. */
  wrapped: z.literal('base64').optional(),
  content: content.optional(),
  /** Our field → where it is there. A field that is not named is not stated. */
  names: z.partialRecord(z.enum(mappedFields), fieldText),
  words: z.partialRecord(z.enum(mappedFields), wordList).optional(),
  modules: modules.optional(),
  /** Of the first and the last day. Absent: `YYYY-MM-DD`. */
  days: z.enum(dateForms).optional(),
  /** Of the date of issue. Absent: `instant`. */
  issued: z.enum(dateForms).optional(),
  /** `excluded`: the date is the first on which the licence does not hold any more. Absent: `included`. */
  lastDay: z.enum(['included', 'excluded']).optional(),
  /** The zone of the days where the file names none. */
  timeZone: z.string().min(1).max(64).optional(),
  signature,
};

const licenceFile = z.discriminatedUnion('format', [
  z.strictObject({ format: z.literal('json'), told, ...ofEveryFormat }),
  z.strictObject({ format: z.literal('properties'), told, ...ofEveryFormat }),
  /** `root` is the name of the outermost element. */
  z.strictObject({
    format: z.literal('xml'),
    root: fieldText,
    told: told.optional(),
    ...ofEveryFormat,
  }),
]);
export type LicenceFileKind = z.output<typeof licenceFile>;

/** In the order in which a file is held against them. */
export const licenceFileKinds = z.array(licenceFile).max(50);

/** The licence files of one mapping, and what people know it by. */
export const licenceMapping = z.strictObject({ name: z.string().max(200), kinds: licenceFileKinds });
export type LicenceMapping = z.output<typeof licenceMapping>;
