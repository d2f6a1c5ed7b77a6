/** Matches log entries with this computer's changes, whatever the server's zone. */
import { expect, it, test } from 'vitest';
import { ownChangeOf, spanOfLog } from './own-change.ts';

const hour = 3_600_000;
const at = (text: string) => ({ time: Date.parse(`${text}Z`), text });
const logged = '2026-03-01 10:00:00';

it.each<[string, string[], number, string | null]>([
  ['nothing', [], 0, null],
  ['the same second, the server in UTC', ['2026-03-01T10:00:00'], 0, '2026-03-01T10:00:00'],
  ['the server eight hours east', ['2026-03-01T02:00:01'], 0, '2026-03-01T02:00:01'],
  ['a zone of three quarters', ['2026-03-01T04:15:02'], 0, '2026-03-01T04:15:02'],
  ['noted a minute later: the answer was slow', ['2026-03-01T10:00:59'], 0, '2026-03-01T10:00:59'],
  ['later than that', ['2026-03-01T10:02:00'], 0, null],
  ['too far away for any zone', ['2026-02-28T10:00:00'], 0, null],
  [
    'of two the one that fits better',
    ['2026-03-01T10:00:30', '2026-03-01T10:00:01'],
    0,
    '2026-03-01T10:00:01',
  ],
  [
    'of two that fit alike the one of this zone',
    ['2026-03-01T10:00:00', '2026-03-01T02:00:00'],
    8 * hour,
    '2026-03-01T02:00:00',
  ],
  [
    'of two that fit alike, neither of this zone: none',
    ['2026-03-01T10:00:00', '2026-03-01T02:00:00'],
    hour,
    null,
  ],
])('%s', (_, times, zone, expected) => {
  expect(ownChangeOf(logged, times.map(at), zone)?.text ?? null).toBe(expected);
});

test('a text that is no time has no span and no change', () => {
  expect(spanOfLog('yesterday')).toBeNull();
  expect(ownChangeOf('', [at('2026-03-01T10:00:00')], 0)).toBeNull();
  const span = spanOfLog(logged);
  expect(span && (span.to - span.from) / hour).toBeGreaterThan(28);
});
