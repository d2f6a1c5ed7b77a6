/**
 * Converts the content of a Keygen licence file to Steward's fields (docs/formats/licence-file.md, "Keygen licence
 * files"): a JSON:API document of a licence with the objects that were included at its check-out.
 */
import { dayAt, dayNumber, instantTime } from '#shared/kit/days.ts';
import type { Licence } from '#shared/rules/common/licence/licence.ts';
import { type Content, issueTolerance } from './content.ts';
import { finding, type LicenceFinding } from './findings.ts';
import { createKeygenReader, type KeygenReader } from './keygen-fields.ts';

const zoneWithout = 'UTC';

/** `wasEncrypted`: the licence key was the secret of the file, so the licence's id is shown instead. */
export function readKeygenContent(
  root: Record<string, unknown>,
  wasEncrypted: boolean,
  now: number,
): Content {
  const read = createKeygenReader(root);
  const kind = read.value('data.type');
  if (kind !== 'licenses') {
    const shown = typeof kind === 'string' ? kind : '';
    return { licence: null, daysRemaining: null, findings: [finding('WRONG_KIND', { kind: shown })] };
  }
  const zone = read.zone('data.attributes.metadata.timeZone') ?? zoneWithout;
  const expiry = read.instant('data.attributes.expiry');
  const lastDay = expiry === null ? null : lastDayBefore(expiry, zone, read);
  const issued = read.instant('meta.issued', true);
  const fileExpiry = read.instant('meta.expiry');
  const licence: Licence = {
    licenceCode: licenceCode(read, wasEncrypted),
    companyName: companyName(read),
    customerId:
      read.label('data.attributes.metadata.customerId') ??
      read.text('data.relationships.owner.data.id') ??
      read.text('data.relationships.user.data.id') ??
      '',
    userCounting: 'registered',
    externalCounting: 'registered',
    startDate: null,
    expiryDate: lastDay,
    pcSeats: read.seats('data.attributes.maxUsers') ?? read.seats('data.attributes.maxMachines'),
    mobileSeats: null,
    externalSeats: null,
    tenantLimit: null,
    tenancy: 'single',
    modules: read.entitlements(),
    timeZone: zone,
    issuedAt: issued,
  };
  if (read.findings.length > 0) return { licence: null, daysRemaining: null, findings: read.findings };
  const today = dayNumber(dayAt(now, zone)) ?? 0;
  const end = lastDay === null ? null : (dayNumber(lastDay) ?? 0);
  return {
    licence,
    daysRemaining: end === null ? null : end - today,
    fileEnd: fileExpiry === null ? undefined : fileEndOf(fileExpiry, now),
    findings: [
      ...endFindings(expiry, lastDay, zone, now),
      ...fileFindings(issued, fileExpiry, now),
      ...suspension(read),
    ],
  };
}

/** Keygen's keys may be long signed texts; the id is always short. */
function licenceCode(read: KeygenReader, wasEncrypted: boolean): string {
  const id = read.text('data.id', true) ?? '';
  const key = read.value('data.attributes.key');
  const isShort = typeof key === 'string' && key !== '' && key.length <= 500;
  return isShort && !wasEncrypted ? (read.text('data.attributes.key') ?? id) : id;
}

/** Keygen has no field for the customer: issuers use the metadata, whose names come in camel case. */
const companyNames = ['company', 'companyName', 'organization', 'organisation', 'customer', 'customerName'];

function companyName(read: KeygenReader): string {
  for (const name of companyNames) {
    const text = read.label(`data.attributes.metadata.${name}`);
    if (text) return text;
  }
  return read.text('data.attributes.name') ?? '';
}

/** A licence ends at an instant: its last day is that of the millisecond before. */
function lastDayBefore(instant: string, zone: string, read: KeygenReader): string | null {
  const day = dayAt((instantTime(instant) ?? 0) - 1, zone);
  if (dayNumber(day) !== null) return day;
  read.report('data.attributes.expiry', 'notInstant', 'DATE_INVALID');
  return null;
}

function endFindings(
  expiry: string | null,
  lastDay: string | null,
  zone: string,
  now: number,
): LicenceFinding[] {
  if (expiry === null || lastDay === null || now < (instantTime(expiry) ?? 0)) return [];
  return [finding('EXPIRED', { date: lastDay, zone, instant: expiry, reason: 'endedAt' })];
}

/** The file's last day is that of the millisecond before its end, as with a licence. */
function fileEndOf(instant: string, now: number): Content['fileEnd'] {
  const day = dayAt((instantTime(instant) ?? 0) - 1, zoneWithout);
  const daysRemaining = (dayNumber(day) ?? 0) - (dayNumber(dayAt(now, zoneWithout)) ?? 0);
  return { day, zone: zoneWithout, instant, daysRemaining };
}

/** A file has a period of validity of its own (TTL), whatever the licence's expiry is. */
function fileFindings(issued: string | null, expiry: string | null, now: number): LicenceFinding[] {
  const findings: LicenceFinding[] = [];
  if (expiry !== null && now >= (instantTime(expiry) ?? 0)) {
    findings.push(
      finding('FILE_ENDED', {
        date: expiry.slice(0, 10),
        zone: zoneWithout,
        instant: expiry,
        reason: 'fileEnded',
      }),
    );
  }
  if (issued !== null && (instantTime(issued) ?? 0) > now + issueTolerance) {
    findings.push(finding('NOT_YET_VALID', { date: issued, zone: zoneWithout, reason: 'issuedLater' }));
  }
  return findings;
}

const stoppedStates = new Set(['SUSPENDED', 'BANNED']);
const saysNo = new Set(['false', '0', 'no', '']);

function suspension(read: KeygenReader): LicenceFinding[] {
  const status = String(read.value('data.attributes.status') ?? '')
    .trim()
    .toUpperCase();
  // Issuers write various types: any value but a clear "no" counts as suspended.
  const suspended = read.value('data.attributes.suspended') ?? false;
  const isNo = typeof suspended !== 'object' && saysNo.has(String(suspended).trim().toLowerCase());
  const stopped = stoppedStates.has(status) || !isNo;
  return stopped ? [finding('NOT_YET_VALID', { reason: 'suspended' })] : [];
}
