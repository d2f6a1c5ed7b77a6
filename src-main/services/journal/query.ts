import type { SQLInputValue } from 'node:sqlite';
import type { JournalFilter } from '#shared/bridge/journal.ts';

export interface Condition {
  /** Begins with `where`, or is empty. */
  readonly sql: string;
  readonly values: SQLInputValue[];
}

const searched = ['user', 'server_name', 'endpoint', 'message', 'before', 'after'];

export function condition(filter: JournalFilter): Condition {
  const parts: string[] = [];
  const values: SQLInputValue[] = [];
  const add = (sql: string, ...bound: SQLInputValue[]): void => {
    parts.push(sql);
    values.push(...bound);
  };
  if (filter.server !== null) add('server = ?', filter.server);
  if (filter.result !== null) add('result = ?', filter.result);
  if (filter.from !== null) add('time >= ?', filter.from);
  if (filter.to !== null) add('time <= ?', filter.to);
  const search = filter.search.trim();
  if (search !== '') {
    const pattern = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
    const inTexts = searched.map((column) => `${column} like ? escape '\\'`);
    // One bound list for any number of titles.
    add(
      `(${inTexts.join(' or ')} or title in (select value from json_each(?)))`,
      ...searched.map(() => pattern),
      JSON.stringify(filter.titles),
    );
  }
  return { sql: parts.length > 0 ? `where ${parts.join(' and ')}` : '', values };
}
