import { expect, test } from 'vitest';
import { countProcessorTime } from '../../../testing/processor-time.ts';
import type { Licence } from '../../common/licence/licence.ts';
import { type LicenceReading, licenceSummary } from '../reading.ts';
import { aLicence, aReading, aSummary } from '../testing/samples.ts';
import { boardJson } from './board-json.ts';
import { boardRow } from './board-row.ts';
import { boardTotals } from './board-totals.ts';
import { replacedLicences } from './replaced-licences.ts';

const file = (licence: Partial<Licence>, changes: Partial<LicenceReading> = {}) =>
  aSummary(aReading({ licence: aLicence(licence), ...changes }));
const year = (start: number, more: Partial<Licence> = {}) =>
  file({ licenceCode: `LC-${start}`, startDate: `${start}-01-01`, ...more });
const forged = { verified: false, state: 'SIGNATURE_INVALID' } as const;

test.each([
  ['a renewal replaces the one before', [year(2025), year(2026)], [1, null]],
  ['whatever the order', [year(2026), year(2025)], [null, 0]],
  ['the newest of three stands for all', [year(2025), year(2026), year(2027)], [2, 2, null]],
  ['not that of another customer', [year(2025), year(2026, { customerId: 'C-8' })], [null, null]],
  ['a copy is one', [year(2026), year(2026)], [null, 0]],
  ['two of one day stand beside each other', [year(2026), year(2026, { licenceCode: 'B' })], [null, null]],
  ['a forged one replaces nothing', [year(2025), file({ startDate: '2026-01-01' }, forged)], [null, null]],
  [
    'nor one that has not begun',
    [year(2025), file({ startDate: '2027-01-01' }, { state: 'NOT_YET_VALID' })],
    [null, null],
  ],
  [
    'one that is over is replaced too',
    [file({ startDate: '2024-01-01' }, { state: 'EXPIRED' }), year(2026)],
    [1, null],
  ],
  [
    'one that nobody vouches for is not hidden',
    [file({ startDate: '2024-01-01' }, forged), year(2026)],
    [null, null],
  ],
  ['nobody’s stay', [year(2025), year(2026)].map((one) => ({ ...one, licence: null })), [null, null]],
])('%s', (_, files, expected) => expect(replacedLicences(files)).toEqual(expected));

test('seats of what is replaced are not added up', () => {
  const rows = [year(2025, { pcSeats: 400 }), year(2026, { pcSeats: 500 })].map(boardRow);
  expect(boardTotals(rows)).toMatchObject({ replaced: 1, pcSeats: { seats: 500, unlimited: 0 } });
  const json = boardJson(rows);
  expect(json.rows.map((row) => row.replacedBy)).toEqual([1, null]);
  expect(licenceSummary.parse(json.rows[0]?.summary)).toEqual(rows[0]?.summary);
});

test('2,000 files of one customer take no time', () => {
  const files = Array.from({ length: 2000 }, (_, index) =>
    year(2026, { startDate: `${1900 + (index % 99)}-01-01` }),
  );
  const spent = countProcessorTime();
  expect(replacedLicences(files).filter((by) => by === null)).toHaveLength(1);
  expect(spent()).toBeLessThan(1000);
});
