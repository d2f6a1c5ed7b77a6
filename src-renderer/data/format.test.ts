import { describe, expect, it } from 'vitest';
import { formatsFor } from './format.ts';

describe.each([
  [
    'en-US',
    { day: 'Dec 31, 2027', number: '1,234', days: 'in 12 days', seconds: '1.2 sec', bytes: '12.4 kB' },
  ],
  ['zh-CN', { day: '2027年12月31日', number: '1,234', days: '12天后', seconds: '1.2秒', bytes: '12.4 kB' }],
] as const)('%s', (language, expected) => {
  const formats = formatsFor(language);
  it('writes days, numbers, durations and sizes', () => {
    expect(formats.formatDay('2027-12-31')).toBe(expected.day);
    expect(formats.formatNumber(1234)).toBe(expected.number);
    expect(formats.formatDays(12)).toBe(expected.days);
    expect(formats.formatDuration(1234)).toBe(expected.seconds);
    expect(formats.formatBytes(12_400)).toBe(expected.bytes);
  });
  it('leaves what is not a date as it is', () => {
    expect(formats.formatDay('soon')).toBe('soon');
    expect(formats.formatTime('never')).toBe('never');
  });
});
