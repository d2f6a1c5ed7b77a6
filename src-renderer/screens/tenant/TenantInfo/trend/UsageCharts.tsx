import { useText } from '#data/text.ts';
import { seatTerminals } from '#shared/api/licence-info/licence-info.ts';
import { forecastSeats } from '#shared/rules/forecast/seat-forecast.ts';
import { seriesOf } from '#shared/rules/forecast/snapshots.ts';
import type { UsageDay } from '#shared/rules/forecast/usage-day.ts';
import layout from '#widgets/looks/layout.module.css';
import { forecastText } from '#widgets/UsageChart/forecast-text.ts';
import { UsageChart } from '../../parts/UsageChart/UsageChart.tsx';

interface UsageChartsProps {
  /** At least two days, in order. */
  readonly days: readonly UsageDay[];
  /** Current day, YYYY-MM-DD. */
  readonly today: string;
}

export function UsageCharts({ days, today }: UsageChartsProps) {
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
            said={forecastText(forecast, kind, text)}
            format={kind === 'space' ? formatSpace : (figure) => formatNumber(Math.round(figure))}
          />
        );
      })}
    </div>
  );
}
