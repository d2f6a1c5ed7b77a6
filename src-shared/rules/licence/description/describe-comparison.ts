/** The changes between two licences in words, once for every medium: losses first, differences with their size. */
import { languageTraits } from '../../../text/language-traits.ts';
import { unlimitedSeats } from '../../common/licence/licence.ts';
import type { LicenceComparison } from '../comparison.ts';
import { directionTones, type FactTone } from '../fact-tones.ts';
import {
  directionOf,
  fieldDirection,
  lossesFirst,
  type LicenceFieldChange,
  type ModuleChange,
  type ModuleFieldChange,
  moduleDirection,
} from '../view/module-change.ts';
import { fieldValue } from './describe-licence.ts';
import { factText } from './fact-value.ts';
import type { LicenceKey, LicenceWriter, LicenceZones } from './licence-writer.ts';

export interface WordedChange {
  readonly label: string;
  readonly before: string;
  readonly after: string;
  /** For example "50 fewer", "30 days later", "now unlimited". */
  readonly difference: string;
  readonly tone: FactTone;
}

export interface ShownModuleChange extends ModuleChange {
  /** The names of the former parents, for `moved`. */
  readonly from: readonly string[];
}

type Fields = Pick<LicenceComparison, 'fields'>;
type Change = LicenceFieldChange | ModuleFieldChange;

/** The differing fields: losses first, otherwise in the order of a licence's facts. */
export function changedFields({ fields }: Fields): LicenceFieldChange[] {
  return lossesFirst(
    fields.filter(({ change }) => change !== 'same'),
    ({ change }) => directionOf(change),
  );
}

export function unchangedFields({ fields }: Fields): LicenceFieldChange[] {
  return fields.filter(({ change }) => change === 'same');
}

/** The changed modules: losses first, otherwise in the order of the modules. */
export function modulesByLoss(comparison: Pick<LicenceComparison, 'modules'>): LicenceComparison['modules'] {
  return lossesFirst(comparison.modules, moduleDirection);
}

export function describeFieldChange(
  change: LicenceFieldChange,
  writer: LicenceWriter,
  zones?: LicenceZones,
): WordedChange {
  return {
    ...worded(`licence.field.${change.field}`, change, writer, zones),
    tone: directionTones[directionOf(change.change)],
  };
}

export function describeModuleField(change: ModuleFieldChange, writer: LicenceWriter): WordedChange {
  return {
    ...worded(`licence.moduleField.${change.field}`, change, writer),
    tone: directionTones[fieldDirection(change)],
  };
}

function worded(
  label: LicenceKey,
  change: Change,
  writer: LicenceWriter,
  zones?: LicenceZones,
): Omit<WordedChange, 'tone'> {
  const { field } = change;
  return {
    label: writer.say(label),
    before: factText(fieldValue(field, change.before, zones?.before), writer),
    after: factText(fieldValue(field, change.after, zones?.after), writer),
    difference: differenceText(change, writer),
  };
}

const seatFields: ReadonlySet<string> = new Set(['pcSeats', 'mobileSeats', 'externalSeats', 'tenantLimit']);

export function differenceText(
  { field, before, after, difference }: Pick<Change, 'before' | 'after' | 'difference'> & { field: string },
  writer: LicenceWriter,
): string {
  if (field === 'enabled')
    return writer.say(after === true ? 'licence.change.switchedOn' : 'licence.change.switchedOff');
  if (seatFields.has(field)) {
    if (after === unlimitedSeats) return writer.say('licence.change.nowUnlimited');
    if (before === unlimitedSeats) return writer.say('licence.change.noLongerUnlimited');
    return difference === null
      ? writer.say('licence.change.differs')
      : seatDifferenceText(difference, writer);
  }
  if (field === 'expiryDate' && after === null) return writer.say('licence.change.noLongerExpires');
  if (field === 'expiryDate' && before === null) return writer.say('licence.change.nowExpires');
  if (difference === null) return writer.say('licence.change.differs');
  const count = Math.abs(difference);
  const key = difference > 0 ? 'licence.change.later' : 'licence.change.earlier';
  return writer.say(key, { count, days: writer.number(count) });
}

/** For example "150 more" or "50 fewer". */
export function seatDifferenceText(difference: number, writer: LicenceWriter): string {
  const key = difference > 0 ? 'licence.change.seatsMore' : 'licence.change.seatsFewer';
  return writer.say(key, { count: writer.number(Math.abs(difference)) });
}

/** The changes of a module in one line: "PC seats: 100 → 50 (50 fewer)". */
export function moduleChangeText(module: ShownModuleChange, writer: LicenceWriter): string {
  const fields = moduleFieldsText(module, writer);
  if (module.change === 'changed') return fields;
  if (module.change !== 'moved') return writer.say(`licence.change.${module.change}`);
  const from = module.from.map((name) => writer.name(name)).join(' › ');
  const moved =
    module.from.length === 0
      ? writer.say('licence.change.movedFromTop')
      : writer.say('licence.change.movedFrom', { from });
  return fields === '' ? moved : `${moved}${languageTraits[writer.language].clause}${fields}`;
}

function moduleFieldsText({ fields }: ModuleChange, writer: LicenceWriter): string {
  return fields
    .map((change) => {
      const { label: field, before, after, difference } = describeModuleField(change, writer);
      if (change.field === 'enabled') return difference;
      const seats = change.field === 'pcSeats' || change.field === 'mobileSeats';
      return seats
        ? writer.say('licence.change.stepWith', { field, before, after, difference })
        : writer.say('licence.change.step', { field, before, after });
    })
    .join(languageTraits[writer.language].clause);
}
