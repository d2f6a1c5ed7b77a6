/**
 * The work that waits on this computer: collected changes of the tray, and scheduled jobs that failed or are overdue.
 */
import { localDay } from '#data/local-day.ts';
import { useText } from '#data/text.ts';
import { daysBetween } from '#shared/kit/days.ts';
import { useScheduledJobs } from '#state/scheduled-jobs.ts';
import { useTray } from '#state/tray.ts';
import { jobFailure } from './job-failure.ts';
import type { WorkItem, WorkPart } from './work-item.ts';

/** Days after which collected changes are probably forgotten. */
const forgotten = 7;

export function useWaitingChanges(): WorkPart {
  const { t, formatNumber, formatTime, formatDays } = useText();
  const { changes } = useTray();
  const count = changes.length;
  const first = Math.min(...changes.map(({ time }) => time));
  const days = count === 0 ? 0 : (daysBetween(localDay(Date.now()), localDay(first)) ?? 0);
  return {
    key: 'tray',
    name: t('attention.work.tray.name'),
    items:
      count === 0
        ? []
        : [
            {
              key: 'tray',
              tone: -days >= forgotten ? 'warning' : 'info',
              title: t('attention.work.tray.some', { count, amount: formatNumber(count) }),
              detail: t('attention.work.since', { day: formatTime(first), ago: formatDays(days) }),
              action: t('attention.work.tray.action'),
              to: '/changes',
              days,
            },
          ],
    notes: [],
    reads: [],
    failed: '',
  };
}

export function useJobWork(): WorkPart {
  const { t, formatTime, formatDays } = useText();
  const read = useScheduledJobs();
  const now = Date.now();
  const items = (read.data ?? []).flatMap((job): WorkItem[] => {
    const failure = jobFailure(job, now);
    if (failure === null) return [];
    const { name, serverName: server } = job;
    const days = daysBetween(localDay(now), localDay(failure.time)) ?? 0;
    return [
      {
        key: `job ${job.id}`,
        tone: 'warning',
        title: t(job.command === 'config pull' ? 'attention.work.jobs.pull' : 'attention.work.jobs.other', {
          name,
          server,
          result: t(`changes.jobs.result.${failure.result}`),
        }),
        detail: t('attention.work.since', { day: formatTime(failure.time), ago: formatDays(days) }),
        action: t('attention.work.jobs.action'),
        to: '/changes/scheduled',
        days,
      },
    ];
  });
  return {
    key: 'jobs',
    name: t('attention.work.jobs.name'),
    items,
    notes: [],
    reads: [read],
    failed: t('changes.jobs.failed'),
  };
}
