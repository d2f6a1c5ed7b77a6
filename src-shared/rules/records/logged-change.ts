/** The change of a record that an entry of the operation log tells with its values. */
import type { LogRow } from '../../api/operation-log/operation-log.ts';
import type { Edit } from '../../kit/merge.ts';
import { type AnyRecord, recordById } from './records.ts';

export interface LoggedChange {
  readonly kind: AnyRecord;
  readonly locator: unknown;
  /** From the values before the change to those after it. */
  readonly edits: Readonly<Record<string, Edit>>;
}

/**
 * Null where the server does not tell the values, or this version does not know the record, or its changes have no way
 * back. `domainName`: the platform's host, which some records are read by.
 */
export async function loggedChange(
  { targetId, targetname, change }: LogRow,
  domainName: string,
): Promise<LoggedChange | null> {
  const { record, deptId, fields = [] } = change ?? {};
  if (record === undefined || fields.length === 0) return null;
  const kind = await recordById(record);
  if (!kind || kind.lasting) return null;
  const [id, department] = [{ id: targetId }, { deptId, domainName }];
  const locators = [{}, id, { ids: [targetId] }, { ...id, name: targetname }, { ...id, ...department }];
  for (const each of locators) {
    const locator = kind.locator.safeParse(each);
    if (!locator.success) continue;
    const edits = fields.map(({ name, from, to }) => [name, { from, to }]);
    return { kind, locator: locator.data, edits: Object.fromEntries(edits) };
  }
  return null;
}
