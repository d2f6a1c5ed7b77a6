/** The facts of a report as labelled texts, the same in every form for people. */
import { type Cell, dayCell, zoneCell } from '../../../kit/export/csv.ts';
import { shownParams } from '../../../kit/shown-params.ts';
import { shownText } from '../../../kit/shown-text.ts';
import { unlimitedSeats } from '../../common/licence/licence.ts';
import { comparedFields, isDayField } from '../comparison.ts';
import { countModules } from '../count-modules.ts';
import { licenceDaysText } from '../days-text.ts';
import { describeFinding } from '../finding-text.ts';
import { mappedText } from '../mapped-text.ts';
import type { ReportFile } from './report-model.ts';
import { type LicenceReportWords, reportZonedDay } from './report-words.ts';

/** A fact with `code` is a fingerprint, a key or an id, and is shown in a monospaced font. */
export interface ReportFact {
  readonly label: string;
  readonly value: string;
  readonly code?: boolean;
  /** The number or day for a workbook's cell; a number whose label lacks the unit has another label there. */
  readonly cell?: Cell;
  readonly cellLabel?: string;
  /** The zone in which the day ends, for a workbook, which has it in a row of its own. */
  readonly zone?: { readonly label: string; readonly cell: Cell };
}

type Scalar = string | number | boolean | null;

const seatFields: ReadonlySet<string> = new Set(['pcSeats', 'mobileSeats', 'externalSeats', 'tenantLimit']);
const worded = ['registered', 'concurrent', 'multi', 'single'] as const;
const codes: ReadonlySet<string> = new Set(['licenceCode', 'customerId']);

export function stateText(state: ReportFile['state'], words: LicenceReportWords): string {
  return state === 'READ_BY_SERVER'
    ? words.say('licenceReport.verdict.byServer')
    : words.say(`licence.state.${state}`);
}

/** Returns the sentences of the findings, the gravest first. */
export function findingSentences(
  reading: Pick<ReportFile, 'state' | 'findings'>,
  words: LicenceReportWords,
): string[] {
  if (reading.state === 'READ_BY_SERVER') return [words.say('licenceReport.verdict.byServerReason')];
  return reading.findings.map(({ state, params }) =>
    describeFinding({ state, params: shownParams(params) }, words.sayAny),
  );
}

/** Returns the facts of the licence; empty when the file is not readable. */
export function contentFacts(
  { licence, daysRemaining }: ReportFile,
  words: LicenceReportWords,
): ReportFact[] {
  if (!licence) return [];
  const facts = comparedFields.map((field): ReportFact => {
    const given = licence[field];
    const isDay = isDayField(field) && typeof given === 'string';
    const value = reportValueText(field, given, words, licence.timeZone);
    const fact = { label: words.say(`licence.field.${field}`), value, code: codes.has(field) };
    if (isDay)
      return {
        ...fact,
        cell: dayCell(given),
        ...(field === 'expiryDate' ? endZone(licence.timeZone, 'zone', words) : {}),
      };
    // Unlimited seats are a word in the cell, not the number on the wire.
    return typeof given === 'number' && given !== unlimitedSeats ? { ...fact, cell: given } : fact;
  });
  if (daysRemaining !== null) {
    facts.push({
      label: words.say('licenceReport.fact.daysLeft'),
      value: licenceDaysText(daysRemaining, words),
      cell: daysRemaining,
    });
  }
  if (licence.issuedAt !== null) {
    facts.push({ label: words.say('licence.field.issuedAt'), value: licence.issuedAt });
  }
  const { moduleCount, enabledModules } = countModules(licence.modules);
  const counted = (label: 'modules' | 'enabledModules', count: number): ReportFact => ({
    label: words.say(`licenceReport.fact.${label}`),
    value: words.number(count),
    cell: count,
  });
  return [...facts, counted('modules', moduleCount), counted('enabledModules', enabledModules)];
}

/** Returns the facts of the file, its fingerprints, and the key that verifies it. */
export function licenceFileFacts(reading: ReportFile, words: LicenceReportWords): ReportFact[] {
  const { name, size, format, sha256, sm3, signature, encryption, fileEnd } = reading;
  const unchecked = reading.state === 'READ_BY_SERVER';
  const fact = (label: keyof typeof labels, value: string | null, code = false): ReportFact[] =>
    value === null ? [] : [{ label: words.say(labels[label]), value, code }];
  const facts: ReportFact[] = [
    ...fact('name', name),
    {
      label: words.say('licenceReport.fact.size'),
      value: words.say('licenceReport.fact.bytes', { size: words.number(size) }),
      cell: size,
      cellLabel: words.say('licenceReport.fact.sizeInBytes'),
    },
    ...fact(
      'format',
      unchecked ? null : words.say(format ? `licence.format.${format}` : 'licence.format.unknown'),
    ),
  ];
  const mapped = mappedText(reading, words.sayAny);
  if (mapped !== null) facts.push({ label: words.say('licence.mapped.label'), value: mapped });
  if (fileEnd) {
    facts.push(
      {
        label: words.say('licenceReport.fact.fileEnd'),
        value: reportZonedDay(fileEnd.day, fileEnd.zone, words),
        cell: dayCell(fileEnd.day),
        ...endZone(fileEnd.zone, 'fileZone', words),
      },
      {
        label: words.say('licenceReport.fact.fileDaysLeft'),
        value: licenceDaysText(fileEnd.daysRemaining, words, 'file'),
        cell: fileEnd.daysRemaining,
      },
    );
  }
  if (sha256 !== null) facts.push({ label: 'SHA-256', value: sha256, code: true });
  if (sm3 !== null) facts.push({ label: 'SM3', value: sm3, code: true });
  const encrypted = encryption && `${encryption.kind === 'jwe' ? 'JWE' : 'Keygen'}, ${encryption.algorithm}`;
  facts.push(...fact('encryption', encrypted));
  if (!signature) {
    const none = words.say(`licenceReport.fact.${unchecked ? 'unchecked' : 'unsigned'}`);
    return [...facts, ...fact('signature', none)];
  }
  return [
    ...facts,
    ...fact('signature', signature.algorithm),
    ...fact('keyId', signature.keyId, true),
    ...fact('keyName', signature.keyName),
    ...fact('keySource', words.say(`licenceReport.source.${signature.keySource ?? 'none'}`)),
    ...fact('thumbprint', signature.thumbprint, true),
  ];
}

function endZone(
  zone: string | undefined,
  label: 'zone' | 'fileZone',
  words: LicenceReportWords,
): Pick<ReportFact, 'zone'> {
  if (zone === undefined) return {};
  return { zone: { label: words.say(`licenceReport.fact.${label}`), cell: zoneCell(zone) } };
}

const labels = {
  name: 'licenceReport.fact.name',
  format: 'licenceReport.fact.format',
  encryption: 'licenceReport.fact.encryption',
  signature: 'licenceReport.fact.signature',
  keyId: 'licenceReport.fact.keyId',
  keyName: 'licenceReport.fact.keyName',
  keySource: 'licenceReport.fact.keySource',
  thumbprint: 'licenceReport.fact.thumbprint',
} as const;

/** Returns the text of a field of a licence or of a module; the licence's `zone` is shown beside days. */
export function reportValueText(
  field: string,
  value: Scalar,
  words: LicenceReportWords,
  zone?: string,
): string {
  if (typeof value === 'boolean')
    return words.say(value ? 'licenceReport.enabled' : 'licenceReport.disabled');
  if (seatFields.has(field)) return reportSeatText(typeof value === 'number' ? value : null, words);
  if (field === 'expiryDate' && value === null) return words.say('licence.value.noExpiry');
  if (value === null || value === '') return words.say('licence.value.none');
  if (isDayField(field)) return reportZonedDay(String(value), zone, words);
  const known = worded.find((one) => one === value);
  const isChoice = field === 'tenancy' || field === 'userCounting' || field === 'externalCounting';
  return isChoice && known ? words.say(`licence.value.${known}`) : shownText(String(value));
}

export function reportSeatText(value: number | null, words: LicenceReportWords): string {
  if (value === null) return words.say('licence.value.none');
  return value === unlimitedSeats ? words.say('licence.value.unlimited') : words.number(value);
}
