/** Seats over time with the run-out forecast, from figures that this computer stores (beyond the specification). */

import { localDay } from '#data/local-day.ts';
import { useText } from '#data/text.ts';
import { seatTerminals } from '#shared/api/licence-info/licence-info.ts';
import type { TenantInfo } from '#shared/api/tenant/tenant.ts';
import { forecastSeats } from '#shared/rules/forecast/seat-forecast.ts';
import { seriesOf } from '#shared/rules/forecast/snapshots.ts';
import type { UsageDay } from '#shared/rules/forecast/usage-day.ts';
import { useAddress } from '#state/address.ts';
import { useUsageHistory } from '#state/usage-history.ts';
import { Button } from '#widgets/Button.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import tables from '#widgets/looks/table.module.css';
import { Notice } from '#widgets/Notice.tsx';
import { ReadPart } from '#widgets/ReadPart.tsx';
import { TableExport } from '#widgets/TableExport/TableExport.tsx';
import { forecastText } from '#widgets/UsageChart/forecast-text.ts';
import { UsageChart } from '../../parts/UsageChart/UsageChart.tsx';

export function UsageTrend({ info }: { readonly info: TenantInfo }) {
  const { t } = useText();
  const read = useUsageHistory(info);
  const address = useAddress();
  const asTable = address.get('trend') === 'table';
  const today = localDay(Date.now());
  const days = read.data?.days.filter(({ day }) => day <= today) ?? [];
  const toggle = () => address.set({ trend: asTable ? '' : 'table' });
  return (
    <section className={layout.part} aria-label={t('usage.trend.title')}>
      <div className={`${layout.row} ${layout.below}`}>
        <h3 className={ink.heading}>{t('usage.trend.title')}</h3>
        {days.length >= 2 && (
          <span className={layout.end}>
            <Button size="small" look="quiet" onClick={toggle}>
              {t(asTable ? 'usage.trend.asChart' : 'usage.trend.asTable')}
            </Button>
            <TrendExport days={days} />
          </span>
        )}
      </div>
      <ReadPart read={read} failed={t('usage.trend.failed')} waiting={null}>
        {({ setAside }) => (
          <>
            {setAside.length > 0 && (
              <Notice tone="warning" title={t('usage.trend.setAside', { files: setAside.join(', ') })} />
            )}
            {days.length < 2 && <p className={ink.quiet}>{t('usage.trend.empty')}</p>}
            {days.length >= 2 && asTable && <TrendTable days={days} />}
            {days.length >= 2 && !asTable && <UsageCharts days={days} today={today} />}
          </>
        )}
      </ReadPart>
    </section>
  );
}

function TrendExport({ days }: { readonly days: readonly UsageDay[] }) {
  const { t } = useText();
  const kinds = [...seatTerminals, 'space'] as const;
  const title = (kind: (typeof kinds)[number]) =>
    kind === 'space' ? t('usage.trend.space') : t(`usage.terminal.${kind}`);
  return (
    <TableExport<UsageDay>
      title={t('usage.trend.tableLabel')}
      columns={[
        { title: t('usage.trend.day'), value: ({ day }) => day },
        ...kinds.flatMap((kind) => [
          { title: title(kind), value: (each: UsageDay) => each[kind].used },
          {
            title: t('usage.trend.limitOf', { name: title(kind) }),
            value: (each: UsageDay) => String(each[kind].max ?? t('usage.trend.unlimited')),
          },
        ]),
      ]}
      rows={() => days}
    />
  );
}

interface UsageChartsProps {
  /** At least two days, in order. */
  readonly days: readonly UsageDay[];
  /** Current day, YYYY-MM-DD. */
  readonly today: string;
}

function UsageCharts({ days, today }: UsageChartsProps) {
  const text = useText();
  const { t, formatNumber, formatSpace } = text;
  return (
    <div className={layout.columns}>
      {([...seatTerminals, 'space'] as const).map((kind) => {
        const series = seriesOf(days, kind, today);
        const forecast = forecastSeats(series, today);
        return (
          <UsageChart
            key={kind}
            name={t(kind === 'space' ? 'usage.trend.spaceName' : `usage.terminal.${kind}`)}
            series={series}
            forecast={forecast}
            description={forecastText(forecast, kind, text)}
            format={kind === 'space' ? formatSpace : (figure) => formatNumber(Math.round(figure))}
          />
        );
      })}
    </div>
  );
}

/** The figures of the trend by day, newest first. */
function TrendTable({ days }: { readonly days: readonly UsageDay[] }) {
  const { t, formatDay, formatNumber } = useText();
  const label = t('usage.trend.tableLabel');
  const figure = ({ used, max }: UsageDay['pc']) =>
    t('usage.trend.usedOf', {
      used: formatNumber(used),
      max: max === null ? t('usage.trend.unlimited') : formatNumber(max),
    });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a place that scrolls must be reachable by the keyboard
    <section className={tables.some} aria-label={label} tabIndex={0}>
      <table className={tables.table}>
        <thead>
          <tr>
            <th scope="col">{t('usage.trend.day')}</th>
            <th scope="col" className={tables.number}>
              {t('usage.terminal.pc')}
            </th>
            <th scope="col" className={tables.number}>
              {t('usage.terminal.app')}
            </th>
            <th scope="col" className={tables.number}>
              {t('usage.terminal.external')}
            </th>
            <th scope="col" className={tables.number}>
              {t('usage.trend.space')}
            </th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((each) => (
            <tr key={each.day}>
              <th scope="row">{formatDay(each.day)}</th>
              <td className={tables.number}>{figure(each.pc)}</td>
              <td className={tables.number}>{figure(each.app)}</td>
              <td className={tables.number}>{figure(each.external)}</td>
              <td className={tables.number}>{figure(each.space)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
