/** The organisation's seats above the app list (spec 1§7.2 getTenantLicenseUser, 3§3.4 "Tenant licence"). */

import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { getTenantLicenseUser, type TenantSeats as Licence } from '#shared/api/licence-info/apps.ts';
import { type SeatFigure, seatCount, showsWarning } from '#shared/rules/licence-info/figures.ts';
import layout from '#widgets/looks/layout.module.css';
import { ReadPart } from '#widgets/ReadPart.tsx';
import { UnstatedNotice } from '#widgets/UnstatedNotice.tsx';
import { UsageFigure, UsageFigures } from '#widgets/UsageFigure/UsageFigure.tsx';
import { seatView } from '../LicenceInfo/licence-view.ts';

interface TenantSeatsProps {
  /** Whether reminders are on: they decide about the warning colour. */
  readonly remind: boolean;
}

export function TenantSeatSection({ remind }: TenantSeatsProps) {
  const { t } = useText();
  const read = useRead(getTenantLicenseUser, {});
  return (
    // A failure of this optional read is a quiet line, and the list stays usable (1§8: other reads fail silently).
    <ReadPart
      read={read}
      failed={t('licenceInfo.screen.failed.tenantSeats')}
      tone="quiet"
      waiting={<SeatFigures data={undefined} remind={remind} />}
    >
      {(data) => <SeatFigures data={data} remind={remind} />}
    </ReadPart>
  );
}

interface SeatFiguresProps extends TenantSeatsProps {
  /** Undefined before the answer; the figures keep their place. */
  readonly data: Licence | undefined;
}

function SeatFigures({ data, remind }: SeatFiguresProps) {
  const text = useText();
  const { t } = text;
  const counting = data?.concurrentFlag ? 'concurrent' : 'registered';
  return (
    <section
      className={layout.below}
      aria-label={t('licenceInfo.screen.apps.tenantSeats')}
      aria-busy={data === undefined || undefined}
    >
      <UsageFigures columns={2}>
        {(['pc', 'app'] as const).map((terminal) => {
          const view = data
            ? seatView(figureOf(data, terminal, remind), counting, text)
            : ({ value: '…', of: '', bar: null, tone: 'normal', remark: '\u00a0' } as const);
          return (
            <UsageFigure
              key={terminal}
              {...view}
              label={t(`licenceInfo.screen.apps.tenant.${terminal}`)}
              exact={Math.round(view.bar ?? 0)}
            />
          );
        })}
      </UsageFigures>
      {data && <UnstatedNotice endpoint={getTenantLicenseUser} answer={data} />}
    </section>
  );
}

function figureOf(licence: Licence, terminal: 'pc' | 'app', remind: boolean): SeatFigure {
  const pc = terminal === 'pc';
  const registered = pc ? licence.registUsedNum : licence.appRegistUsedNum;
  return {
    terminal,
    registered: licence.concurrentFlag ? null : (registered ?? null),
    total: seatCount(pc ? licence.totalNum : licence.appTotalNum),
    warning: showsWarning(pc ? licence.useWarn : licence.appUseWarn, remind),
  };
}
