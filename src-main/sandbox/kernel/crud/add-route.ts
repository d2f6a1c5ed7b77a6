/** Adds rows to a plain list: all requested rows, or none. */
import type { Endpoint, Output } from '#shared/api/endpoint.ts';
import type { TableName } from '../database/tables.ts';
import { type Implementation, implement, Refusal, refuse } from '../http/implement.ts';
import type { StoredRow } from './row-store.ts';
import type { AddRule, Row, ListWriteOptions } from './rules.ts';
import { inWriteTransaction } from './write-transaction.ts';

/** `place`: the position column of a sorted list; a new row comes last. */
export function addRoute<N extends TableName, E extends Endpoint>(
  { name, access, check, log }: ListWriteOptions<N>,
  { endpoint, values, again, answer }: AddRule<N, E>,
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
          if (again === 'nothing') continue;
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
