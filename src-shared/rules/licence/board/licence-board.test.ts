import { describe, expect, test } from 'vitest';
import { csvPieces } from '../../../kit/export/csv.ts';
import { ruleMessage } from '../../../text/rule-message.ts';
import { customerKey } from '../family.ts';
import type { LicenceReading } from '../reading.ts';
import { licenceSummary } from '../reading.ts';
import { aLicence, aModule, aReading, aSummary, nothingRead } from '../testing/samples.ts';
import { attentionOf, type BoardAttention, boardVerdictOf } from './attention.ts';
import { boardColumns } from './board-columns.ts';
import { type BoardFilter, filterBoard } from './board-filter.ts';
import { orderByAttention } from './board-order.ts';
import { type BoardRow, boardRow } from './board-row.ts';
import { boardTotals } from './board-totals.ts';

describe('attention', () => {
  test.each<[Partial<LicenceReading>, BoardAttention]>([
    [{}, 'fine'],
    [{ daysRemaining: null }, 'fine'],
    [{ daysRemaining: 91 }, 'fine'],
    [{ daysRemaining: 90 }, 'within90'],
    [{ daysRemaining: 61 }, 'within90'],
    [{ daysRemaining: 60 }, 'within60'],
    [{ daysRemaining: 31 }, 'within60'],
    [{ daysRemaining: 30 }, 'within30'],
    [{ daysRemaining: 0 }, 'within30'],
    [{ state: 'EXPIRED', daysRemaining: -1 }, 'expired'],
    [{ state: 'CLOCK_SUSPECT', daysRemaining: 10 }, 'clock'],
    [{ state: 'NOT_YET_VALID' }, 'notYet'],
    [{ state: 'UNSIGNED', verified: false, daysRemaining: -5 }, 'unverified'],
    [{ state: 'KEY_REVOKED', verified: false }, 'unverified'],
    [{ state: 'SIGNATURE_INVALID', verified: false }, 'tampered'],
    [{ state: 'SIGNATURE_INVALID', ...nothingRead }, 'tampered'],
    [{ state: 'DECRYPT_FAILED', ...nothingRead }, 'unreadable'],
    [{ state: 'FORMAT_JSON', ...nothingRead }, 'unreadable'],
  ])('%j: %s', (changes, expected) => {
    expect(attentionOf(aReading(changes))).toBe(expected);
  });

  test.each([
    [{}, 'valid'],
    [{ state: 'EXPIRED' }, 'notInForce'],
    [{ verified: false, state: 'EXPIRED' }, 'unverified'],
    [nothingRead, 'unreadable'],
  ] as const)('verdict of %j: %s', (changes, expected) => {
    expect(boardVerdictOf(aReading(changes))).toBe(expected);
  });
});

test('a summary counts the modules of all levels and leaves them out', () => {
  const modules = [aModule('a', { modules: [aModule('b', { enabled: false })] }), aModule('c')];
  const summary = aSummary(aReading({ licence: aLicence({ modules }) }));
  expect(licenceSummary.parse(summary)).toEqual(summary);
  expect(summary.licence).toMatchObject({ moduleCount: 3, enabledModules: 2 });
  expect(summary.licence).not.toHaveProperty('modules');
  expect(aSummary(aReading(nothingRead)).licence).toBeNull();
});

const rows = [
  aReading({ name: 'fine.lic', licence: aLicence({ companyName: 'B', pcSeats: 999_999 }) }),
  aReading({ name: 'soon.lic', daysRemaining: 12, licence: aLicence({ companyName: '澄江科技' }) }),
  aReading({ name: 'sooner.lic', daysRemaining: 3 }),
  aReading({ name: 'over.lic', state: 'EXPIRED', daysRemaining: -40 }),
  aReading({ name: 'prose.txt', state: 'FORMAT_UNKNOWN', ...nothingRead, sha256: 'ffee' }),
  aReading({ name: 'tampered.lic', state: 'SIGNATURE_INVALID', verified: false }),
  aReading({ name: 'unsigned.json', state: 'UNSIGNED', verified: false, signature: null }),
].map((one, index) => boardRow(aSummary(one), index));
const names = (list: readonly BoardRow[]): string[] => list.map(({ name }) => name);

test('licences that need attention come first', () => {
  expect(names(orderByAttention(rows))).toEqual([
    'tampered.lic',
    'unsigned.json',
    'prose.txt',
    'over.lic',
    'sooner.lic',
    'soon.lic',
    'fine.lic',
  ]);
});

test.each<[BoardFilter, string[]]>([
  [{}, names(rows)],
  [{ verdict: 'unverified' }, ['tampered.lic', 'unsigned.json']],
  [{ attention: 'within30' }, ['soon.lic', 'sooner.lic']],
  [{ within: 12 }, ['soon.lic', 'sooner.lic', 'over.lic']],
  [{ text: '澄江' }, ['soon.lic']],
  [{ text: 'ＦＦＥＥ' }, ['prose.txt']],
  [{ text: ' SOON lic' }, ['soon.lic', 'sooner.lic']],
  [{ text: 'vendor-2026', verdict: 'notInForce' }, ['over.lic']],
  [{ text: 'nothing such' }, []],
  [
    { customer: customerKey({ customerId: 'C-9', companyName: '', licenceCode: '' }), verdict: 'valid' },
    ['fine.lic', 'soon.lic', 'sooner.lic'],
  ],
])('filter %j', (filter, expected) => {
  expect(names(filterBoard(rows, filter))).toEqual(expected);
});

test('totals', () => {
  expect(boardTotals(rows)).toMatchObject({
    files: 7,
    customers: 1,
    attention: { tampered: 1, unverified: 1, unreadable: 1, expired: 1, within30: 2, fine: 1, clock: 0 },
    verdict: { valid: 3, notInForce: 1, unverified: 2, unreadable: 1 },
    // Three licences of one customer begin on one day; two with the same code are copies.
    replaced: 2,
    pcSeats: { seats: 0, unlimited: 1 },
    externalSeats: { seats: 0, unlimited: 0 },
  });
});

test('as a table for a spreadsheet, in words, formulas made harmless', async () => {
  const hostile = boardRow(aSummary(aReading({ licence: aLicence({ companyName: '=cmd()' }) })), 0);
  const columns = boardColumns((key, params) => ruleMessage('zh-CN', { key, ...(params ? { params } : {}) }));
  let text = '';
  for await (const piece of csvPieces(columns, [hostile, ...rows])) text += piece;
  const lines = text.split('\r\n');
  expect(lines[0]).toContain('"关注","公司","客户编号"');
  expect(lines[1]).toContain(`"有效","'=cmd()","C-9"`);
  expect(lines[2]).toContain('400,"不限",100');
  expect(lines).toHaveLength(10);
});
