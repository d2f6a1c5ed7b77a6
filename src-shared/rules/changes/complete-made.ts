/**
 * Completes a record that an undo has made again: the creating call takes less than there was, and the rest (names in
 * languages, the position, marks) is written by the calls of other records, which its kind names.
 */
import { mergeEdits } from '../../kit/merge.ts';
import type { Ask, RecordEdits, Write } from '../common/record/record.ts';
import { wrongInWrite } from '../records/content/check-content.ts';
import type { AnyRecord } from '../records/records.ts';
import type { CollectedChange } from './collected-change.ts';
import { isMaking } from './order.ts';

interface CompletingWrite {
  readonly kind: AnyRecord;
  readonly locator: unknown;
  readonly newest: Record<string, unknown>;
  readonly after: Record<string, unknown>;
  readonly changed: readonly string[];
}

/** The key and the approver of the change that makes the record again. */
interface SentBy {
  readonly key: string;
  readonly approver: string;
}

interface Completing {
  readonly kindOf: (id: string) => Promise<AnyRecord | null>;
  readonly ask: Ask;
  readonly send: (
    write: CompletingWrite & SentBy,
  ) => Promise<{ readonly result: 'done' } | { readonly result: string; readonly message: string }>;
  readonly words: (error: unknown) => string;
}

type Reading = Pick<Completing, 'kindOf' | 'ask'>;

/** The write over the newest state; null where nothing is to be written. Values that others have set stay. */
async function writeOver(
  { kind: id, locator: given, edits }: RecordEdits,
  { kindOf, ask }: Reading,
): Promise<CompletingWrite | null> {
  const kind = await kindOf(id);
  const at = kind?.locator.safeParse(given);
  if (!kind || !at?.success) return null;
  const newest = await kind.read(ask, at.data, Object.keys(edits));
  const merged = mergeEdits(edits, newest);
  const changed = merged.changed.filter((name) => !merged.clashes.some((clash) => clash.name === name));
  const after = { ...newest, ...Object.fromEntries(changed.map((name) => [name, merged.after[name]])) };
  const isWrong = wrongInWrite(kind, at.data, { newest, after, changed }).length > 0;
  return changed.length === 0 || isWrong ? null : { kind, locator: at.data, newest, after, changed };
}

/** The calls that complete a record which a change has made again. Throws the errors of the reads. */
export async function writesCompleting(
  change: CollectedChange,
  how: Reading & { readonly learn?: (ids: readonly string[]) => void },
): Promise<readonly Write[]> {
  const kind = await how.kindOf(change.kind);
  const locator = kind?.locator.safeParse(change.place);
  if (!kind?.completedBy || !locator?.success || !isMaking(change)) return [];
  if (change.numberIds) how.learn?.(change.numberIds);
  const writes: Write[] = [];
  for (const part of await kind.completedBy(how.ask, locator.data)) {
    const write = await writeOver(part, how);
    if (write) writes.push(write.kind.write(write.locator, write.after, write.changed));
  }
  return writes;
}

/**
 * Sends the calls that complete the record; a failed call does not stop the others. Returns the obstacles in words.
 */
export async function completeMade(
  kind: AnyRecord,
  locator: unknown,
  by: SentBy,
  how: Completing,
): Promise<string> {
  const obstacles = new Set<string>();
  let parts: readonly RecordEdits[] = [];
  try {
    parts = (await kind.completedBy?.(how.ask, locator)) ?? [];
  } catch (error) {
    obstacles.add(how.words(error));
  }
  for (const [index, part] of parts.entries()) {
    try {
      const write = await writeOver(part, how);
      const key = completingKey(by.key, index + 1);
      const outcome = write && (await how.send({ ...write, ...by, key }));
      if (outcome && 'message' in outcome) obstacles.add(outcome.message);
    } catch (error) {
      obstacles.add(how.words(error));
    }
  }
  return [...obstacles].join(' ');
}

/** Idempotency-Key of a completing write: no other write of the change has it. */
function completingKey(key: string, index: number): string {
  return `${key}.${index}`;
}

/** The key of the change that a completing write belongs to; null for a key of another kind. */
export function completedKey(key: string): string | null {
  return /^(.+)\.\d+$/u.exec(key)?.[1] ?? null;
}
