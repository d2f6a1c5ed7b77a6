/**
 * Checks of the values that a form, a file or a way back wants to write to a record. The record's form table and the
 * request schema of its call decide: what a form refuses, no other source can write. Values that the server already
 * stores are not checked.
 */
import * as z from 'zod';
import { isExactNumber } from '../../../kit/exact-number.ts';
import { changedNames, type Edit, type Edits, sameValue } from '../../../kit/merge.ts';
import { hiddenCharacter } from '../../../kit/patterns/hidden-characters.ts';
import type { Message } from '../../../text/message.ts';
import { checkFields, wrongValue } from '../../common/fields/check-fields.ts';
import { type AnyRow, controlName, type Fields, rowNamed, rowsOf } from '../../common/fields/field.ts';
import { wrongType } from '../../common/fields/wrong-type.ts';
import type { RowWords } from '../../common/record/record.ts';
import { unsafeMarkup } from '../../common/rich-text/unsafe-markup.ts';
import type { AnyRecord } from '../records.ts';
import type { ContentProblem } from './content-problem.ts';
import { forbiddenCharacter } from './forbidden-characters.ts';

type Values = Record<string, unknown>;
type Kind = Pick<AnyRecord, 'fields' | 'fieldsAt' | 'rules' | 'along' | 'fixed' | 'rows' | 'html' | 'write'>;

/** The problems with the edits alone, when they arrive and the rest of the record is unknown. */
export function wrongInEdits(
  kind: Kind,
  locator: unknown,
  edits: Readonly<Record<string, Edit>>,
): readonly ContentProblem[] {
  const names = changedNames(edits as Edits<Values>);
  const side = (which: 'from' | 'to'): Values =>
    Object.fromEntries(names.map((name) => [name, edits[name]?.[which]]));
  const [before, after] = [side('from'), side('to')];
  const known = onlyKnown(after);
  const ofFields = wrongFields(kind, locator, { before, after: known, names });
  const named = new Set(ofFields.map(({ name }) => name));
  const byRules = (asKnown(() => kind.rules?.(known)) ?? []).filter(({ name }) => !named.has(name));
  const problems = [...ofFields, ...byRules];
  if (problems.length > 0) return problems;
  const refused = notTaken(kind, locator, after, names) ?? [];
  // Only for values that are present: the newest record may have the missing ones.
  const own = names.filter((name) =>
    refused.some(({ path, value }) => value !== undefined && isOf(name, after, path, value)),
  );
  return own.map((name) => ({ name, message: { key: 'changeContent.call' } }));
}

interface Writing {
  readonly newest: Values;
  readonly after: Values;
  readonly changed: readonly string[];
}

/** The problems with the complete values over the newest record, just before they are sent. */
export function wrongInWrite(
  kind: Kind,
  locator: unknown,
  { newest, after, changed }: Writing,
): readonly ContentProblem[] {
  const problems = wrongFields(kind, locator, { before: newest, after, names: changed });
  if (problems.length > 0) return problems;
  const table = tableOf(kind, locator);
  const stood = new Set(
    [...checkFields(table, newest), ...(kind.rules?.(newest) ?? [])].map(({ name }) => name),
  );
  const wrong = [...checkFields(table, after, newest), ...(kind.rules?.(after) ?? [])]
    .map(({ name, message }) => ({ name: fieldOf(table, name), control: name, message }))
    .filter(({ name, control }) => changed.includes(name) || !stood.has(control));
  if (wrong.length > 0) return wrong.map(({ name, message }) => ({ name, message }));
  const refused = notTaken(kind, locator, after, changed);
  if (/* wall: written-refused-call */ refused?.length === 0) return [];
  const named = changed.find((name) => refused?.some(({ path, value }) => isOf(name, after, path, value)));
  return [{ name: named ?? changed[0] ?? '', message: { key: 'changeContent.call' } }];
}

function tableOf({ fields, fieldsAt }: Kind, locator: unknown): Fields<Values> {
  return fieldsAt?.(locator) ?? fields ?? {};
}

function fieldOf(table: Fields<Values>, control: string): string {
  return rowsOf(table).find(([name, row]) => controlName(name, row) === control)?.[0] ?? control;
}

interface Fielded {
  readonly before: Values;
  readonly after: Values;
  readonly names: readonly string[];
}

function wrongFields(kind: Kind, locator: unknown, { names, ...values }: Fielded): ContentProblem[] {
  const table = tableOf(kind, locator);
  return names.flatMap((name) => {
    const fixed = kind.fixed?.(locator).includes(/* wall: written-fixed */ name);
    const wrong = fixed ? { message: nothingSets } : wrongField(kind, { table, locator }, name, values);
    return wrong ? [{ name, ...wrong }] : [];
  });
}

function wrongField(
  kind: Kind,
  { table, locator }: { readonly table: Fields<Values>; readonly locator: unknown },
  name: string,
  { before, after }: Omit<Fielded, 'names'>,
): Omit<ContentProblem, 'name'> | null {
  const value = after[name];
  // wall: written-along
  if (kind.along?.includes(name)) return { message: { key: 'changeContent.along' } };
  const rows = kind.rows?.[name];
  const inRows = rows && Array.isArray(value) ? wrongRow(rows, locator, value, before[name]) : null;
  if (inRows) return inRows;
  const sign = forbiddenCharacter(value);
  // wall: written-signs
  if (sign) return { message: { key: 'changeContent.sign', params: { code: sign } } };
  const unsafe = unsafeIn(kind, name, value);
  // wall: rich-text-unsafe
  if (unsafe) return { message: unsafe };
  const row = rowNamed(table, name) as AnyRow<Values> | undefined;
  if (row) {
    const message = wrongOf(row, value, after);
    return message && { message };
  }
  // A field without a row in the table is either text for people or an id.
  const hidden = typeof value === 'string' && !kind.html?.includes(name) && hiddenCharacter(value, true);
  if (hidden) return { message: { key: 'tenantEdit.hidden', params: { ...hidden } } };
  const [was, is] = [typeOf(before[name]), typeOf(value)];
  return was !== is && was !== 'nothing' && is !== 'nothing' ? { message: shape } : null;
}

function wrongOf(row: AnyRow<Values>, value: unknown, values: Values): Message | null {
  const key = wrongType(row.kind, value);
  // wall: written-type
  if (key) return { key };
  return asKnown(() => wrongValue<Values>(row, value, values)) ?? null;
}

function unsafeIn({ html }: Pick<Kind, 'html'>, name: string, value: unknown): Message | null {
  return typeof value === 'string' && html?.includes(name) ? unsafeMarkup(value) : null;
}

const shape: Message = { key: 'changeContent.shape' };
const nothingSets: Message = { key: 'changeContent.fixed' };

/** Checks rows of a list that would be created; rows that are also in `before` are not checked. */
function wrongRow(
  { fields: table, html = [], beside, others = [] }: RowWords,
  locator: unknown,
  rows: readonly unknown[],
  before: unknown,
): Omit<ContentProblem, 'name'> | null {
  const there = new Set((Array.isArray(before) ? before : []).map((row) => JSON.stringify(row)));
  for (const row of rows) {
    if (there.has(JSON.stringify(row))) continue;
    if (typeOf(row) !== 'object') return { message: shape };
    const values = row as Values;
    for (const [part, value] of Object.entries(values)) {
      const code = forbiddenCharacter(value);
      if (code) return { part, message: { key: 'changeContent.sign', params: { code } } };
    }
    for (const part of html) {
      const message = unsafeIn({ html }, part, values[part]);
      if (message) return { part, message };
    }
    if (!table) continue;
    for (const [name, value] of Object.entries(values)) {
      const own = rowNamed(table, name);
      if (!own && name !== 'id' && !others.includes(name)) return { part: name, message: shape };
      const key = own ? wrongType(own.kind, value) : null;
      if (key) return { part: name, message: { key } };
    }
    const [problem] = checkFields(table, /* wall: written-owner */ { ...beside?.(locator), ...values });
    if (problem) return { part: fieldOf(table, problem.name), message: problem.message };
  }
  return null;
}

/** Paths and values that the request schema refuses; null where no request can be made of the values. */
function notTaken(kind: Kind, locator: unknown, after: Values, names: readonly string[]) {
  try {
    const { endpoint, input } = kind.write(locator, after, names);
    const encoded = z.safeEncode(endpoint.request, input as never);
    return (encoded.error?.issues ?? []).map(({ path }) => ({
      path: path.map(String),
      value: path.reduce<unknown>((part, name) => Object(part)[name as string], input),
    }));
  } catch {
    return null;
  }
}

/** The call may name a field differently, so an equal value also counts. */
function isOf(name: string, after: Values, path: readonly string[], value: unknown): boolean {
  return path.includes(name) || sameValue(value, after[name]);
}

/** Thrown when a rule reads a field whose value is unknown before the record is read. */
class NotKnown extends Error {}

/** Returns undefined where the rule reads a field that is not known. */
function asKnown<Result>(judge: () => Result): Result | undefined {
  try {
    return judge();
  } catch (error) {
    if (error instanceof NotKnown) return undefined;
    throw error;
  }
}

function onlyKnown(values: Values): Values {
  return new Proxy(values, {
    get(target, name) {
      if (typeof name === 'string' && !Object.hasOwn(target, name)) throw new NotKnown(name);
      return Reflect.get(target, name);
    },
  });
}

function typeOf(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'list';
  return isExactNumber(value) ? 'number' : typeof value;
}
