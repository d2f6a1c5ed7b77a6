/** The connection check of the active server, repeated from time to time. */
import { useQuery } from '@tanstack/react-query';
import { bridge } from '#data/bridge.ts';
import { useText } from '#data/text.ts';
import type { ConnectionReport } from '#shared/bridge/servers.ts';
import { useActiveServer } from '#state/program.ts';
import ink from '#widgets/looks/ink.module.css';
import lines from '#widgets/looks/lines.module.css';
import { StatusDot } from '#widgets/StatusDot.tsx';
import { CardFigure, CardRead, FigureCard } from '../../parts/FigureCard/FigureCard.tsx';

/** Milliseconds for which the result of a check stays fresh. */
const holds = 5 * 60_000;
const tones = { ok: 'success', warning: 'warning', failed: 'danger', skipped: 'neutral' } as const;

export function HealthCard() {
  const { t } = useText();
  const { id, kind, name } = useActiveServer();
  const remote = kind === 'remote';
  const read = useQuery({
    queryKey: ['servers.diagnose', id],
    queryFn: ({ signal }) => bridge.servers.diagnose({ id }, { signal }),
    enabled: remote,
    staleTime: holds,
    refetchOnWindowFocus: false,
  });
  return (
    <FigureCard title={t('attention.cards.health')} to={remote ? `/servers/${id}/check` : '/servers'}>
      {remote ? (
        <CardRead read={read} failed={t('attention.failed.health')}>
          {(report) => <Report name={name} report={report} />}
        </CardRead>
      ) : (
        <CardFigure tone="success" value={t('attention.health.good')} text={t('attention.health.sandbox')} />
      )}
    </FigureCard>
  );
}

function Report({
  name,
  report: { ok, steps },
}: {
  readonly name: string;
  readonly report: ConnectionReport;
}) {
  const { t, formatNumber } = useText();
  const troubles = steps.filter(({ verdict }) => verdict === 'failed' || verdict === 'warning');
  const took = steps.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  const state = ok ? (troubles.length > 0 ? 'doubtful' : 'good') : 'bad';
  const tone = { good: 'success', doubtful: 'warning', bad: 'danger' } as const;
  return (
    <>
      <CardFigure
        tone={tone[state]}
        value={t(`attention.health.${state}`)}
        text={t('attention.health.server', { name, time: formatNumber(Math.round(took)) })}
      />
      <ul className={`${lines.bare} ${ink.small}`}>
        {troubles.map(({ step, verdict, code }) => (
          <li key={step}>
            <StatusDot tone={tones[verdict]}>{t(`servers.connection.step.${step}`)}</StatusDot>
            {code !== null && <span> {code}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
