import { expect, it } from 'vitest';
import { isOpenSpan, spanProblem, spanWords } from './span.ts';

const [early, late] = ['2026-11-28T18:00:00.000Z', '2026-11-28T20:00:00.000Z'];
const at = Date.parse;
it.each([
  [{}, at(early), null],
  [{ notBefore: early }, at(early) - 1, 'notYet'],
  [{ notBefore: early }, at(early), null],
  [{ validUntil: late }, at(late), null],
  [{ validUntil: late }, at(late) + 1, 'expired'],
  [{ notBefore: early, validUntil: late }, at(late) + 1, 'expired'],
  [{ notBefore: early, validUntil: late }, at(early) - 1, 'notYet'],
  // The instant is the same in another time zone.
  [{ notBefore: '2026-11-29T02:00:00.000+08:00' }, at(early) - 1, 'notYet'],
])('%o at %s: %s', (span, now, problem) => expect(spanProblem(span, now)).toBe(problem));

it('a span has an instant in it', () => {
  expect(isOpenSpan({ notBefore: early, validUntil: late })).toBe(true);
  expect(isOpenSpan({ notBefore: late, validUntil: early })).toBe(false);
  expect(isOpenSpan({ notBefore: late, validUntil: late })).toBe(false);
  expect([isOpenSpan({}), isOpenSpan({ notBefore: early })]).toEqual([true, true]);
});

it('its ends are said with the zone', () => {
  expect(spanWords({}, 'en-US')).toEqual([]);
  expect(spanWords({ notBefore: early, validUntil: late }, 'en-US', 'Asia/Shanghai')).toEqual([
    { key: 'changes.approval.notBefore', time: '29 Nov 2026, 02:00 GMT+08:00' },
    { key: 'changes.approval.validUntil', time: '29 Nov 2026, 04:00 GMT+08:00' },
  ]);
  expect(spanWords({ notBefore: early }, 'zh-CN', 'Asia/Shanghai')[0]?.time).toMatch(/2026年11月29日.*02:00/);
});
