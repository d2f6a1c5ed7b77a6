import type { Endpoint, Output } from '#shared/api/endpoint.ts';
import type { TableName } from '../database/tables.ts';
import { type Implementation, implement, refuse, Refusal } from '../http/implement.ts';
import type { StoredRow } from './row-store.ts';
import type {
  ColumnName,
  RemoveRule,
  Row,
  SortRule,
  UpdateRule,
  ListWriteOptions,
  AddRule,
} from './rules.ts';
import { inWriteTransaction } from './write-transaction.ts';

/** Adds all requested rows, or none. `positionColumn`: of a sorted list, where a new row comes last. */
export function addRoute<N extends TableName, E extends Endpoint>(
  { name, access, check, log }: ListWriteOptions<N>,
  { endpoint, values, onExistingId, answer }: AddRule<N, E>,
  positionColumn: string | null,
): Implementation {
  return implement(endpoint, access, (input, context) =>
    inWriteTransaction(name, check, context, async (write) => {
      const { rows, messages } = write;
      const newRows = await values(input, write.context);
      if (newRows instanceof Refusal) return newRows;
      const added: StoredRow[] = [];
      for (const newRow of [newRows].flat() as StoredRow[]) {
        if (newRow[rows.id] !== undefined && (await rows.find(newRow[rows.id]))) {
          if (onExistingId === 'nothing') continue;
          write.refuse(refuse(messages.badInput(rows.id), 400));
        }
        const row =
          positionColumn === null
            ? newRow
            : { ...newRow, [positionColumn]: (await rows.highest(positionColumn)) + 1 };
        await write.check(row);
        added.push(await rows.add(row));
      }
      if (added.length > 0) await write.tell(log?.add?.(added as Row<N>[], write.context));
      // An endpoint without `answer` returns `null`, which its schema validates when it is sent.
      return (answer ? answer(added as Row<N>[]) : null) as Output<E>;
    }),
  );
}

export function updateRoute<N extends TableName, E extends Endpoint>(
  { name, access, check, log }: ListWriteOptions<N>,
  { endpoint, id, values }: UpdateRule<N, E>,
): Implementation {
  return implement(endpoint, access, (input, context) =>
    inWriteTransaction(name, check, context, async (write) => {
      const key = id(input);
      const before = await write.rows.find(key);
      if (!before) return refuse(write.messages.noSuchEntry);
      const changes = otherThan(before, values(input, write.context, before as Row<N>));
      const row = { ...before, ...changes };
      await write.check(row);
      const changed = Object.keys(changes) as ColumnName<N>[];
      if (changed.length > 0) {
        await write.rows.update(key, changes);
        await write.tell(log?.update?.([row as Row<N>], write.context, changed, before as Row<N>));
      }
      return null as Output<E>;
    }),
  );
}

export function removeRoute<N extends TableName, E extends Endpoint>(
  { name, access, check, log }: ListWriteOptions<N>,
  { endpoint, ids }: RemoveRule<E>,
): Implementation {
  return implement(endpoint, access, (input, context) =>
    inWriteTransaction(name, check, context, async (write) => {
      const removed: StoredRow[] = [];
      for (const id of new Set(ids(input))) {
        const row = await write.rows.find(id);
        if (!row) continue;
        await write.rows.remove(id);
        removed.push(row);
      }
      if (removed.length > 0) await write.tell(log?.remove?.(removed as Row<N>[], write.context));
      return null as Output<E>;
    }),
  );
}

export function sortRoute<N extends TableName, E extends Endpoint>(
  { name, access, check, log }: ListWriteOptions<N>,
  { endpoint, ids, column }: SortRule<N, E>,
): Implementation {
  return implement(endpoint, access, (input, context) =>
    inWriteTransaction(name, check, context, async (write) => {
      const order = ids(input).map(String);
      const { rows } = await write.rows.list({ where: undefined, order: [], page: null });
      const byId = new Map(rows.map((row) => [String(row[write.rows.id]), row]));
      const all = order.length === byId.size && new Set(order).size === order.length;
      if (!all || order.some((id) => !byId.has(id))) return refuse(write.messages.outdatedOrder);
      const moved = order.flatMap((id, index) => {
        const row = byId.get(id);
        return row && row[column] !== index + 1 ? [{ ...row, [column]: index + 1 }] : [];
      });
      for (const row of moved) await write.rows.update(row[write.rows.id], { [column]: row[column] });
      if (moved.length > 0) await write.tell(log?.sort?.(moved as Row<N>[], write.context));
      return null as Output<E>;
    }),
  );
}

function otherThan(before: StoredRow, values: object): StoredRow {
  return Object.fromEntries(
    Object.entries(values).filter(([column, value]) => value !== undefined && value !== before[column]),
  );
}
