/**
 * The merged tree of two licences in columns, one entry a row in reading order: 60,000 rows are a few long strings
 * and lists of numbers, which cross and are read in a tenth of the time that as many objects take.
 */
import * as z from 'zod';
import type { Licence, LicenceModule } from '../../common/licence/licence.ts';
import { moduleFieldNames } from '../compare.ts';
import type { LicenceComparison } from '../comparison.ts';
import { mergeModules } from './merged-modules.ts';
import type { ChangeKind } from './module-change.ts';

type Change = LicenceComparison['modules'][number];

/** What is added to a number to make a character of it that JSON writes as it is. */
export const characterBase = 0x30;

/** One character a row says what changed. */
export const kindMarks = { same: '-', removed: 'r', changed: 'c', moved: 'm', added: 'a' } as const;

const count = z.number().int();
const seats = z.array(count.nullable());

export const moduleColumns = z.object({
  /** Of changes, by their kind. */
  counts: z.object({ removed: count, changed: count, moved: count, added: count }),
  /** Names without anything between them, and the length of each (UTF-16 units); the same for flags. */
  names: z.string(),
  nameLengths: z.array(count),
  flags: z.string(),
  flagLengths: z.array(count),
  /** A character a row: `characterBase` and how many stand above it. */
  depths: z.string(),
  /** A character a row: `kindMarks`. */
  kinds: z.string(),
  /** A character a row: `characterBase` and one bit for each of `moduleFieldNames` that changed, the first the lowest. */
  marks: z.string(),
  /** A character a row: 1 or 0. */
  enabled: z.string(),
  pcSeats: seats,
  mobileSeats: seats,
  /** What those fields were before: row by row, within a row in the order of `moduleFieldNames`. */
  before: z.array(z.union([z.string(), z.number(), z.boolean()]).nullable()),
  /** Application ids of the rows in which they changed. */
  appIds: z.array(z.string().nullable()),
  /** Of moved modules: the names on the way to the old parent. */
  from: z.array(z.array(z.string())),
});
export type ModuleColumns = z.output<typeof moduleColumns>;

export function moduleColumnsOf(
  before: Pick<Licence, 'modules'>,
  after: Pick<Licence, 'modules'>,
  changes: readonly Change[],
): ModuleColumns {
  const counts: Record<ChangeKind, number> = { removed: 0, changed: 0, moved: 0, added: 0 };
  const texts = { names: '', flags: '', depths: '', kinds: '', marks: '', enabled: '' };
  const [nameLengths, flagLengths]: [number[], number[]] = [[], []];
  const seatLists: Pick<ModuleColumns, 'pcSeats' | 'mobileSeats'> = { pcSeats: [], mobileSeats: [] };
  const sparse: Pick<ModuleColumns, 'before' | 'appIds' | 'from'> = { before: [], appIds: [], from: [] };

  const write = (module: LicenceModule, change: Change | null, depth: number): void => {
    texts.names += module.name;
    nameLengths.push(module.name.length);
    texts.flags += module.flag;
    flagLengths.push(module.flag.length);
    texts.depths += String.fromCharCode(characterBase + depth);
    texts.kinds += kindMarks[change?.change ?? 'same'];
    texts.marks += String.fromCharCode(characterBase + (change ? markOf(change, sparse) : 0));
    texts.enabled += module.enabled ? '1' : '0';
    seatLists.pcSeats.push(module.pcSeats);
    seatLists.mobileSeats.push(module.mobileSeats);
    if (!change) return;
    counts[change.change] += 1;
    if (change.from) sparse.from.push(change.from.names.slice(0, -1));
  };
  mergeModules(before.modules, after.modules, changes, write);
  return { counts, ...texts, nameLengths, flagLengths, ...seatLists, ...sparse };
}

/** The bits of what changed; the old values are put down on the way. */
function markOf({ fields }: Change, sparse: Pick<ModuleColumns, 'before' | 'appIds'>): number {
  let mark = 0;
  for (const [bit, field] of moduleFieldNames.entries()) {
    const found = fields.find((entry) => entry.field === field);
    if (!found) continue;
    mark |= 1 << bit;
    sparse.before.push(found.before);
    if (field === 'appId') sparse.appIds.push(found.after === null ? null : String(found.after));
  }
  return mark;
}
