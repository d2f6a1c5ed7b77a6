/** The differences between this server and the last pull, in one line with their authors; absent without a pull. */
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { bridge } from '#data/bridge.ts';
import { localDay } from '#data/local-day.ts';
import { askedAnew } from '#data/read.ts';
import { readServer } from '#data/read-configuration.ts';
import { callRows } from '#data/stream-read.ts';
import { useText } from '#data/text.ts';
import { pageQueryOperationLog } from '#shared/api/operation-log/operation-log.ts';
import type { PulledConfiguration } from '#shared/bridge/configuration.ts';
import { type ConfigurationDifference, compareConfigurations } from '#shared/rules/configuration/compare.ts';
import { usePlatformHost } from '#state/menu.ts';
import { useActiveServer } from '#state/program.ts';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { Notice } from '#widgets/Notice.tsx';
import { driftedBy } from './drifted-by.ts';

interface DriftProps {
  readonly tenant: string;
}

export function Drift({ tenant }: DriftProps) {
  const server = useActiveServer().id;
  const { data } = useQuery({
    queryKey: ['configuration.pulled', server, tenant],
    queryFn: askedAnew(() => bridge.configuration.pulled({ server, tenant })),
    // A folder that cannot be read counts as no pull.
    retry: false,
  });
  return data ? <SinceThen pulled={data} server={server} tenant={tenant} /> : null;
}

const modules = ['basicserver', 'appmgmt'] as const;
/** Newest entries of each module that are searched for authors. */
const looked = 500;
const people = 4;
/** Milliseconds before the comparison is read again: it reads the whole configuration. */
const fresh = 10 * 60_000;

function SinceThen({
  pulled,
  server,
  tenant,
}: DriftProps & { readonly pulled: PulledConfiguration; readonly server: string }) {
  const { t, formatTime } = useText();
  const host = usePlatformHost();
  const { time, configuration } = pulled;
  const found = useQuery({
    queryKey: ['configuration.drift', server, tenant, time],
    staleTime: fresh,
    retry: false,
    queryFn: async ({ signal }) => {
      const now = await readServer(configuration.areas, { host, signal, unnamed: () => undefined });
      const { differences } = await compareConfigurations(configuration, now);
      return { count: differences.length, by: await changedBy(differences, time, signal) };
    },
  });
  if (!found.data) return null;
  const { count, by } = found.data;
  const since = formatTime(time);
  if (count === 0) return <p className={ink.quiet}>{t('attention.drift.none', { time: since })}</p>;
  return (
    <Notice tone="warning" title={t('attention.drift.found', { count, time: since })}>
      {by.length > 0 && <p>{t('attention.drift.by', { names: by.join(t('common.form.separator')) })}</p>}
      <p className={`${layout.row} ${layout.apart}`}>
        <Link to="/changes/compare?pulled=1">{t('attention.drift.compare')}</Link>
        <Link to="/base/teams?log=1">{t('attention.drift.log')}</Link>
      </p>
    </Notice>
  );
}

/** Returns nobody where the log cannot be read: the line stands without names. */
async function changedBy(differences: readonly ConfigurationDifference[], time: number, signal: AbortSignal) {
  if (differences.length === 0) return [];
  const beginDate = localDay(time);
  try {
    const found = await Promise.all(
      modules.map((module) => {
        const streamFilter = { module, beginDate, pageNo: 1, pageSize: looked };
        return callRows(pageQueryOperationLog, { streamFilter }, { signal });
      }),
    );
    return driftedBy(
      differences,
      found.flatMap(({ rows }) => rows),
      people,
    );
  } catch (error) {
    if (signal.aborted) throw error;
    return [];
  }
}
