/** The jobs that `steward run` does later from this computer: their time, server and last result. */

import { CalendarClock } from 'lucide-react';
import { bridge } from '#data/bridge.ts';
import { useText } from '#data/text.ts';
import type { ScheduledJob } from '#shared/bridge/jobs.ts';
import { useScheduledJobs } from '#state/scheduled-jobs.ts';
import { Badge } from '#widgets/Badge.tsx';
import { Button } from '#widgets/Button.tsx';
import { confirm } from '#widgets/confirm.tsx';
import { EmptyState } from '#widgets/EmptyState.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import lines from '#widgets/looks/lines.module.css';
import { notifyFailure } from '#widgets/notify.tsx';
import { PageHeader } from '#widgets/PageHeader.tsx';
import { ReadPart } from '#widgets/ReadPart.tsx';
import { SkeletonRows } from '#widgets/Skeleton.tsx';

export function ScheduledPage() {
  const { t } = useText();
  const read = useScheduledJobs();
  const remove = async (job: ScheduledJob) => {
    const yes = await confirm({
      title: t('changes.jobs.question', { name: job.name }),
      text: t('changes.jobs.questionText'),
      action: t('changes.jobs.remove'),
      here: true,
    });
    if (!yes) return;
    await bridge.jobs.remove({ id: job.id });
    await read.refetch();
  };
  return (
    <>
      <PageHeader title={t('changes.jobs.title')} purpose={t('changes.jobs.purpose')} />
      <ReadPart read={read} failed={t('changes.jobs.failed')} waiting={<SkeletonRows rows={3} columns={3} />}>
        {(jobs) =>
          jobs.length === 0 ? (
            <EmptyState
              icon={<CalendarClock size={28} />}
              title={t('changes.jobs.empty')}
              text={t('changes.jobs.emptyText')}
            />
          ) : (
            <ul className={lines.framed} aria-label={t('changes.jobs.title')}>
              {jobs.map((job) => (
                <JobLine key={job.id} job={job} onRemove={() => void remove(job).catch(notifyFailure)} />
              ))}
            </ul>
          )
        }
      </ReadPart>
    </>
  );
}

interface JobLineProps {
  readonly job: ScheduledJob;
  readonly onRemove: () => void;
}

function JobLine({ job, onRemove }: JobLineProps) {
  const { t, formatTime } = useText();
  const { id, name, command, serverName, tenant, when, next, last } = job;
  const where = tenant.name === '' ? serverName : `${serverName}, ${tenant.name}`;
  const time = next === null ? '' : formatTime(next);
  return (
    <li>
      <div className={`${layout.spread} ${layout.line}`}>
        <span>
          <span className={layout.inline}>
            <bdi>{name}</bdi>
            {last && (
              <Badge tone={last.result === 'done' ? 'success' : 'warning'}>
                {t(`changes.jobs.result.${last.result}`)}
              </Badge>
            )}
          </span>
          <span className={ink.under}>
            {t(`changes.jobs.command.${commands[command]}`)} · <bdi>{where}</bdi>
          </span>
          <span className={ink.under}>
            {time !== '' &&
              ('daily' in when
                ? t('changes.jobs.daily', { clock: when.daily, time })
                : t('changes.jobs.next', { time }))}
            {last && ` ${t('changes.jobs.last', { time: formatTime(Date.parse(last.time)) })}`}
          </span>
          {last && last.message !== '' && (
            <span className={ink.under}>
              <bdi>{last.message}</bdi>
            </span>
          )}
        </span>
        <Button
          size="small"
          look="quiet"
          aria-label={t('changes.jobs.removeOf', { name, id })}
          onClick={onRemove}
        >
          {t('changes.jobs.remove')}
        </Button>
      </div>
    </li>
  );
}

const commands = { 'changes apply': 'apply', 'changes rollback': 'rollBack', 'config pull': 'pull' } as const;
