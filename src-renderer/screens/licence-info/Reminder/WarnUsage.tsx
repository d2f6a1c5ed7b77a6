/** The warning value applied to the present usage: the reminders it would send now, and how far the others are. */
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { queryAppLicenceList } from '#shared/api/licence-info/apps.ts';
import type { seatTerminals } from '#shared/api/licence-info/licence-info.ts';
import type { RemindType } from '#shared/api/licence-info/reminder-values.ts';
import { getTenantInfo } from '#shared/api/tenant/tenant.ts';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { ErrorNotice } from '#widgets/Notice.tsx';
import { SkeletonLine } from '#widgets/Skeleton.tsx';
import { seatWords } from '#widgets/UsageFigure/seat-words.ts';
import { UsageFigure, UsageFigures } from '#widgets/UsageFigure/UsageFigure.tsx';
import { warnReach } from './warn-reach.ts';

interface WarnUsageProps {
  readonly remindType: RemindType;
  /** '' for the whole tenant. */
  readonly deptId: string;
  readonly percent: number;
}

export function WarnUsage({ remindType, deptId, percent }: WarnUsageProps) {
  const { t } = useText();
  return (
    <section className={layout.below} aria-label={t('licenceInfo.screen.reminder.now')}>
      {remindType === 'app' ? (
        <OfApps deptId={deptId} percent={percent} />
      ) : (
        <OfSeats external={remindType === 'external'} percent={percent} />
      )}
    </section>
  );
}

type Terminal = (typeof seatTerminals)[number];

function OfSeats({ external, percent }: { readonly external: boolean; readonly percent: number }) {
  const { t } = useText();
  const { data, error, refetch } = useRead(getTenantInfo, {});
  if (error) {
    const title = t('licenceInfo.screen.reminder.nowFailed');
    return <ErrorNotice error={error} title={title} onRetry={() => void refetch()} />;
  }
  if (!data) return <SkeletonLine width={240} />;
  if (external) {
    const seats = { used: data.externalUserUsedNumbers, max: data.externalUserMaxNumbers };
    return (
      <UsageFigures columns={2}>
        <Seats terminal="external" {...seats} percent={percent} />
      </UsageFigures>
    );
  }
  return (
    <UsageFigures columns={2}>
      {(['pc', 'app'] as const).map((terminal) => (
        <Seats
          key={terminal}
          terminal={terminal}
          used={data[`${terminal}AuthUserUsedNumbers`]}
          max={data[`${terminal}AuthUserMaxNumbers`]}
          percent={percent}
        />
      ))}
    </UsageFigures>
  );
}

interface SeatsProps {
  readonly terminal: Terminal;
  readonly used: number | null;
  readonly max: number | null;
  readonly percent: number;
}

function Seats({ terminal, used, max, percent }: SeatsProps) {
  const text = useText();
  const { t, formatNumber } = text;
  const words = used !== null && max !== null ? seatWords(used, max, false, text) : null;
  const reach = warnReach(used, max, percent);
  const from = formatNumber(reach?.from ?? 0);
  const remark = reach
    ? reach.reached
      ? t('licenceInfo.screen.reminder.reached', { from })
      : t('licenceInfo.screen.reminder.ahead', { from, left: formatNumber(reach.left) })
    : (words?.remark ?? t('tenant.usage.notStated'));
  return (
    <UsageFigure
      label={t(`licenceInfo.screen.reminder.seats.${terminal}`)}
      value={used === null ? t('tenant.usage.notStated') : formatNumber(used)}
      of={max === null || words?.unlimited ? '' : formatNumber(max)}
      bar={words && !words.unlimited ? words.bar : null}
      mark={reach ? Math.min(100, percent) : undefined}
      exact={words?.bar ?? 0}
      tone={reach?.reached ? 'warning' : 'normal'}
      remark={remark}
    />
  );
}

/** Names that are listed. */
const told = 5;

function OfApps({ deptId, percent }: { readonly deptId: string; readonly percent: number }) {
  const { t, formatNumber } = useText();
  const { data, error, refetch } = useRead(queryAppLicenceList, deptId === '' ? {} : { deptId });
  if (error) {
    const title = t('licenceInfo.screen.reminder.nowFailed');
    return <ErrorNotice error={error} title={title} onRetry={() => void refetch()} />;
  }
  if (!data) return <SkeletonLine width={240} />;
  const reached = data.filter(
    (app) =>
      warnReach(app.usedLicenseCount, app.licenseTotalCount, percent)?.reached ||
      warnReach(app.appUsedLicenseCount, app.appLicenseTotalCount, percent)?.reached,
  );
  const first = reached.slice(0, told).map(({ name }) => name);
  const names = first.join(t('common.form.separator'));
  const rest = reached.length - first.length;
  const count = { count: formatNumber(reached.length), all: formatNumber(data.length) };
  return (
    <p className={ink.small}>
      {reached.length === 0
        ? t('licenceInfo.screen.reminder.noApp', count)
        : t('licenceInfo.screen.reminder.apps', {
            ...count,
            names:
              rest > 0 ? t('licenceInfo.screen.reminder.more', { names, count: formatNumber(rest) }) : names,
          })}
    </p>
  );
}
