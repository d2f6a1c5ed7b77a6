/** The run-out forecast in words; nothing is claimed where the figures are too few. */
import type { SeatTerminal } from '#shared/api/licence-info.ts';
import type { SeatForecast } from '#shared/rules/forecast/seat-forecast.ts';
import type { TextTools } from '../../../../data/text.ts';

export function forecastText(
  forecast: SeatForecast,
  terminal: SeatTerminal,
  { t, formatDay }: Pick<TextTools, 't' | 'formatDay'>,
): string {
  const seats = t(`usage.forecast.seats.${terminal}`);
  return forecast.state === 'runsOut'
    ? t('usage.forecast.runsOut', { seats, day: formatDay(forecast.day) })
    : t(`usage.forecast.${forecast.state}`, { seats });
}
