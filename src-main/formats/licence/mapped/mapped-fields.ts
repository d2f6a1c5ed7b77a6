/**
 * Extracts a licence's fields by a mapping's paths, in the spelling of Steward's own format, after which every file
 * is read alike. Only mapped fields are read.
 */
import type { Scalar } from '#shared/api/mapping/field-words.ts';
import {
  type LicenceFileKind,
  type MappedField,
  mappedFields,
  mappedModuleFields,
} from '#shared/api/mapping/licence-files.ts';
import { defaultTimeZone, isTimeZone } from '#shared/kit/days.ts';
import type { LicenceIssue } from '#shared/rules/licence/issues.ts';
import { moduleDepthLimit } from '#shared/rules/licence/module-from-wire.ts';
import type { ContentFields } from '../content.ts';
import { mappedDay, mappedInstant } from './dates.ts';
import { type MappedNode, nodesInText, severalFields, tooMany } from './mapped-node.ts';

export interface MappedFields {
  readonly fields: ContentFields;
  readonly issues: readonly LicenceIssue[];
}

type Modules = NonNullable<LicenceFileKind['modules']>;
type Words = NonNullable<LicenceFileKind['words']>[MappedField];

const flags: readonly MappedField[] = ['concurrentFlag', 'supplierConcurrentFlag', 'tenantType'];
const days: readonly MappedField[] = ['startDate', 'expiredate'];

export function fieldsThrough(kind: LicenceFileKind, node: MappedNode): MappedFields {
  const issues: LicenceIssue[] = [];
  const fields: ContentFields = {};
  for (const field of mappedFields) {
    const path = kind.names[field];
    if (path === undefined) continue;
    const found = node.value(path);
    if (found === severalFields) issues.push({ state: 'FIELD_INVALID', field, reason: 'duplicate' });
    else fields[field] = inOurWords(found, kind.words?.[field]);
  }
  const zone = zoneOf(fields.timeZone, kind.timeZone);
  if (!isStated(fields.timeZone)) fields.timeZone = kind.timeZone;
  for (const field of days) {
    if (!isStated(fields[field])) continue;
    const excluded = field === 'expiredate' && kind.lastDay === 'excluded';
    const day = mappedDay(fields[field], kind.days ?? 'YYYY-MM-DD', zone, excluded);
    if (day === null) issues.push({ state: 'DATE_INVALID', field, reason: 'otherForm' });
    fields[field] = day;
  }
  if (isStated(fields.issueDate)) {
    const instant = mappedInstant(fields.issueDate, kind.issued ?? 'instant', zone);
    if (instant === null) issues.push({ state: 'DATE_INVALID', field: 'issueDate', reason: 'otherForm' });
    fields.issueDate = instant;
  }
  for (const field of flags) {
    // A word that the mapping does not list is refused, not guessed.
    if (isStated(fields[field]) && !/^[01]$/.test(String(fields[field])))
      issues.push({ state: 'FIELD_INVALID', field, reason: 'notFlag' });
  }
  if (kind.modules) fields.availableModule = modulesThrough(kind.modules, node, issues);
  return { fields, issues };
}

/** Empty texts count as absent. */
function isStated(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

function zoneOf(stated: unknown, ofKind: string | undefined): string {
  if (typeof stated === 'string' && isTimeZone(stated)) return stated;
  return ofKind ?? defaultTimeZone;
}

function inOurWords(value: unknown, words: Words): unknown {
  const word = words?.find(({ theirs }) => theirs === (value as Scalar));
  return word ? word.ours : value;
}

function modulesThrough(modules: Modules, node: MappedNode, issues: LicenceIssue[]): unknown[] | undefined {
  const { list, written = 'list', separator } = modules;
  const found = written === 'list' ? node.items(list) : nodesInText(node.value(list), written, separator);
  if (found === null || found === tooMany) {
    const reason = found === null ? 'notList' : 'tooLong';
    issues.push({ state: 'FIELD_INVALID', field: 'availableModule', reason });
    return undefined;
  }
  return found ? found.map((one) => moduleThrough(modules, one, 1)) : undefined;
}

/** The reader of the fields refuses more levels than a licence may have. */
function moduleThrough(modules: Modules, node: MappedNode, level: number): ContentFields {
  const fields: ContentFields = {};
  for (const field of mappedModuleFields) {
    const path = modules.names[field];
    if (path === undefined) continue;
    const found = node.value(path);
    // A repeated field becomes an invalid value: no text, number or flag.
    fields[field] = found === severalFields ? [] : inOurWords(found, modules.words?.[field]);
  }
  if (modules.names.moduleName === undefined) fields.moduleName = fields.moduleFlag;
  for (const field of ['moduleName', 'moduleFlag'] as const) {
    if (typeof fields[field] === 'number' && Number.isSafeInteger(fields[field]))
      fields[field] = String(fields[field]);
  }
  if (modules.subModules === undefined || level > moduleDepthLimit) return fields;
  const below = node.items(modules.subModules);
  // A value that is no list becomes an invalid one.
  fields.subModules = below === null ? {} : below?.map((one) => moduleThrough(modules, one, level + 1));
  return fields;
}
