import { expect, it } from 'vitest';
import { ago } from './time-ago.ts';

const now = new Date(2026, 10, 25, 12).getTime();
it.each([
  [-30, 'now'],
  [-3600, ''],
  [5, 'now'],
  [60, '1 minute ago'],
  [3599, '59 minutes ago'],
  [7200, '2 hours ago'],
  [86_399, '23 hours ago'],
  [86_400, 'yesterday'],
  [36 * 3600, 'yesterday'],
  [36 * 3600 + 1, '2 days ago'],
  [46 * 3600, '2 days ago'],
  [6 * 86_400, '6 days ago'],
  [6.5 * 86_400 + 1, ''],
  [7 * 86_400, ''],
  [Number.NaN, ''],
])('%i seconds: %j', (seconds, words) => expect(ago(now - seconds * 1000, now, 'en-US')).toBe(words));

it('says it in Chinese', () => expect(ago(now - 120_000, now, 'zh-CN')).toBe('2分钟前'));
