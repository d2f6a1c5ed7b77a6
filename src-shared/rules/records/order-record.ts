/**
 * An order as a record: each of what stands in it has its place as a field of its own, so that a change is of those
 * alone that were moved, and says them by name.
 */
import * as z from 'zod';
import type { MessageKey } from '../../text/index.ts';
import { type Ask, GoneRecord, type RecordKind, type Write } from '../common/record/record.ts';

/** From 1, by id. */
export type Places = Readonly<Record<string, number>>;

/** How what stands in an order is called, by its ids: part of the place, since no field's name says it. */
export const orderNames = { names: z.record(z.string(), z.string()) };

interface Named {
  readonly names: Readonly<Record<string, string>>;
}

interface Order<At extends Named> extends Pick<RecordKind<At, Places>, 'id' | 'place' | 'touches'> {
  readonly title: MessageKey;
  places(ask: Ask, at: At): Promise<Places>;
  write(at: At, after: Places, moved: readonly string[]): Write;
}

export function orderRecord<At extends Named>({
  id,
  place,
  touches,
  title,
  places,
  write,
}: Order<At>): RecordKind<At, Places> {
  return {
    id,
    place,
    touches,
    write,
    title: () => title,
    label: (name, _, at) => ({ text: at?.names[name] ?? name }),
    async read(ask, at, names) {
      const now = await places(ask, at);
      if (names.some((name) => !Object.hasOwn(now, name))) throw new GoneRecord();
      return now;
    },
  };
}

/** The places of what stands so. */
export function placesOf(ids: readonly string[]): Places {
  return Object.fromEntries(ids.map((id, index) => [id, index + 1]));
}

/** What stands at these places, in their order. */
export function idsAt(places: Places): readonly string[] {
  return Object.keys(places).sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
}
