/** Evidence of a log (docs/guide): who read which log of which server and tenant, by which filter. */
import { useText } from '#data/text.ts';
import { useActiveServer } from '#state/program.ts';
import { serverName } from '#state/servers.ts';
import { useSession } from '#state/session.ts';
import type { EvidencePlan } from '../TableExport/save-evidence.ts';
import { filterWords } from './filter-words.ts';
import type { List } from './use-list.ts';

/** What only a log's screen knows of its evidence. */
interface EvidenceOfLog<Row> extends Pick<EvidencePlan<Row>, 'idOf' | 'count'> {
  /** The filter as the server is asked. */
  readonly sent: Readonly<Record<string, unknown>>;
  /** Zone of the rows' times; '' where it is not known. */
  readonly zone?: string;
}

export function useEvidence<Row, Key extends string>(
  log: string,
  list: Pick<List<Row, Key>, 'filters' | 'values'>,
  { idOf, count, sent, zone = '' }: EvidenceOfLog<Row>,
): EvidencePlan<Row> | undefined {
  const { t } = useText();
  const server = useActiveServer();
  const session = useSession();
  if (session.status !== 'signedIn') return undefined;
  const { tenant, user } = session.facts;
  const words = filterWords(list.filters, list.values);
  return {
    idOf,
    count,
    log,
    zone,
    server: { name: serverName(server, t), address: server.address },
    tenant: { key: tenant.tenantKey, name: tenant.tenantName },
    account: { id: user.id, name: user.username },
    filter: {
      words: words.map(({ label, value }) => t('list.filter.unreadValue', { filter: label, value })),
      sent: { ...sent },
    },
  };
}
