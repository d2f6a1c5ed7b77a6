/** One write of a plain list in one transaction; a refusal rolls it back. */

import type { TableName } from '../database/tables.ts';
import type { SignedInContext } from '../http/context.ts';
import { Refusal } from '../http/implement.ts';
import { refuseWithMessage } from '../message-text.ts';
import { messagesIn } from '../messages.ts';
import { type Deed, record } from '../operation-log/record.ts';
import { type RowStore, rowStore, type StoredRow } from './row-store.ts';
import type { Row, ListWriteOptions } from './rules.ts';

/** Thrown to roll the transaction back. */
class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

export interface CrudWrite {
  readonly rows: RowStore;
  /** The context's store is the transaction. */
  readonly context: SignedInContext;
  readonly messages: ReturnType<typeof messagesIn>;
  refuse(refusal: Refusal): never;
  /** Applies the list's own check to a row as it would be. */
  check(row: StoredRow): Promise<void>;
  tell(deeds: Deed | readonly Deed[] | undefined): Promise<void>;
}

export async function inWriteTransaction<N extends TableName, T>(
  name: N,
  check: ListWriteOptions<N>['check'],
  outside: SignedInContext,
  work: (write: CrudWrite) => Promise<T>,
): Promise<T | Refusal> {
  try {
    // wall: list-write-transaction
    return await outside.store.transaction().execute((store) => {
      const context = { ...outside, store };
      return work(writeIn(name, check, context));
    });
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
}

function writeIn<N extends TableName>(
  name: N,
  check: ListWriteOptions<N>['check'],
  context: SignedInContext,
): CrudWrite {
  const rows = rowStore(context.store, name, context.user.tenantKey);
  const refuse = (refusal: Refusal): never => {
    throw new Refused(refusal);
  };
  return {
    rows,
    context,
    messages: messagesIn(context.language),
    refuse,
    async check(row) {
      const others = (values: Partial<Row<N>>) => rows.countOthers(values, row[rows.id] ?? '');
      // The row comes from this table, or its values were checked against its columns.
      const problem = await check?.(row as Row<N>, others, context);
      if (!problem) return;
      refuse(problem instanceof Refusal ? problem : await refuseWithMessage(context.language, problem));
    },
    async tell(deeds) {
      for (const deed of deeds === undefined ? [] : [deeds].flat())
        await record(context.store, context, deed);
    },
  };
}
