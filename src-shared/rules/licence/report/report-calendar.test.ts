import { describe, expect, test } from 'vitest';
import type { Licence } from '../../common/licence/licence.ts';
import { licenceEventUid, uidSuffix } from '../event-uid.ts';
import type { LicenceReading } from '../reading.ts';
import { aLicence, aReading, aSummary, nothingRead } from '../testing/samples.ts';
import { expiryCalendar } from './report-calendar.ts';
import { reportWords } from './report-words.ts';

const now = Date.parse('2026-11-20T04:00:00Z');
const english = await reportWords('en-US', { timeZone: 'Asia/Shanghai' });

describe('as a calendar', () => {
  const today = '2026-11-20';
  const calendar = (expiryDate: string | null, changes = {}) =>
    expiryCalendar(
      [aSummary(aReading({ licence: aLicence({ expiryDate, ...changes }) }))],
      { now, today },
      english,
    );
  const days = (text: string) => [...text.matchAll(/^DTSTART;VALUE=DATE:(\d+)/gm)].map(([, day]) => day);

  test.each([
    ['2027-12-31', ['20271002', '20271101', '20271201', '20271231']],
    // Past days are left out; today is not.
    ['2026-12-20', ['20261120', '20261220']],
    ['2026-12-19', ['20261219']],
    ['2020-01-01', ['20200101']],
    [null, []],
  ])('expiry %s', (expiryDate, expected) => {
    expect(days(calendar(expiryDate))).toEqual(expected);
  });

  const uids = (text: string) =>
    [...text.replaceAll('\r\n ', '').matchAll(/^UID:(.*)\r$/gm)].map(([, uid]) => uid);
  const of = (...files: LicenceReading[]) => expiryCalendar(files.map(aSummary), { now, today }, english);
  const file = (changes: Partial<LicenceReading>, licence: Partial<Licence> = {}) =>
    aReading({ licence: aLicence({ expiryDate: '2027-12-31', ...licence }), ...changes });

  test('saved again it is the same event; another customer, code or file is another one', () => {
    expect(uids(calendar('2027-12-31'))).toEqual([
      'licence-farridge-LC-1-2027-12-31-90@steward',
      'licence-farridge-LC-1-2027-12-31-60@steward',
      'licence-farridge-LC-1-2027-12-31-30@steward',
      'licence-farridge-LC-1-2027-12-31@steward',
    ]);
    const others = [{ licenceCode: '' }, { companyName: 'Other' }].map((one) =>
      uids(calendar('2027-12-31', one)),
    );
    const tampered = uids(of(file({ sha256: 'bb22', verified: false, state: 'SIGNATURE_INVALID' })));
    const unsigned = uids(of(file({ sha256: 'cc33', verified: false, state: 'UNSIGNED' })));
    const all = [uids(calendar('2027-12-31')), ...others, tampered, unsigned].flat();
    expect(new Set(all).size).toBe(20);
    expect(uids(of(file({}), file({ name: 'copy.lic' })))).toHaveLength(4);
  });

  test('the server’s date of the same licence is the same event', () => {
    const said = { company: ' FARRIDGE ', code: 'LC-1', day: '2027-12-31' };
    expect(uids(calendar('2027-12-31')).at(-1)).toBe(`${licenceEventUid(said)}${uidSuffix}`);
    expect(uids(calendar('2027-12-30')).at(-1)).not.toBe(`${licenceEventUid(said)}${uidSuffix}`);
  });

  test.each([
    [{ verified: false, state: 'SIGNATURE_INVALID' }, 'Changed after signing: Licence of Farridge expires'],
    [{ verified: false, state: 'UNSIGNED' }, 'Not signed: Licence of Farridge expires'],
    [{ state: 'CLOCK_SUSPECT' }, 'Licence of Farridge expires'],
  ] as const)('a fact that makes the day worthless comes before it: %j', (changes, title) => {
    const titles = [...of(file(changes)).matchAll(/^SUMMARY:(.*)\r$/gm)].map(([, found]) => found);
    expect(titles.at(-1)).toBe(title);
    expect(titles.every((one) => one?.startsWith(title.split(' Licence')[0] ?? ''))).toBe(true);
  });

  test('a licence that a newer one has replaced is left out; a forged one replaces nothing', () => {
    const old = file({ sha256: '01' }, { licenceCode: 'LC-0', startDate: '2026-01-01' });
    const renewal = file({ sha256: '02' }, { licenceCode: 'LC-2', startDate: '2026-06-01' });
    expect(uids(of(old, renewal))).toEqual(uids(of(renewal)));
    const forged = { ...renewal, verified: false, state: 'SIGNATURE_INVALID' } as const;
    expect(uids(of(old, forged))).toHaveLength(8);
  });

  test('a file that is good for a time only has a day of its own, worded as the file’s', () => {
    const fileEnd = { day: '2026-12-01', zone: 'UTC', instant: '2026-12-01T12:00:00Z', daysRemaining: 11 };
    const text = of(
      file({ fileEnd }),
      file({ sha256: 'cc33', fileEnd }, { customerId: 'C-2', expiryDate: null, companyName: '' }),
    );
    const events = text.replaceAll('\r\n ', '').split('BEGIN:VEVENT').slice(1);
    const ends = events.filter((event) => event.includes('DTSTART;VALUE=DATE:20261201'));
    const titles = ends.map((event) => /SUMMARY:(.*)\r/.exec(event)?.[1]);
    expect(titles).toEqual([
      'Licence file of Farridge is no longer valid',
      'File of licence LC-1 is no longer valid',
    ]);
    expect(ends.join('')).toContain('The file is valid until: 1 Dec 2026 (UTC)');
    expect(ends.join('')).not.toContain('Last day:');
    expect(ends[0]).toMatch(/UID:licence-.*-file@steward/);
    expect(ends[0]?.match(/TRIGGER:(.*)\r/g)).toEqual(['TRIGGER:-P7D\r', 'TRIGGER:-P1D\r']);
    expect(new Set(uids(text)).size).toBe(uids(text).length);
  });

  test('names the company, else the code', () => {
    expect(calendar('2027-12-31')).toContain('SUMMARY:Licence of Farridge expires in 30 days');
    expect(calendar('2027-12-31', { companyName: '' })).toContain('SUMMARY:Licence LC-1 expires in 30 days');
    expect(calendar('2027-12-31', { companyName: 'A;B\nEND:VEVENT' })).not.toMatch(/^END:VEVENT.+/m);
  });

  test('unreadable ones have no day', () => {
    expect(days(expiryCalendar([aSummary(aReading(nothingRead))], { now, today }, english))).toEqual([]);
  });
});
