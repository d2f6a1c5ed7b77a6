/** The warning value applied to the present usage: the reminders it would send now, and how far the others are. */
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import type { Output } from '#shared/api/endpoint.ts';
import { queryAppLicenceList } from '#shared/api/licence-info/apps.ts';
import type { seatTerminals } from '#shared/api/licence-info/licence-info.ts';
import type { RemindType } from '#shared/api/licence-info/reminder-values.ts';
import { getTenantInfo } from '#shared/api/tenant/tenant.ts';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { ReadPart } from '#widgets/ReadPart.tsx';
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
  const read = useRead(getTenantInfo, {});
  const terminals = external ? (['external'] as const) : (['pc', 'app'] as const);
  return (
    <ReadPart
      read={read}
      failed={t('licenceInfo.screen.reminder.nowFailed')}
      waiting={<SkeletonLine width={240} />}
    >
      {(info) => (
        <UsageFigures columns={2}>
          {terminals.map((terminal) => (
            <Seats key={terminal} terminal={terminal} {...seatsOf(info, terminal)} percent={percent} />
          ))}
        </UsageFigures>
      )}
    </ReadPart>
  );
}

function seatsOf(info: Output<typeof getTenantInfo>, terminal: Terminal) {
  if (terminal === 'external')
    return { used: info.externalUserUsedNumbers, max: info.externalUserMaxNumbers };
  return { used: info[`${terminal}AuthUserUsedNumbers`], max: info[`${terminal}AuthUserMaxNumbers`] };
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
    ? reach.isReached
      ? t('licenceInfo.screen.reminder.reached', { from })
      : t('licenceInfo.screen.reminder.ahead', { from, left: formatNumber(reach.freeSeats) })
    : (words?.remark ?? t('tenant.usage.notStated'));
  return (
    <UsageFigure
      label={t(`licenceInfo.screen.reminder.seats.${terminal}`)}
      value={used === null ? t('tenant.usage.notStated') : formatNumber(used)}
      of={max === null || words?.unlimited ? '' : formatNumber(max)}
      bar={words && !words.unlimited ? words.bar : null}
      mark={reach ? Math.min(100, percent) : undefined}
      exact={words?.bar ?? 0}
      tone={reach?.isReached ? 'warning' : 'normal'}
      remark={remark}
    />
  );
}

/** Names that are listed. */
const namedMost = 5;

function OfApps({ deptId, percent }: { readonly deptId: string; readonly percent: number }) {
  const { t } = useText();
  const read = useRead(queryAppLicenceList, deptId === '' ? {} : { deptId });
  return (
    <ReadPart
      read={read}
      failed={t('licenceInfo.screen.reminder.nowFailed')}
      waiting={<SkeletonLine width={240} />}
    >
      {(apps) => <ReachedApps apps={apps} percent={percent} />}
    </ReadPart>
  );
}

interface ReachedAppsProps {
  readonly apps: Output<typeof queryAppLicenceList>;
  readonly percent: number;
}

function ReachedApps({ apps, percent }: ReachedAppsProps) {
  const { t, formatNumber } = useText();
  const reached = apps.filter(
    (app) =>
      warnReach(app.usedLicenseCount, app.licenseTotalCount, percent)?.isReached ||
      warnReach(app.appUsedLicenseCount, app.appLicenseTotalCount, percent)?.isReached,
  );
  const first = reached.slice(0, namedMost).map(({ name }) => name);
  const names = first.join(t('common.form.separator'));
  const rest = reached.length - first.length;
  const count = { count: formatNumber(reached.length), all: formatNumber(apps.length) };
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
