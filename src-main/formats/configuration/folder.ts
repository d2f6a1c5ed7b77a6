/**
 * A configuration as the files of a folder, one for each record. References are written by name, so that the same
 * state gives the same file on servers with other ids. Converts both ways; an invalid file gives a named refusal.
 */

import { createHash } from 'node:crypto';
import * as z from 'zod';
import { orderedJson } from '#shared/kit/ordered-json.ts';
import { type FileTenant, fileTenant } from '#shared/rules/changes/file-tenant.ts';
import { type NamedReference, namesBlock, partsOfKey } from '#shared/rules/changes/mapping/names.ts';
import { type Reference, referenceKey } from '#shared/rules/changes/mapping/reference-kinds.ts';
import { recordWithIds } from '#shared/rules/changes/mapping/references.ts';
import { issuePath } from '#shared/rules/common/files/issue-path.ts';
import { configurationAreas } from '#shared/rules/configuration/area-names.ts';
import { listedById, recordKeyOf } from '#shared/rules/configuration/areas.ts';
import {
  type Configuration,
  type ConfigurationRecord,
  configurationRecord,
} from '#shared/rules/configuration/configuration.ts';
import { problemOfRecords } from '#shared/rules/configuration/configuration-file.ts';
import type { ConfigurationProblem } from '#shared/rules/configuration/configuration-problems.ts';
import { configurationFileLimit } from '#shared/rules/configuration/limits.ts';
import { ownNames } from '#shared/rules/configuration/read-configuration.ts';
import { readStrictFile } from '../strict-file.ts';

export const folderFile = 'steward-configuration.json';
const folderFormat = 'steward.configuration-folder';
const recordFormat = 'steward.configuration-record';
const version = 1;

const folderShape = z.strictObject({
  format: z.literal(folderFormat),
  version: z.literal(version),
  /** The tenant; absent where it is unknown. */
  tenant: fileTenant.optional(),
  areas: z.array(z.enum(configurationAreas)).min(1).max(configurationAreas.length),
});
const recordShape = z.strictObject({
  format: z.literal(recordFormat),
  version: z.literal(version),
  ...configurationRecord.shape,
  /** Names of ids that could not be written by name alone. */
  names: namesBlock.optional(),
});
/** For the published schemas. */
export const folderShapes = { folder: folderShape, record: recordShape };

/** Texts by path below the folder, with `/` between the parts. */
export type FolderFiles = ReadonlyMap<string, string>;

export async function folderFiles(configuration: Configuration, tenant?: FileTenant): Promise<FolderFiles> {
  const { areas, records } = configuration;
  const kinds = await listedById(areas);
  const naming = namingOf(configuration);
  const written = records.flatMap((record) => {
    const found = kinds.get(record.kind);
    if (!found) return [];
    const names = new Map<string, NamedReference>();
    const identified = recordWithIds(record, found.listedKind.kind, (reference) => naming(reference, names));
    const { kind, name, values, notUnderstood } = identified;
    const locator = inOrder(identified.place);
    const beside = {
      ...(notUnderstood && { notUnderstood }),
      ...(names.size > 0 ? { names: [...names.values()] } : {}),
    };
    const text = textOf({ format: recordFormat, version, kind, name, place: locator, values, ...beside });
    const words = Object.values(Object(locator)).filter((part) => typeof part === 'string' && part !== '');
    const key = words.length === 0 && name === '' ? '' : recordKeyOf(found.listedKind, identified.place);
    return [{ at: `${found.area}/${kind}/${recordFileName(name || words.join(' '), key)}`, text }];
  });
  const files = new Map<string, string>();
  const head = { format: folderFormat, version, ...(tenant && { tenant }), areas };
  files.set(folderFile, textOf(head));
  // Records of one name are numbered in the order of their content.
  for (const { at, text } of written.sort((one, other) =>
    one.at + one.text < other.at + other.text ? -1 : 1,
  )) {
    let path = `${at}.json`;
    for (let number = 2; files.has(path); number += 1) path = `${at}-${number}.json`;
    files.set(path, text);
  }
  return files;
}

const named = 'name:';
const byId = 'id:';

const inOrder = (value: unknown): unknown => JSON.parse(orderedJson(value));

/** Writes a reference by its name where that is unique; else by its id, with the name beside it. */
function namingOf({ records, names = [] }: Configuration) {
  const known = new Map<string, NamedReference>(names.map((name) => [referenceKey(name), name]));
  for (const [key, name] of ownNames(records)) known.set(key, name);
  const count = new Map<string, number>();
  const keyed = ({ kind, key }: NamedReference) => `${kind} ${key}`;
  for (const name of known.values()) count.set(keyed(name), (count.get(keyed(name)) ?? 0) + 1);
  return (reference: Reference, beside: Map<string, NamedReference>): string => {
    const name = known.get(referenceKey(reference));
    if (name && count.get(keyed(name)) === 1) return `${named}${name.key}`;
    if (name) beside.set(referenceKey(reference), name);
    return `${byId}${reference.id}`;
  };
}

const textOf = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

export type FolderReading =
  | { readonly problem: ConfigurationProblem; readonly at: string; readonly path: string }
  | {
      readonly problem: null;
      readonly configuration: Configuration;
      readonly tenant: FileTenant | undefined;
    };

/** Whether Steward wrote the file: other files in the folder are left alone. */
export function isRecordFile(bytes: Uint8Array): boolean {
  const json = readStrictFile(bytes, configurationFileLimit);
  return json.problem === null && z.object({ format: z.literal(recordFormat) }).safeParse(json.value).success;
}

export const readFolderHead = (bytes: Uint8Array) => parsed(bytes, folderShape, folderFormat);

/** `files`: the files below the folder's areas, and its own file. */
export async function readFolderFiles(files: ReadonlyMap<string, Uint8Array>): Promise<FolderReading> {
  const refused = (path: string, problem: ConfigurationProblem, at = ''): FolderReading => ({
    problem,
    at,
    path,
  });
  const headBytes = files.get(folderFile);
  if (!headBytes) return refused(folderFile, 'otherFormat');
  const head = readFolderHead(headBytes);
  if (head.problem !== null) return refused(folderFile, head.problem, head.at);
  const { areas, tenant } = head.value;
  const kinds = await listedById(areas);
  const records: ConfigurationRecord[] = [];
  const paths: string[] = [];
  const names = new Map<string, NamedReference>();
  for (const [path, bytes] of files) {
    if (path === folderFile) continue;
    const read = parsed(bytes, recordShape, recordFormat);
    if (read.problem !== null) return refused(path, read.problem, read.at);
    const { kind, name, place, values, notUnderstood, names: beside = [] } = read.value;
    const listed = kinds.get(kind)?.listedKind;
    if (!listed) return refused(path, 'unknownKind', kind);
    for (const reference of beside) names.set(referenceKey(reference), reference);
    records.push(
      recordWithIds(
        { kind, name, place, values, ...(notUnderstood && { notUnderstood }) },
        listed.kind,
        (reference) => {
          const { id } = reference;
          if (!id.startsWith(named)) return id.startsWith(byId) ? id.slice(byId.length) : id;
          const key = id.slice(named.length);
          const own = { kind: reference.kind, id: idOfKey(reference.kind, key) };
          names.set(referenceKey(own), { ...own, name: partsOfKey(key).at(-1) ?? key, key });
          return own.id;
        },
      ),
    );
    paths.push(path);
  }
  const found = await problemOfRecords(areas, records);
  if (found) return refused(paths[found.record] ?? folderFile, found.problem, found.at);
  return { problem: null, configuration: { areas, records, names: [...names.values()] }, tenant };
}

type Parsed<T> =
  | { readonly problem: ConfigurationProblem; readonly at: string }
  | { readonly problem: null; readonly value: T };

function parsed<T>(bytes: Uint8Array, shape: z.ZodType<T>, format: string): Parsed<T> {
  const json = readStrictFile(bytes, configurationFileLimit);
  if (json.problem !== null) return json;
  const head = z.object({ format: z.literal(format), version: z.number() }).safeParse(json.value);
  if (!head.success) return { problem: 'otherFormat', at: '' };
  if (head.data.version > version) return { problem: 'newer', at: String(head.data.version) };
  const whole = shape.safeParse(json.value);
  return whole.success
    ? { problem: null, value: whole.data }
    : { problem: 'field', at: issuePath(whole.error) };
}

/** Characters of a record's own name that a file name shows. */
const longest = 60;
/** Everything but letters that have no case, and no signs that systems write in two ways. */
const others = /[^a-z0-9\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+/gu;

/** `label`: the record's name for people; `key`: what distinguishes it within its kind, '' for a single record. */
function recordFileName(label: string, key: string): string {
  const plain = label
    .normalize('NFC')
    .toLowerCase()
    .replace(others, '-')
    .replace(/^-+|-+$/g, '');
  const short = [...plain].slice(0, longest).join('');
  // The digest distinguishes records whose names become equal; with it no name is one that a system reserves.
  return key === '' ? 'setting' : [short, digestOf(key).slice(0, 8)].filter((part) => part !== '').join('-');
}

/** A placeholder for an id: equal for the same object, and no real id. */
const idOfKey = (kind: string, key: string): string => `name-${digestOf(`${kind} ${key}`).slice(0, 24)}`;

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
