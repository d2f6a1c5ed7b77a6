/** The run-out forecast as text; too few figures give no claim. */

import type { TextTools } from '#data/text.ts';
import type { SeatTerminal } from '#shared/api/licence-info/licence-info.ts';
import type { SeatForecast } from '#shared/rules/forecast/seat-forecast.ts';

export function forecastText(
  forecast: SeatForecast,
  kind: SeatTerminal | 'space',
  { t, formatDay }: Pick<TextTools, 't' | 'formatDay'>,
): string {
  const seats = t(`usage.forecast.seats.${kind}`);
  if (forecast.state === 'full' && kind === 'space') return t('usage.forecast.fullSpace');
  return forecast.state === 'runsOut'
    ? t('usage.forecast.runsOut', { seats, day: formatDay(forecast.day) })
    : t(`usage.forecast.${forecast.state}`, { seats });
}
