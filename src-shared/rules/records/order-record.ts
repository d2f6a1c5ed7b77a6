/** An order as a record: each position is a field of its own, so that a change has only the moved elements. */
import * as z from 'zod';
import type { MessageKey } from '../../text/index.ts';
import { type Ask, GoneRecord, type RecordKind, type Write } from '../common/record/record.ts';

/** Position by id, from 1. */
export type PositionsById = Readonly<Record<string, number>>;

/** Names of the elements by id: part of the place, because ids are the field names. */
export const orderNames = { names: z.record(z.string(), z.string()) };

interface Named {
  readonly names: Readonly<Record<string, string>>;
}

interface Order<At extends Named> extends Pick<RecordKind<At, PositionsById>, 'id' | 'locator' | 'touches'> {
  readonly title: MessageKey;
  positions(ask: Ask, at: At): Promise<PositionsById>;
  write(at: At, after: PositionsById, moved: readonly string[]): Write;
}

export function orderRecord<At extends Named>({
  id,
  locator,
  touches,
  title,
  positions,
  write,
}: Order<At>): RecordKind<At, PositionsById> {
  return {
    id,
    locator,
    touches,
    write,
    title: () => title,
    label: (name, _, at) => ({ text: at?.names[name] ?? name }),
    async read(ask, at, names) {
      const now = await positions(ask, at);
      if (names.some((name) => !Object.hasOwn(now, name))) throw new GoneRecord();
      return now;
    },
  };
}

export function positionsById(ids: readonly string[]): PositionsById {
  return Object.fromEntries(ids.map((id, index) => [id, index + 1]));
}

/** Ids sorted by position. */
export function idsAt(positions: PositionsById): readonly string[] {
  return Object.keys(positions).sort((one, other) => (positions[one] ?? 0) - (positions[other] ?? 0));
}

/** Ids of which the moved ones are at their positions, and the others around them in their own order. */
export function idsMoved(after: PositionsById, moved: readonly string[]): readonly string[] {
  const isMoved = new Set(moved);
  const ids = idsAt(after);
  const others = ids.filter((id) => !isMoved.has(id));
  for (const id of ids) if (isMoved.has(id)) others.splice((after[id] ?? 1) - 1, 0, id);
  return others;
}
