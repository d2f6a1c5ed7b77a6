import { describe, expect, it } from 'vitest';
import { licenceSummaryOf } from '../board/board-files.ts';
import { sampleLicence, sampleReading } from '../testing/tools.ts';
import { timeLine } from './timeline.ts';

const member = (startDate: string | null, expiryDate: string | null) => ({
  summary: licenceSummaryOf(sampleReading({ licence: sampleLicence({ startDate, expiryDate }) })),
});
const unread = { summary: licenceSummaryOf(sampleReading({ licence: null, readable: false })) };

describe('the line of time', () => {
  it('goes from the first day to the last one', () => {
    const line = timeLine(
      [member('2025-01-01', '2025-12-31'), member('2026-01-01', '2026-12-31')],
      '2025-07-02',
    );
    expect(line).toMatchObject({ first: '2025-01-01', last: '2026-12-31' });
    expect(line?.bars[0]).toMatchObject({ from: 0, to: 0.5 });
    expect(line?.bars[1]).toMatchObject({ from: 0.5, to: 1 });
    expect(line?.today).toBeCloseTo(0.25, 2);
  });
  it('leaves ends open that are not stated, and has no bar for who has no dates', () => {
    const line = timeLine(
      [member('2025-01-01', '2025-12-31'), member('2025-07-02', null), member(null, null), unread],
      '2030-01-01',
    );
    expect(line?.today).toBeNull();
    expect(line?.bars[1]).toMatchObject({ to: 1, openEnd: true, openStart: false });
    expect(line?.bars.slice(2)).toEqual([null, null]);
  });
  it('takes a licence of one day and one that ends before it starts', () => {
    expect(timeLine([member('2025-01-01', '2025-01-01')], '2025-01-01')?.bars[0]).toMatchObject({
      from: 0,
      to: 1,
    });
    const [bar] = timeLine([member('2025-12-31', '2025-01-01')], '2025-01-01')?.bars ?? [];
    expect(bar?.to).toBeGreaterThanOrEqual(bar?.from ?? 1);
  });
  it.each([
    ['2024-01-01', '2026-12-31', [2024, 2025, 2026]],
    ['2024-03-01', '2026-06-30', [2025, 2026]],
    ['2024-01-01', '2040-12-31', [2025, 2030, 2035, 2040]],
    ['2024-01-01', '9999-12-31', [4000, 6000, 8000]],
  ])('names the years from %s to %s', (start, end, years) => {
    const line = timeLine([member(start, end)], '2026-01-01');
    const named = line?.years.filter((tick) => tick.isNamed) ?? [];
    expect(named.map(({ year }) => year)).toEqual(years);
    expect(line?.years.length).toBeLessThan(100);
    expect(line?.years.every(({ at }) => at >= 0 && at < 1)).toBe(true);
  });
  it('is not there without dates', () =>
    expect(timeLine([member(null, null), unread], '2025-01-01')).toBeNull());
});
