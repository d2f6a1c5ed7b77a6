import { expect, it } from 'vitest';
import type { Translate } from '#data/text.ts';
import type { SeatForecast } from '#shared/rules/forecast/seat-forecast.ts';
import { ruleMessage } from '#shared/text/rule-message.ts';
import type { Language } from '#shared/text/types.ts';
import { forecastText } from './forecast-text.ts';

const words = (language: Language) => ({
  t: ((key, params) => ruleMessage(language, { key, ...(params ? { params } : {}) })) as Translate,
  formatDay: (day: string) => day,
});

it.each<[SeatForecast, string, string]>([
  [
    { state: 'runsOut', perDay: 1, day: '2026-12-31', daysLeft: 41 },
    'At this pace PC seats will run out around 2026-12-31.',
    '按目前速度，PC 端席位约在 2026-12-31 用完。',
  ],
  [
    { state: 'steady', perDay: 0 },
    'At this pace PC seats will not run out.',
    '按目前速度，PC 端席位不会用完。',
  ],
  [
    { state: 'far', perDay: 0.01 },
    'At this pace PC seats will last for more than three years.',
    '按目前速度，PC 端席位三年内不会用完。',
  ],
  [{ state: 'full', perDay: 1 }, 'All PC seats are in use.', 'PC 端席位已全部用完。'],
  [{ state: 'unlimited' }, 'There is no limit to PC seats.', 'PC 端席位不限。'],
  [
    { state: 'tooFew' },
    'A forecast needs the figures of five days over at least a week.',
    '至少有五天的数据且跨度满一周后，才会给出预测。',
  ],
])('%o', (forecast, english, chinese) => {
  expect(forecastText(forecast, 'pc', words('en-US'))).toBe(english);
  expect(forecastText(forecast, 'pc', words('zh-CN'))).toBe(chinese);
});

it('speaks of the space as of one thing', () => {
  const said = (forecast: SeatForecast) => forecastText(forecast, 'space', words('en-US'));
  expect(said({ state: 'full', perDay: 1 })).toBe('All the space is in use.');
  expect(said({ state: 'steady', perDay: 0 })).toBe('At this pace the space will not run out.');
  expect(forecastText({ state: 'full', perDay: 1 }, 'space', words('zh-CN'))).toBe('存储空间已全部用完。');
});
