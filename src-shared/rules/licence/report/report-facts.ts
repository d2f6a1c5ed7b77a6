/** The facts of a report's file as labelled texts, and as the numbers and days of a workbook's cells. */
import { type Cell, dayCell, zoneCell } from '../../../kit/export/csv.ts';
import { unlimitedSeats } from '../../common/licence/licence.ts';
import { countModules } from '../count-modules.ts';
import { describeFile } from '../description/describe-file.ts';
import { describeLicence, type LicenceFact } from '../description/describe-licence.ts';
import { type FactValue, factText } from '../description/fact-value.ts';
import type { LicenceKey, LicenceWriter } from '../description/licence-writer.ts';
import type { ReportFile } from './report-model.ts';

export interface ReportFact {
  readonly label: string;
  readonly value: string;
  readonly code: boolean;
  /** The number or day for a workbook's cell; a number whose label lacks the unit has another label there. */
  readonly cell?: Cell;
  readonly cellLabel?: string;
  /** The zone in which the day ends, for a workbook, which has it in a row of its own. */
  readonly zone?: { readonly label: string; readonly cell: Cell };
}

/** Returns the facts of the licence; empty when the file is not readable. */
export function contentFacts({ licence, daysRemaining }: ReportFile, writer: LicenceWriter): ReportFact[] {
  if (!licence) return [];
  return describeLicence(licence, daysRemaining, countModules(licence.modules)).map((fact) =>
    reportFact(fact, writer),
  );
}

/** Returns the facts of the file, its fingerprints, and the key that verifies it. */
export function licenceFileFacts(file: ReportFile, writer: LicenceWriter): ReportFact[] {
  return describeFile(file).map((fact) => reportFact(fact, writer));
}

const zoneLabels: Readonly<Record<string, LicenceKey>> = {
  expiryDate: 'licence.field.zone',
  fileEnd: 'licence.file.zone',
};

function reportFact({ name, label, value, code }: LicenceFact<string>, writer: LicenceWriter): ReportFact {
  const cell = cellOf(value);
  const zoneLabel = zoneLabels[name];
  const hasZone = zoneLabel !== undefined && value.kind === 'day' && value.zone !== undefined;
  return {
    label: writer.say(label),
    value: factText(value, writer),
    code,
    ...(cell === undefined ? {} : { cell }),
    ...(value.kind === 'size' ? { cellLabel: writer.say('licence.file.sizeInBytes') } : {}),
    ...(hasZone ? { zone: { label: writer.say(zoneLabel), cell: zoneCell(value.zone) } } : {}),
  };
}

/** Unlimited seats and an absent day are words, not numbers. */
function cellOf(value: FactValue): Cell | undefined {
  switch (value.kind) {
    case 'seats':
      return value.seats === null || value.seats === unlimitedSeats ? undefined : value.seats;
    case 'count':
      return value.count;
    case 'size':
      return value.bytes;
    case 'days':
      return value.days;
    case 'day':
      return value.day === null ? undefined : dayCell(value.day);
    default:
      return undefined;
  }
}
