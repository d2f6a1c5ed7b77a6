/** The records of a plain list, page by page: a page says all of them. */
import { rowsOf } from '../../fields/field.ts';
import { type ListKind, ownValues } from '../plain-list.ts';
import type { Ask } from '../record.ts';
import type { AnyRecord } from '../records.ts';
import type { ListedKind } from './listed-kind.ts';

/** Records of a page. */
const pageSize = 500;

interface Place {
  readonly id: string;
}

/** `narrow`: what its pages are asked for besides, so that all are meant. */
export function listedList<Item extends Values, Values extends object, Narrow, Name extends string>(
  list: ListKind<Item, Values, Narrow, Name>,
  narrow: Narrow,
): ListedKind<Place, Values> {
  const { record, presence, fields } = list;
  const [first] = rowsOf(fields);
  return {
    kind: record,
    making: {
      kind: presence as unknown as AnyRecord,
      at: ({ id }, values) => ({ place: { ids: [id] }, there: { id, ...values } }),
    },
    async *places(ask) {
      for await (const item of everyItem(ask, list, narrow)) {
        const values = ownValues<Values>(fields, item);
        yield { place: { id: idOf(item) }, name: first ? String(values[first[0]]) : '', values };
      }
    },
  };
}

/** What is added meanwhile moves the others on: none comes twice. */
async function* everyItem<Item extends Values, Values extends object, Narrow, Name extends string>(
  ask: Ask,
  { calls }: ListKind<Item, Values, Narrow, Name>,
  narrow: Narrow,
): AsyncGenerator<Item> {
  const seen = new Set<string>();
  for (let pageNo = 1; ; pageNo += 1) {
    const { result, totalCount } = await ask(calls.query, { ...narrow, pageNo, pageSize });
    for (const item of result) {
      if (seen.has(idOf(item))) continue;
      seen.add(idOf(item));
      yield item;
    }
    if (result.length === 0 || pageNo * pageSize >= totalCount) return;
  }
}

function idOf(item: object): string {
  return String(Reflect.get(item, 'id'));
}
