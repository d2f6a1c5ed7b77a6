/** The records of a plain list, page by page; a page has all fields of its records. */

import { everyRow, pageSize } from '../../../kit/every-page.ts';
import { rowsOf } from '../../common/fields/field.ts';
import { type ListKind, ownValues } from '../../common/record/plain-list.ts';
import type { AnyRecord } from '../records.ts';
import type { ListedKind } from './listed-kind.ts';

/** The most ids that one call gives. */
const idsAtOnce = 100;

interface Locator {
  readonly id: string;
}

/** `narrow` is the filter that makes the list contain all records. */
export function listedList<Item extends Values, Values extends object, Narrow, Name extends string>(
  list: ListKind<Item, Values, Narrow, Name>,
  narrow: Narrow,
): ListedKind<Locator, Values> {
  const { record, presence, fields } = list;
  const [first] = rowsOf(fields);
  return {
    kind: record,
    making: {
      kind: presence as unknown as AnyRecord,
      at: ({ id }, values) => ({ locator: { ids: [id] }, presence: { id, ...values } }),
      async newIds(ask, count) {
        const ids: string[] = [];
        while (ids.length < count)
          ids.push(...(await ask(list.calls.newIds, { size: Math.min(idsAtOnce, count - ids.length) })));
        return ids;
      },
    },
    async *records(ask) {
      const load = (pageNo: number) => ask(list.calls.query, { ...narrow, pageNo, pageSize });
      for await (const item of everyRow(load, idOf)) {
        const values = ownValues<Values>(fields, item);
        yield { locator: { id: idOf(item) }, name: first ? String(values[first[0]]) : '', values };
      }
    },
  };
}

function idOf(item: object): string {
  return String(Reflect.get(item, 'id'));
}
