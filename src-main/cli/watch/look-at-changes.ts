/** Entries of the operation log that have one of the chosen words. */
import { type LogRow, pageQueryOperationLog } from '#shared/api/operation-log/operation-log.ts';
import type { TimeSpan } from '#shared/rules/login-log/span.ts';
import type { PlatformSession } from '../session/platform-session.ts';
import type { TerminalWords } from '../text/terminal-words.ts';
import type { Looked } from './watched-subject.ts';

const modules = ['basicserver', 'appmgmt'] as const;
/** Entries of a module that are read. */
const most = 5000;

export async function lookAtChanges(
  { rows: readRows }: PlatformSession,
  { begin, end }: TimeSpan,
  operations: readonly string[],
  words: TerminalWords,
): Promise<Looked> {
  const wanted = operations.map((word) => word.toLowerCase());
  const logs = await Promise.all(
    modules.map((module) =>
      readRows(pageQueryOperationLog, {
        streamFilter: {
          module,
          beginDate: begin.slice(0, 10),
          endDate: end.slice(0, 10),
          pageNo: 1,
          pageSize: most,
        },
      }),
    ),
  );
  const isWanted = (row: LogRow) =>
    row.createdate >= begin && wanted.some((word) => textOf(row).toLowerCase().includes(word));
  return {
    reason: logs.some(({ rows, total }) => total > rows.length) ? words.say('cli.watch.part') : '',
    notices: logs
      .flatMap(({ rows }) => rows)
      .filter(isWanted)
      .map((row) => ({
        key: `change ${row.id || `${row.createdate} ${row.operatorname} ${row.operatetypename} ${row.targetname}`}`,
        state: 'warning' as const,
        text: words.say('cli.watch.change', {
          time: row.createdate,
          who: row.operatorname,
          what: [row.operatetypename, row.targetname].filter((part) => part !== '').join(' · '),
        }),
      })),
  };
}

const textOf = ({ operatetypename, targetname, operatedesc }: LogRow) =>
  `${operatetypename}\n${targetname}\n${operatedesc}`;
