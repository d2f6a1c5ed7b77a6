/** Properly signed Keygen licence files whose dates have come, or whose content makes no sense. */
import { entitlement, keygenDocument } from '../../fixtures/licence/keygen.ts';
import { caseOf, hostileNow, type LicenceCase } from './case.ts';
import { file, withAttributes, withMeta, withTop } from './keygen-case.ts';

const hour = 3_600_000;
const ends = Date.parse('2027-06-30T16:00:00.000Z');
const fileEnds = Date.parse('2026-12-16T09:30:00.120Z');
const lasting = keygenDocument({}, { expiry: null });
const dates: LicenceCase[] = [
  caseOf('Keygen, a millisecond before its end', 'VALID', file({}, lasting), { now: ends - 1 }),
  caseOf('Keygen, at its end', 'EXPIRED', file({}, lasting), { now: ends, reason: 'endedAt' }),
  caseOf('Keygen, the file’s own end a millisecond ahead', 'VALID', file(), { now: fileEnds - 1 }),
  caseOf('Keygen, the file’s own end', 'FILE_ENDED', file(), { now: fileEnds, reason: 'fileEnded' }),
  caseOf('Keygen, both at an end', 'EXPIRED', file(), { now: ends + hour, reason: 'endedAt' }),
  caseOf(
    'Keygen, issued in the future',
    'NOT_YET_VALID',
    withMeta({ issued: '2026-11-20T04:05:01.000Z', expiry: null }),
    { reason: 'issuedLater' },
  ),
  caseOf(
    'Keygen, issued within the tolerance',
    'VALID',
    withMeta({ issued: '2026-11-20T04:05:00.000Z', expiry: null }),
  ),
  caseOf('Keygen, suspended', 'NOT_YET_VALID', withAttributes({ suspended: true }), { reason: 'suspended' }),
  caseOf('Keygen, status SUSPENDED', 'NOT_YET_VALID', withAttributes({ status: 'SUSPENDED' })),
  caseOf('Keygen, status BANNED', 'NOT_YET_VALID', withAttributes({ status: 'BANNED' })),
  ...['suspended', 'Banned', ' SUSPENDED ', ['BANNED']].map((status) =>
    caseOf(`Keygen, status ${JSON.stringify(status)}`, 'NOT_YET_VALID', withAttributes({ status })),
  ),
  ...['true', 'TRUE', 'True ', 1, '1', 'yes', [], {}].map((suspended) =>
    caseOf(`Keygen, suspended ${JSON.stringify(suspended)}`, 'NOT_YET_VALID', withAttributes({ suspended })),
  ),
  ...['false', 'FALSE', 0, '0', null].map((suspended) =>
    caseOf(`Keygen, suspended ${JSON.stringify(suspended)}`, 'VALID', withAttributes({ suspended })),
  ),
  caseOf('Keygen, the clock set back', 'CLOCK_SUSPECT', file(), { highestTime: hostileNow + 48 * hour }),
  ...['2027-02-30T00:00:00Z', '2027-06-30', 'never', 1_814_400_000, true].map((expiry) =>
    caseOf(`Keygen, expiry ${expiry}`, 'DATE_INVALID', withAttributes({ expiry })),
  ),
  caseOf(
    'Keygen, expiry before all days',
    'DATE_INVALID',
    withAttributes({ expiry: '1900-01-01T00:00:00Z' }),
  ),
  caseOf(
    'Keygen, expiry after all days',
    'DATE_INVALID',
    withAttributes({ expiry: '9999-12-31T23:59:59-23:00' }),
  ),
  caseOf('Keygen, not issued', 'DATE_INVALID', withMeta({ issued: undefined })),
  caseOf('Keygen, no meta', 'DATE_INVALID', withTop({ meta: undefined })),
  caseOf('Keygen, the file’s end a number', 'DATE_INVALID', withMeta({ expiry: 1 })),
];

const fields: LicenceCase[] = [
  caseOf('Keygen, a name without ink', 'FIELD_INVALID', withAttributes({ name: '\u3164', metadata: {} }), {
    reason: 'invisible',
  }),
  ...[-1, 1.5, 1e21, '10', true, []].map((maxUsers) =>
    caseOf(`Keygen, maxUsers ${JSON.stringify(maxUsers)}`, 'FIELD_INVALID', withAttributes({ maxUsers })),
  ),
  caseOf('Keygen, maxMachines −1 behind maxUsers', 'VALID', withAttributes({ maxMachines: -1 })),
  caseOf('Keygen, maxMachines −1', 'FIELD_INVALID', withAttributes({ maxUsers: null, maxMachines: -1 })),
  caseOf('Keygen, no id', 'FIELD_INVALID', withTop({ data: { type: 'licenses', attributes: {} } })),
  caseOf('Keygen, name with NUL', 'FIELD_INVALID', withAttributes({ name: 'a\u0000b', metadata: {} })),
  caseOf(
    'Keygen, company with a right-to-left override',
    'FIELD_INVALID',
    withAttributes({ metadata: { company: 'a\u202eb' } }),
  ),
  caseOf(
    'Keygen, company of 1 MB',
    'FIELD_INVALID',
    withAttributes({ metadata: { company: 'x'.repeat(1_000_000) } }),
  ),
  caseOf(
    'Keygen, company with HTML',
    'VALID',
    withAttributes({ metadata: { company: '<img src=x onerror=alert(1)>' } }),
  ),
  caseOf('Keygen, company a list', 'VALID', withAttributes({ metadata: { company: ['x'] } })),
  caseOf('Keygen, included an object', 'FIELD_INVALID', withTop({ included: {} })),
  caseOf('Keygen, included nonsense', 'VALID', withTop({ included: [null, 7, 'x', [], {}] })),
  caseOf(
    'Keygen, an entitlement without code',
    'FIELD_INVALID',
    withTop({ included: [entitlement(undefined, 'x')] }),
  ),
  caseOf(
    'Keygen, an entitlement with an empty code',
    'FIELD_INVALID',
    withTop({ included: [entitlement('', 'x')] }),
  ),
  caseOf(
    'Keygen, two entitlements of one code',
    'FIELD_INVALID',
    withTop({ included: [entitlement('A', 'x'), entitlement('A', 'y')] }),
  ),
  caseOf(
    'Keygen, an entitlement named by a number',
    'FIELD_INVALID',
    withTop({ included: [entitlement('A', 7)] }),
  ),
  caseOf(
    'Keygen, __proto__ in the document',
    'FORMAT_JSON',
    file({}, '{"data":{"__proto__":{"type":"licenses"}}}'),
  ),
];

export const keygenContentCases: readonly LicenceCase[] = [...dates, ...fields];
