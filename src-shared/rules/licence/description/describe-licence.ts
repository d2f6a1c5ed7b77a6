/** The facts of a licence, once for every medium: their order, labels, values and tones. */
import { daysBetween } from '../../../kit/days.ts';
import type { Licence } from '../../common/licence/licence.ts';
import { comparedFields } from '../comparison.ts';
import { licenceDaysTone, type FactTone } from '../fact-tones.ts';
import type { FactValue } from './fact-value.ts';
import type { LicenceKey } from './licence-writer.ts';

export type LicenceField = (typeof comparedFields)[number];
export type LicenceFactName = LicenceField | 'daysRemaining' | 'issuedAt' | 'moduleCount' | 'enabledModules';

export interface LicenceFact<Name extends string = LicenceFactName> {
  readonly name: Name;
  readonly label: LicenceKey;
  readonly value: FactValue;
  /** A fingerprint, a key or an id, in a monospaced font. */
  readonly code: boolean;
  /** Absent for a fact that is neither good nor bad. */
  readonly tone?: FactTone;
}

/** A fact as a label and a text. */
export interface WordedFact {
  readonly label: string;
  readonly text: string;
}

type Described = Omit<Licence, 'modules'>;
type Scalar = string | number | boolean | null;

const codes: ReadonlySet<string> = new Set(['licenceCode', 'customerId']);
const seatFields: ReadonlySet<string> = new Set(['pcSeats', 'mobileSeats', 'externalSeats', 'tenantLimit']);
const choices = ['registered', 'concurrent', 'multi', 'single'] as const;

/** The counts of modules are left out where only the licence without its modules is known. */
export function describeLicence(
  licence: Described,
  daysRemaining: number | null,
  counts: { readonly moduleCount: number; readonly enabledModules: number } | null,
): LicenceFact[] {
  return [
    ...comparedFields.flatMap((field) => {
      const fact = compared(licence, field);
      return field === 'expiryDate' ? [fact, ...remaining(licence, daysRemaining)] : [fact];
    }),
    {
      name: 'issuedAt',
      label: 'licence.field.issuedAt',
      value: { kind: 'moment', instant: licence.issuedAt },
      code: false,
    },
    ...(['moduleCount', 'enabledModules'] as const).flatMap((name): LicenceFact[] =>
      counts === null
        ? []
        : [
            {
              name,
              label: `licence.field.${name}`,
              value: { kind: 'count', count: counts[name] },
              code: false,
            },
          ],
    ),
  ];
}

function compared(licence: Described, field: LicenceField): LicenceFact {
  return {
    name: field,
    label: `licence.field.${field}`,
    value: fieldValue(field, licence[field], licence.timeZone),
    code: codes.has(field),
  };
}

function remaining(licence: Described, days: number | null): LicenceFact[] {
  if (days === null) return [];
  const startsIn = daysToStart(licence, days);
  return [
    {
      name: 'daysRemaining',
      label: 'licence.field.daysRemaining',
      value: { kind: 'days', days, startsIn, of: 'licence' },
      code: false,
      tone: startsIn > 0 ? 'warning' : licenceDaysTone(days),
    },
  ];
}

/** Returns the days until the first day of a licence of which `daysRemaining` days are left; 0 from that day on. */
export function daysToStart(
  { startDate, expiryDate }: Pick<Licence, 'startDate' | 'expiryDate'>,
  daysRemaining: number,
): number {
  const term = startDate && expiryDate ? daysBetween(startDate, expiryDate) : null;
  return term === null || term < 0 ? 0 : Math.max(0, daysRemaining - term);
}

/** Returns the value of a field of a licence or of a module. */
export function fieldValue(field: string, value: Scalar, zone?: string): FactValue {
  if (typeof value === 'boolean')
    return { kind: 'words', key: value ? 'licence.value.on' : 'licence.value.off' };
  if (seatFields.has(field)) return { kind: 'seats', seats: typeof value === 'number' ? value : null };
  const text = value === null ? null : String(value);
  if (field === 'startDate' || field === 'expiryDate') {
    const missing = field === 'expiryDate' ? 'licence.value.noExpiry' : 'licence.value.none';
    return { kind: 'day', day: text, zone, missing };
  }
  const choice = choices.find((one) => one === value);
  const isChoice = field === 'tenancy' || field === 'userCounting' || field === 'externalCounting';
  return isChoice && choice ? { kind: 'words', key: `licence.value.${choice}` } : { kind: 'text', text };
}
