/** Who wrote last, as the platform's operation log has it: the newest entry about what a record belongs to. */
import { pageQueryOperationLog } from '#shared/api/operation-log.ts';
import type { RecordKind } from '#shared/rules/records/record.ts';
import { streamRead } from '../stream-read.ts';

export interface LastWriter {
  readonly name: string;
  /** YYYY-MM-DD hh:mm:ss, the server's zone. */
  readonly time: string;
}

/** null where the log does not tell: nobody's choice depends on it. */
export async function lastWriter<Place>(
  kind: Pick<RecordKind<Place, object>, 'log'>,
  place: Place,
): Promise<LastWriter | null> {
  const filter = kind.log?.(place);
  if (!filter) return null;
  try {
    const streamFilter = { ...filter, pageNo: 1, pageSize: 1 };
    const { rows } = await streamRead(pageQueryOperationLog, { streamFilter });
    const [row] = rows;
    return row && row.operatorname !== '' ? { name: row.operatorname, time: row.createdate } : null;
  } catch {
    return null;
  }
}
