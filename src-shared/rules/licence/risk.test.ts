import { describe, expect, test } from 'vitest';
import { countProcessorTime } from '../../testing/processor-time.ts';
import { ruleMessage } from '../../text/rule-message.ts';
import type { Language } from '../../text/types.ts';
import type { Licence, LicenceModule } from '../common/licence/licence.ts';
import { compareLicences } from './compare.ts';
import { countRisks, risksOf } from './risk.ts';
import { describeRisk } from './risk-text.ts';
import { aLicence, aModule } from './testing/samples.ts';

function sentences(before: Licence, after: Licence, language: Language = 'en-US'): string[] {
  const tools = {
    translate: (key: Parameters<typeof ruleMessage>[1]['key'], params: Record<string, string | number>) =>
      ruleMessage(language, { key, params }),
    number: (value: number) => value.toLocaleString(language),
    day: (value: string) => value,
  };
  return risksOf(compareLicences(before, after), before, after).map(
    (risk) => `${risk.severity}: ${describeRisk(risk, tools)}`,
  );
}

const change = (before: Partial<Licence>, after: Partial<Licence>, language?: Language): string[] =>
  sentences(aLicence(before), aLicence(after), language);

test('two that say the same have nothing to say', () => {
  expect(change({}, { issuedAt: '2026-01-01T00:00:00Z' })).toEqual([]);
});

describe('seats and tenants', () => {
  test.each([
    [{ pcSeats: 100 }, { pcSeats: 88 }, 'less: 12 fewer PC seats (100 → 88)'],
    [{ pcSeats: 100 }, { pcSeats: 99 }, 'less: 1 fewer PC seat (100 → 99)'],
    [{ pcSeats: 5000 }, { pcSeats: 0 }, 'loss: No PC seats any more (5,000 → 0)'],
    [{ pcSeats: 1 }, { pcSeats: 2 }, 'gain: 1 more PC seat (1 → 2)'],
    [{ pcSeats: 0 }, { pcSeats: 1200 }, 'gain: 1,200 more PC seats (0 → 1,200)'],
    [
      { mobileSeats: 50 },
      { mobileSeats: 999_999 },
      'gain: Mobile seats are unlimited from now on (50 before)',
    ],
    [{ mobileSeats: 999_999 }, { mobileSeats: 800 }, 'less: Mobile seats are no longer unlimited: 800 seats'],
    [{ mobileSeats: 999_999 }, { mobileSeats: 1 }, 'less: Mobile seats are no longer unlimited: 1 seat'],
    [{ externalSeats: null }, { externalSeats: 5 }, 'neutral: External seats are stated now: 5'],
    [
      { externalSeats: 999_999 },
      { externalSeats: null },
      'neutral: External seats are no longer stated; they were unlimited',
    ],
    [{ tenantLimit: 5 }, { tenantLimit: 4 }, 'less: 1 fewer tenant (5 → 4)'],
  ])('%j → %j', (before, after, expected) => {
    expect(change(before, after)).toEqual([expected]);
  });

  test('in Chinese', () => {
    expect(change({ pcSeats: 100, mobileSeats: 999_999 }, { pcSeats: 99, mobileSeats: 50 }, 'zh-CN')).toEqual(
      ['less: PC 端席位减少 1 个（100 → 99）', 'less: 移动端席位不再是不限，仅 50 个'],
    );
  });
});

describe('the term', () => {
  const term = (startDate: string | null, expiryDate: string | null) => ({ startDate, expiryDate });
  test.each([
    [
      term('2026-01-01', '2026-12-31'),
      term('2026-01-01', '2026-11-30'),
      ['less: Ends 31 days earlier, on 2026-11-30'],
    ],
    [
      term('2026-01-01', '2026-12-31'),
      term('2026-01-01', '2027-01-01'),
      ['gain: Ends 1 day later, on 2027-01-01'],
    ],
    [
      term('2026-01-01', null),
      term('2026-01-01', '2027-01-01'),
      ['less: Ends on 2027-01-01; so far there was no end'],
    ],
    [term('2026-01-01', '2026-12-31'), term('2026-01-01', null), ['gain: No longer ends']],
    [
      term('2026-01-01', '2026-12-31'),
      term('2027-01-01', '2027-12-31'),
      [
        'neutral: Follows without a gap: the new one starts on 2027-01-01, the day after the old one ends',
        'gain: Ends 365 days later, on 2027-12-31',
      ],
    ],
    [
      term('2026-01-01', '2026-12-31'),
      term('2027-01-02', '2027-12-31'),
      [
        'loss: 1 day without a licence: the old one ends on 2026-12-31, the new one starts on 2027-01-02',
        'gain: Ends 365 days later, on 2027-12-31',
      ],
    ],
    [
      term('2026-01-01', '2026-12-31'),
      term('2026-12-31', '2027-12-31'),
      ['neutral: Both are valid on 1 day: 2026-12-31', 'gain: Ends 365 days later, on 2027-12-31'],
    ],
    [
      term('2026-01-01', '2026-12-31'),
      term('2026-12-01', '2027-12-31'),
      [
        'neutral: Both are valid for 31 days, from 2026-12-01 to 2026-12-31',
        'gain: Ends 365 days later, on 2027-12-31',
      ],
    ],
    [term('2026-01-01', null), term('2026-02-01', null), ['neutral: Starts 31 days later, on 2026-02-01']],
    [
      term('2026-01-02', '2026-12-31'),
      term('2026-01-01', '2026-12-31'),
      ['neutral: Starts 1 day earlier, on 2026-01-01'],
    ],
    [term(null, '2026-12-31'), term(null, '2026-12-31'), []],
    [term('2026-01-01', '2026-12-31'), term(null, '2026-12-31'), []],
    [
      term(null, '2026-12-31'),
      term('2027-03-01', '2026-12-31'),
      ['loss: 59 days without a licence: the old one ends on 2026-12-31, the new one starts on 2027-03-01'],
    ],
  ])('%j → %j', (before, after, expected) => {
    expect(change(before, after)).toEqual(expected);
  });
});

describe('modules', () => {
  const modules = (before: LicenceModule[], after: LicenceModule[], rest: Partial<Licence> = {}) =>
    change({ ...rest, modules: before }, { ...rest, modules: after });
  test.each([
    [[aModule('attendance')], [], ['loss: Module Attendance is lost']],
    [
      [aModule('hr', { modules: [aModule('a', { modules: [aModule('b')] }), aModule('c')] })],
      [],
      ['loss: Module Hr is lost, with 3 sub-modules'],
    ],
    [
      [aModule('hr', { modules: [aModule('a')] })],
      [aModule('hr', { modules: [] })],
      ['loss: Module Hr › A is lost'],
    ],
    [
      [aModule('a', { modules: [aModule('x')] }), aModule('b', { modules: [aModule('y')] })],
      [],
      ['loss: Module A is lost, with 1 sub-module', 'loss: Module B is lost, with 1 sub-module'],
    ],
    [[], [aModule('okr', { modules: [aModule('x')] })], ['gain: Module Okr is new, with 1 sub-module']],
    [[aModule('a')], [aModule('a', { enabled: false })], ['loss: Module A is switched off']],
    [[aModule('a', { enabled: false })], [aModule('a')], ['gain: Module A is switched on']],
    [
      [aModule('a', { pcSeats: 30 })],
      [aModule('a', { pcSeats: 10 })],
      ['less: Module A: 20 fewer PC seats (30 → 10)'],
    ],
    [
      [aModule('a', { mobileSeats: 9 })],
      [aModule('a', { mobileSeats: 10 })],
      ['gain: Module A: 1 more mobile seat (9 → 10)'],
    ],
    [
      [aModule('a', { pcSeats: 999_999 })],
      [aModule('a', { pcSeats: 10 })],
      ['less: Module A: PC seats are no longer unlimited: 10 seats'],
    ],
    [
      [aModule('a')],
      [aModule('a', { pcSeats: 999_999 })],
      ['gain: Module A: PC seats are unlimited from now on'],
    ],
    // A module without seats of its own uses the licence's 100.
    [
      [aModule('a', { pcSeats: null })],
      [aModule('a', { pcSeats: 10 })],
      ['less: Module A: 10 PC seats of its own instead of the licence’s'],
    ],
    [
      [aModule('a', { pcSeats: 10 })],
      [aModule('a', { pcSeats: null })],
      ['gain: Module A: the licence’s PC seats instead of its own'],
    ],
    [
      [aModule('a', { pcSeats: 100 })],
      [aModule('a', { pcSeats: null })],
      ['neutral: Module A: the licence’s PC seats instead of its own'],
    ],
    [
      [aModule('a', { modules: [aModule('x')] }), aModule('b')],
      [aModule('a'), aModule('b', { modules: [aModule('x')] })],
      ['neutral: Module X moves from A to B'],
    ],
    [
      [aModule('a', { modules: [aModule('x')] })],
      [aModule('a'), aModule('x', { pcSeats: 5 })],
      ['less: Module X: 5 fewer PC seats (10 → 5)', 'neutral: Module X moves out of A to the top'],
    ],
    [[aModule('a')], [aModule('a', { name: 'Alpha' })], ['neutral: Module A is now called Alpha']],
    [
      [aModule('a')],
      [aModule('a', { appId: '7' })],
      ['neutral: Module A belongs to another app: 7 instead of –'],
    ],
  ])('case %#', (before, after, expected) => {
    expect(modules(before, after)).toEqual(expected);
  });

  test('a sentence about a module leads to it', () => {
    const [before, after] = [aLicence({ modules: [aModule('a', { modules: [aModule('x')] })] }), aLicence()];
    const [risk] = risksOf(compareLicences(before, after), before, after);
    expect(risk?.path).toEqual(['a']);
  });
});

test('everything at once stands in the order of risk', () => {
  const before = aLicence({
    tenancy: 'multi',
    externalCounting: 'concurrent',
    modules: [aModule('gone'), aModule('off'), aModule('fewer'), aModule('more')],
  });
  const after = aLicence({
    licenceCode: 'LC-2',
    companyName: 'Other',
    userCounting: 'concurrent',
    pcSeats: 80,
    mobileSeats: 120,
    startDate: '2027-01-11',
    expiryDate: '2027-12-31',
    modules: [
      aModule('new'),
      aModule('off', { enabled: false }),
      aModule('fewer', { pcSeats: 1 }),
      aModule('more', { pcSeats: 11 }),
    ],
  });
  expect(sentences(before, after)).toEqual([
    'less: 20 fewer PC seats (100 → 80)',
    'loss: Module Gone is lost',
    'loss: Module Off is switched off',
    'less: Module Fewer: 9 fewer PC seats (10 → 1)',
    'loss: 10 days without a licence: the old one ends on 2026-12-31, the new one starts on 2027-01-11',
    'loss: Changed from many tenants to a single one',
    'less: External users are counted by registration: each takes a seat, signed in or not',
    'gain: 20 more mobile seats (100 → 120)',
    'gain: Module New is new',
    'gain: Module More: 1 more PC seat (10 → 11)',
    'gain: Ends 365 days later, on 2027-12-31',
    'gain: Internal users are counted concurrently: only those who are signed in take a seat',
    'neutral: Another company: Other instead of Farridge',
    'neutral: Another licence code: LC-2 instead of LC-1',
  ]);
  expect(countRisks(risksOf(compareLicences(before, after), before, after))).toEqual({
    loss: 4,
    less: 3,
    gain: 5,
    neutral: 2,
  });
  expect(sentences(before, after, 'zh-CN')).toHaveLength(14);
});

test('10,000 modules with 5 sub-modules each, all gone, take no time', () => {
  const big = Array.from({ length: 10_000 }, (_, index) =>
    aModule(`m${index}`, { modules: ['a', 'b', 'c', 'd', 'e'].map((flag) => aModule(flag + index)) }),
  );
  const [before, after] = [aLicence({ modules: big }), aLicence()];
  const comparison = compareLicences(before, after);
  const spent = countProcessorTime();
  expect(risksOf(comparison, before, after)).toHaveLength(10_000);
  expect(spent()).toBeLessThan(1000);
});
