/**
 * Collected changes as a file (`.steward-changes`): kinds, locators and fields of records, without calls. This
 * version reads the content by the records that it knows, and refuses any other field by name.
 */
import * as z from 'zod';
import { type Language, languages } from '../../text/types.ts';
import { issuePath } from '../common/files/issue-path.ts';
import { type AnyRecord, recordById } from '../records/records.ts';
import { type DecisionBlock, decisionBlock, type RequestBlock, requestBlock } from './approval/blocks.ts';
import type { ChangeFileProblem } from './change-file-problems.ts';
import {
  type CollectedChange,
  collectedEdit,
  collectedLimits,
  numberIds,
  whyNotKept,
} from './collected-change.ts';
import { fileTenant } from './file-tenant.ts';
import { changeTitleOf } from './inverse.ts';
import { keyLanguage } from './mapping/key-language.ts';
import { type NamedReference, namesBlock } from './mapping/names.ts';
import { type SetBlock, setBlock } from './set-block.ts';

export const changeFileFormat = 'steward.changes';
const newest = 1;

const fileChange = z.strictObject({
  kind: z.string().min(1).max(200),
  place: z.unknown(),
  edits: z.record(z.string().min(1).max(500), collectedEdit),
  numberIds,
});

const partsOfFile = z.strictObject({
  format: z.literal(changeFileFormat),
  version: z.literal(newest),
  /** The date and the source of the file, for its readers. */
  made: z.iso.datetime(),
  from: z.strictObject({
    server: z.string().max(200),
    user: z.string().max(200),
    tenant: fileTenant.optional(),
  }),
  changes: z.array(fileChange).min(1).max(collectedLimits.count),
  /** The set that the changes were applied in; absent when they have not been applied together. */
  set: setBlock.optional(),
  /** The names behind the ids, by which another server finds its own things. */
  names: namesBlock.optional(),
  /** The language in which the keys of the names were read; absent in older files. */
  namesIn: z.enum(languages).optional(),
  /** The signed request for approval, and the signed decision about it. */
  request: requestBlock.optional(),
  decision: decisionBlock.optional(),
});
/** A decision without a request is refused. */
export const changeFile = partsOfFile.refine(({ request, decision }) => request || !decision, {
  path: ['decision'],
});
export type ChangeFile = z.output<typeof changeFile>;

export type ChangeFileReading =
  | { readonly problem: ChangeFileProblem; readonly at: string }
  | {
      readonly problem: null;
      readonly madeAt: string;
      readonly from: ChangeFile['from'];
      readonly changes: CollectedChange[];
      readonly names: NamedReference[];
      readonly set: SetBlock | null;
      readonly namesIn: Language | null;
      /** The signatures of both blocks have not been verified. */
      readonly request: RequestBlock | null;
      readonly decision: DecisionBlock | null;
    };

export function changeFileText(
  changes: readonly CollectedChange[],
  facts: Pick<ChangeFile, 'made' | 'from' | 'names' | 'set'>,
): string {
  const file: ChangeFile = {
    format: changeFileFormat,
    version: newest,
    made: facts.made,
    from: facts.from,
    changes: changes.map(({ kind, place, edits, numberIds: ids }) => ({
      kind,
      place,
      edits,
      ...(ids && ids.length > 0 ? { numberIds: ids } : {}),
    })),
    ...(facts.set ? { set: facts.set } : {}),
    ...(facts.names && facts.names.length > 0 ? { names: facts.names, namesIn: keyLanguage } : {}),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** Reads the file's JSON strictly; `value` is the parsed JSON. */
export async function readChangeFile(value: unknown): Promise<ChangeFileReading> {
  const head = z.object({ format: z.literal(changeFileFormat), version: z.number() }).safeParse(value);
  if (!head.success) return { problem: 'otherFormat', at: '' };
  if (head.data.version > newest) return { problem: 'newer', at: String(head.data.version) };
  const parsed = changeFile.safeParse(value);
  if (!parsed.success) return { problem: 'field', at: issuePath(parsed.error) };
  const { made: madeAt, from, changes, names = [], namesIn = null, set = null } = parsed.data;
  const { request = null, decision = null } = parsed.data;
  const read: CollectedChange[] = [];
  for (const [at, change] of changes.entries()) {
    const kind = await recordById(change.kind);
    if (!kind) return { problem: 'unknownKind', at: change.kind };
    const locator = kind.locator.safeParse(change.place);
    if (!locator.success) return { problem: 'field', at: `changes.${at}.place` };
    const unkept = whyNotKept({ place: locator.data, edits: change.edits });
    if (unkept) return { problem: unkept === 'large' ? 'largeChange' : unkept, at: change.kind };
    const title = titleIn(kind, change);
    if (title === null) return { problem: 'field', at: `changes.${at}.edits` };
    read.push({
      title,
      kind: kind.id,
      place: locator.data,
      edits: withNothing(change.edits),
      touches: kind.touches.map(({ id }) => id),
      path: '',
      ...(change.numberIds ? { numberIds: change.numberIds } : {}),
    });
  }
  return { problem: null, madeAt, from, changes: read, names, namesIn, set, request, decision };
}

/** Returns null when the fields are none of such a record. */
function titleIn(kind: AnyRecord, { edits, place }: z.output<typeof fileChange>): string | null {
  if (Object.keys(edits).length === 0) return null;
  const isPresence = kind.id.endsWith('Presence');
  if (isPresence && !(Object.keys(edits).length === 1 && isListed(edits.there))) return null;
  try {
    for (const name of Object.keys(edits)) kind.label(name, 'en-US', undefined);
    return changeTitleOf(kind, withNothing(edits), place);
  } catch {
    // A record's label function throws for a name that is not one of its fields.
    return null;
  }
}

function isListed(edit: z.output<typeof collectedEdit> | undefined): boolean {
  return Array.isArray(edit?.from ?? []) && Array.isArray(edit?.to ?? []);
}

/** An absent side of an edit means null. */
function withNothing(edits: z.output<typeof fileChange>['edits']): CollectedChange['edits'] {
  return Object.fromEntries(
    Object.entries(edits).map(([name, { from, to }]) => [name, { from: from ?? null, to: to ?? null }]),
  );
}
