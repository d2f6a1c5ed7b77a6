import { describe, expect, it, vi } from 'vitest';
import { formatsFor } from './format.ts';

describe.each([
  [
    'en-US',
    {
      day: '31 Dec 2027',
      number: '1,234',
      days: 'in 12 days',
      seconds: '1.2 secs',
      bytes: '12.4 kB',
      time: '5 Sept 2026, 00:07:09',
      few: '536 bytes',
    },
  ],
  [
    'zh-CN',
    {
      day: '2027年12月31日',
      number: '1,234',
      days: '12天后',
      seconds: '1.2秒',
      bytes: '12.4 kB',
      time: '2026/09/05 00:07:09',
      few: '536字节',
    },
  ],
] as const)('%s', (language, expected) => {
  const formats = formatsFor(language);
  it('writes days, numbers, durations and sizes', () => {
    expect(formats.formatDay('2027-12-31')).toBe(expected.day);
    // A time without a zone is in the computer's own.
    expect(formats.formatTime('2026-09-05 00:07:09')).toBe(expected.time);
    expect(formats.formatNumber(1234)).toBe(expected.number);
    expect(formats.formatDays(12)).toBe(expected.days);
    expect(formats.formatDuration(1234)).toBe(expected.seconds);
    expect(formats.formatBytes(12_400)).toBe(expected.bytes);
    expect(formats.formatBytes(536)).toBe(expected.few);
  });
  it.each([
    [0, '0 MB'],
    [1.25, '1.3 MB'],
    [1023, '1,023 MB'],
    [1024, '1 GB'],
    [187_000, '183 GB'],
    [512_000, '500 GB'],
    [1_572_864, '1.5 TB'],
    [2 ** 50, '1,048,576 PB'],
    [-5, '-5 MB'],
  ])('%d megabytes of the platform are %s', (megabytes, said) => {
    expect(formats.formatSpace(megabytes)).toBe(said);
  });
  it('shows the hour that a zone skips in spring as it is written', () => {
    vi.stubEnv('TZ', 'America/New_York');
    expect(new Date('2026-03-08T02:30:00').getHours()).toBe(3);
    expect(formats.formatTime('2026-03-08 02:30:00')).toMatch(/0?2:30/);
    vi.unstubAllEnvs();
  });
  it('leaves what is not a date as it is', () => {
    expect(formats.formatDay('soon')).toBe('soon');
    expect(formats.formatTime('never')).toBe('never');
  });
});
