/** The file of a log: each row with its id, and signed evidence of who read which log by which filter. */
import { useText } from '#data/text.ts';
import { useActiveServer } from '#state/program.ts';
import { serverName } from '#state/servers.ts';
import { useSession } from '#state/session.ts';
import { filterWords } from './filter-words.ts';
import type { ListFile } from './ListTools.tsx';
import type { List } from './use-list.ts';

interface LogFilter {
  /** Zone of the server's clock; '' where it is not known. */
  readonly zone: string;
  /** The filter as the server is asked. */
  readonly sent: Readonly<Record<string, unknown>>;
  /** Reads one row, with the number of all that match. */
  readonly readOne: (signal: AbortSignal) => Promise<{ readonly total: number }>;
}

export function useLogFile<Row extends { readonly id: string }, Key extends string>(
  log: string,
  list: Pick<List<Row, Key>, 'filters' | 'values' | 'file'>,
  { zone, sent, readOne }: LogFilter,
): ListFile<Row> {
  const { t } = useText();
  const server = useActiveServer();
  const session = useSession();
  const idOf = ({ id }: Row) => id;
  const columns = [...list.file, { title: t('tableExport.rowId'), value: idOf }];
  if (session.status !== 'signedIn') return { columns, zone };
  const { tenant, user } = session.facts;
  return {
    columns,
    zone,
    evidence: {
      idOf,
      count: async (signal) => (await readOne(signal)).total,
      log,
      zone,
      server: { name: serverName(server, t), address: server.address },
      tenant: { key: tenant.tenantKey, name: tenant.tenantName },
      account: { id: user.id, name: user.username },
      filter: {
        words: filterWords(list.filters, list.values).map(({ label, value }) =>
          t('list.filter.withValue', { filter: label, value }),
        ),
        sent: { ...sent },
      },
    },
  };
}
