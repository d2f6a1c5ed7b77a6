/**
 * The three-way merge of a record, field by field: the base (when the user began), the user's values, and the server's
 * newest values. A side that did not change a field has no say in it. Inverting a change is the same merge.
 */
import { orderedJson } from './ordered-json.ts';

/** The edit of a field: from the value that the user saw to the value that the user wants. */
export interface Edit<Value = unknown> {
  readonly from: Value;
  readonly to: Value;
}
export type Edits<Values extends object> = { readonly [Name in keyof Values]?: Edit<Values[Name]> };

/** A field that somebody else has also changed, to another value. */
export interface Clash<Values extends object> {
  readonly name: keyof Values & string;
  readonly from: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

export interface Merge<Values extends object> {
  /** The newest record with the user's changed fields. */
  readonly after: Values;
  readonly changed: readonly (keyof Values & string)[];
  readonly clashes: readonly Clash<Values>[];
}

/** Blanks at either end of a text do not count; everything else is compared as JSON. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (typeof a === 'string' && typeof b === 'string') return a.trim() === b.trim();
  return Object.is(a, b) || orderedJson(a) === orderedJson(b);
}

export function editedNames<Values extends object>(edits: Edits<Values>): (keyof Values & string)[] {
  return Object.keys(edits) as (keyof Values & string)[];
}

export function changedNames<Values extends object>(edits: Edits<Values>): (keyof Values & string)[] {
  return editedNames(edits).filter((name) => !sameValue(edits[name]?.from, edits[name]?.to));
}

export function mergeEdits<Values extends object>(edits: Edits<Values>, newest: Values): Merge<Values> {
  const after = { ...newest };
  const changed: (keyof Values & string)[] = [];
  const clashes: Clash<Values>[] = [];
  for (const name of changedNames(edits)) {
    const edit = edits[name];
    const theirs = newest[name];
    if (!edit || sameValue(theirs, edit.to)) continue;
    after[name] = edit.to;
    changed.push(name);
    if (!sameValue(theirs, edit.from)) clashes.push({ name, from: edit.from, mine: edit.to, theirs });
  }
  return { after, changed, clashes };
}

/** The edits after the user has resolved the conflicts: theirs are dropped, mine start from the newest value. */
export function resolveClashes<Values extends object>(
  edits: Edits<Values>,
  clashes: readonly Clash<Values>[],
  isMine: (name: keyof Values & string) => boolean,
): Edits<Values> {
  const remaining: { -readonly [Name in keyof Values]?: Edit<Values[Name]> } = { ...edits };
  for (const { name, theirs } of clashes) {
    const edit = edits[name];
    if (!edit || !isMine(name)) delete remaining[name];
    else remaining[name] = { from: theirs as typeof edit.from, to: edit.to };
  }
  return remaining;
}

/** The way back, with the fields of the change only. */
export function inverseOf<Values extends object>(
  before: Values,
  after: Values,
  names: readonly (keyof Values & string)[],
): Readonly<Record<string, Edit>> {
  return Object.fromEntries(names.map((name) => [name, { from: after[name], to: before[name] }]));
}
