/**
 * Converts a licence from the platform's spelling (spec 1§3 "Licence parse result", `wire.ts`) to this project's
 * names. The function is pure and total: any input gives a licence or a list of its problems, never an exception.
 */

import { dayNumber, defaultTimeZone, instantTime, isDay, isTimeZone } from '../../kit/days.ts';
import type { Licence } from '../common/licence/licence.ts';
import { hasVisible, isPlainText } from './characters.ts';
import type { FieldReason, LicenceIssue } from './issues.ts';
import { modulesFromWire, type Spelling, seatsFromWire } from './module-from-wire.ts';
import { externalCountingOf, platformDay, tenancyOf, userCountingOf } from './wire-values.ts';

/** The maximum number of findings reported; a longer list would help nobody. */
const issueLimit = 20;
const textLimit = 500;

export interface FromWire {
  /** The licence; null when there is any issue, because half a licence would mislead. */
  readonly licence: Licence | null;
  /** The time zone in which the licence's days begin and end. */
  readonly timeZone: string;
  readonly issues: readonly LicenceIssue[];
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * `strict` is the spelling of this project's signed format: numbers are numbers, flags '0' or '1'; code, company, PC
 * seats and module list are required. `platform` also accepts the platform's own answers and `.properties`: numbers
 * as text, absent fields, and any flag but the named one as "the other".
 */
export function licenceFromWire(wire: Fields, spelling: Spelling): FromWire {
  const read = createFieldReader(wire, spelling);
  const timeZone = read.zone();
  const startDate = read.day('startDate');
  const expiryDate = read.day('expiredate');
  const licence: Licence = {
    licenceCode: read.text('licensecode', true),
    companyName: read.text('companyname', true),
    customerId: read.text('cid', false),
    userCounting: userCountingOf(read.flag('concurrentFlag')),
    externalCounting: externalCountingOf(read.flag('supplierConcurrentFlag')),
    startDate,
    expiryDate,
    pcSeats: read.seats('hrmnum', true),
    mobileSeats: read.seats('appHrmNum', false),
    externalSeats: read.seats('supplierNum', false),
    tenantLimit: read.seats('tenantCount', false),
    tenancy: tenancyOf(read.flag('tenantType')),
    modules: read.modules(),
    timeZone,
    issuedAt: read.instant('issueDate'),
  };
  if (startDate && expiryDate && (dayNumber(startDate) ?? 0) > (dayNumber(expiryDate) ?? 0)) {
    read.report('expiredate', 'endsBeforeStart', 'DATE_INVALID');
  }
  return { licence: read.issues.length === 0 ? licence : null, timeZone, issues: read.issues };
}

function createFieldReader(wire: Fields, spelling: Spelling) {
  const issues: LicenceIssue[] = [];
  const report = (field: string, reason: FieldReason, state: LicenceIssue['state'] = 'FIELD_INVALID') => {
    if (issues.length < issueLimit) issues.push({ state, field, reason });
  };
  const value = (field: string): unknown => (Object.hasOwn(wire, field) ? wire[field] : undefined);
  const absent = (field: string) => value(field) === undefined || value(field) === null;

  const plain = (field: string, text: string, required: boolean): string => {
    if (text.length > textLimit) report(field, 'tooLong');
    else if (!isPlainText(text)) report(field, 'characters');
    else if (required && text.trim() === '') report(field, 'empty');
    // A text of spaces counts as empty, but other invisible characters imitate a text.
    else if (text.trim() !== '' && !hasVisible(text)) report(field, 'invisible');
    return text;
  };

  const dayIn = (text: string): string | null =>
    spelling === 'platform' ? platformDay(text) : isDay(text) ? text : null;

  return {
    issues,
    report,
    text(field: string, required: boolean): string {
      if (absent(field)) {
        if (required && spelling === 'strict') report(field, 'missing');
        return '';
      }
      const given = value(field);
      if (typeof given === 'number' && Number.isSafeInteger(given)) return String(given);
      if (typeof given === 'string') return plain(field, given, required && spelling === 'strict');
      report(field, 'notText');
      return '';
    },
    /** The flag as it stands in the file; a strict one is 0 or 1, and absent is a value too (`wire-values.ts`). */
    flag(field: string): unknown {
      const rawValue = value(field);
      if (absent(field) || (rawValue === '' && spelling === 'platform')) return undefined;
      const isScalar = typeof rawValue === 'string' || typeof rawValue === 'number';
      if (!isScalar || (spelling === 'strict' && !['0', '1'].includes(String(rawValue))))
        report(field, 'notFlag');
      return rawValue;
    },
    seats(field: string, required: boolean): number | null {
      if (absent(field)) {
        if (required && spelling === 'strict') report(field, 'missing');
        return null;
      }
      const seats = seatsFromWire(value(field), spelling);
      if (seats === undefined) report(field, 'notSeats');
      return seats ?? null;
    },
    day(field: string): string | null {
      const given = value(field);
      if (absent(field) || (given === '' && spelling === 'platform')) return null;
      const day = typeof given === 'string' ? dayIn(given) : null;
      if (day !== null) return day;
      report(field, 'notDay', 'DATE_INVALID');
      return null;
    },
    instant(field: string): string | null {
      if (absent(field)) return null;
      const given = value(field);
      if (typeof given === 'string' && instantTime(given) !== null) return given;
      report(field, 'notInstant', 'DATE_INVALID');
      return null;
    },
    zone(): string {
      if (absent('timeZone')) return defaultTimeZone;
      const given = value('timeZone');
      if (typeof given === 'string' && isTimeZone(given)) return given;
      report('timeZone', 'notZone');
      return defaultTimeZone;
    },
    modules() {
      if (absent('availableModule')) {
        if (spelling === 'strict') report('availableModule', 'missing');
        return [];
      }
      return modulesFromWire(value('availableModule'), spelling, report);
    },
  };
}
