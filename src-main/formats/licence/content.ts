/** Interprets a licence's fields: kind and version, content, and whether it is valid today. */

import { dayAt, dayNumber, instantTime } from '#shared/kit/days.ts';
import type { Licence } from '#shared/rules/common/licence/licence.ts';
import { licenceFromWire } from '#shared/rules/licence/from-wire.ts';
import type { Spelling } from '#shared/rules/licence/module-from-wire.ts';
import type { LicenceReading } from '#shared/rules/licence/reading.ts';
import { finding, type LicenceFinding } from './findings.ts';

/** `kind` and `version` of payloads that this program reads. */
export const licenceKind = 'licence';
export const licenceVersion = 1;

/** Milliseconds that the signer's clock may be ahead of this computer's. */
export const issueTolerance = 5 * 60_000;

export interface Content {
  readonly licence: Licence | null;
  readonly daysRemaining: number | null;
  readonly findings: readonly LicenceFinding[];
  readonly fileEnd?: LicenceReading['fileEnd'];
}

export type ContentFields = Record<string, unknown>;

/** An unsigned JSON or properties file must have one of these fields to count as a licence. */
const tellingFields = ['licensecode', 'companyname', 'expiredate', 'hrmnum', 'availableModule', 'kind'];

/** `strict` for signed payloads, where kind and version must be stated; `now` in milliseconds since 1970. */
export function readContent(fields: ContentFields, spelling: Spelling, now: number): Content {
  const fieldOf = (name: string): unknown => (Object.hasOwn(fields, name) ? fields[name] : undefined);
  if (spelling === 'platform' && !tellingFields.some((name) => fieldOf(name) !== undefined)) {
    return refused([finding('FORMAT_UNKNOWN', { reason: 'noFields' })]);
  }
  const kind = fieldOf('kind');
  if (kind !== licenceKind && (spelling === 'strict' || kind !== undefined)) {
    return refused([finding('WRONG_KIND', { kind: typeof kind === 'string' ? kind : '' })]);
  }
  const version = fieldOf('version');
  const stated = spelling === 'platform' && typeof version === 'string' ? Number(version) : version;
  if (stated !== licenceVersion && (spelling === 'strict' || version !== undefined)) {
    const shown = typeof version === 'number' || typeof version === 'string' ? version : '';
    return refused([finding('VERSION_UNSUPPORTED', { version: String(shown), supported: licenceVersion })]);
  }
  const read = licenceFromWire(fields, spelling);
  if (!read.licence) {
    return refused(read.issues.map(({ state, field, reason }) => finding(state, { field, reason })));
  }
  return { licence: read.licence, ...datesToday(read.licence, read.timeZone, now) };
}

function refused(findings: readonly LicenceFinding[]): Content {
  return { licence: null, daysRemaining: null, findings };
}

/** Counts days in the licence's time zone: it is valid from the start of its first day to the end of its last. */
function datesToday(licence: Licence, zone: string, now: number): Omit<Content, 'licence'> {
  const today = dayNumber(dayAt(now, zone)) ?? 0;
  const findings: LicenceFinding[] = [];
  const start = licence.startDate === null ? null : dayNumber(licence.startDate);
  const end = licence.expiryDate === null ? null : dayNumber(licence.expiryDate);
  if (end !== null && end < today)
    findings.push(finding('EXPIRED', { date: licence.expiryDate ?? '', zone }));
  if (start !== null && start > today) {
    findings.push(finding('NOT_YET_VALID', { date: licence.startDate ?? '', reason: 'starts', zone }));
  }
  const issued = licence.issuedAt === null ? null : instantTime(licence.issuedAt);
  if (issued !== null && issued > now + issueTolerance) {
    findings.push(finding('NOT_YET_VALID', { date: licence.issuedAt ?? '', reason: 'issuedLater', zone }));
  }
  return { daysRemaining: end === null ? null : end - today, findings };
}
