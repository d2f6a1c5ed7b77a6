/** The way to the server, its certificate, and the client certificates of all servers, which end with a day. */
import { useQuery } from '@tanstack/react-query';
import { bridge } from '#data/bridge.ts';
import { consoleWords } from '#data/known-words.ts';
import { localDay } from '#data/local-day.ts';
import { useText } from '#data/text.ts';
import type { ConnectionReport } from '#shared/bridge/servers.ts';
import { noticeDays, termOf } from '#shared/rules/forecast/term.ts';
import { connectionWords } from '#shared/rules/servers/examination-text.ts';
import type { CertificateFacts } from '#shared/rules/servers/profile.ts';
import { useActiveServer, useProgram } from '#state/program.ts';
import { noWork, type WorkItem, type WorkPart } from './work-item.ts';

/** Milliseconds for which the result of a check stays fresh. */
const holds = 5 * 60_000;

export function useServerWork(may: boolean): WorkPart {
  const { t, formatNumber, formatDay, formatDays } = useText();
  const { id, kind, name } = useActiveServer();
  const { servers } = useProgram();
  const isRemote = kind === 'remote';
  const today = localDay(Date.now());
  const read = useQuery({
    queryKey: ['servers.diagnose', id],
    queryFn: ({ signal }) => bridge.servers.diagnose({ id }, { signal }),
    enabled: may && isRemote,
    staleTime: holds,
    refetchOnWindowFocus: false,
  });
  if (!may) return noWork;

  const ends = (certificate: CertificateFacts, of: 'server' | 'client', server: string, to: string) => {
    const term = termOf(certificate.notAfter, today);
    if (term === null || term.days > noticeDays) return [];
    const item: WorkItem = {
      key: `${of} ${to}`,
      tone: term.days < 0 ? 'danger' : 'warning',
      title: t(`attention.work.certificate.${of}${term.days < 0 ? 'Over' : ''}`, { server }),
      detail: t('attention.work.until', { day: formatDay(term.day), left: formatDays(term.days) }),
      action: t('attention.work.certificate.action'),
      to,
      days: term.days,
    };
    return [item];
  };

  const check = `/servers/check/${encodeURIComponent(id)}`;
  const troubles = read.data?.steps.filter(isTrouble) ?? [];
  const words = ({ step, code, verdict }: (typeof troubles)[number]) =>
    t('attention.work.server.trouble', {
      step: t(`servers.connection.step.${step}`),
      reason: code ? connectionWords(code, consoleWords) : t(`servers.connection.${verdict}`),
    });
  const trouble: WorkItem[] =
    troubles.length === 0
      ? []
      : [
          {
            key: 'server',
            tone: read.data?.ok ? 'warning' : 'danger',
            title: t(read.data?.ok ? 'attention.work.server.doubtful' : 'attention.work.server.bad', {
              name,
            }),
            detail: troubles.map(words).join(t('common.form.separator')),
            action: t('attention.work.server.action'),
            to: check,
            days: null,
          },
        ];
  const [own] = read.data?.chain ?? [];
  const took = read.data?.steps.reduce((sum, { milliseconds }) => sum + milliseconds, 0) ?? 0;
  const well = isRemote
    ? t('attention.health.server', { name, time: formatNumber(Math.round(took)) })
    : t('attention.health.sandbox');
  const isWell = !isRemote || (read.data?.ok === true && troubles.length === 0);
  return {
    key: 'server',
    name: t('attention.work.server.name'),
    items: [
      ...trouble,
      ...(own ? ends(own, 'server', name, check) : []),
      ...servers.profiles.flatMap((profile) =>
        profile.clientCertificate
          ? ends(profile.clientCertificate, 'client', profile.name, `/servers/edit/${profile.id}`)
          : [],
      ),
    ],
    notes: isWell ? [{ text: well, to: isRemote ? check : '/servers' }] : [],
    reads: isRemote ? [read] : [],
    failed: t('attention.failed.health'),
  };
}

function isTrouble({ verdict }: ConnectionReport['steps'][number]): boolean {
  return verdict === 'failed' || verdict === 'warning';
}
