/** Texts of a comparison: losses first, differences with their size, unchanged fields apart. */

import type { TextTools } from '#data/text.ts';
import { shownInSentence, shownText } from '#shared/kit/shown-text.ts';
import { type Licence, unlimitedSeats } from '#shared/rules/common/licence/licence.ts';
import { isDayField } from '#shared/rules/licence/comparison.ts';
import type { ComparisonView } from '#shared/rules/licence/view/comparison-view.ts';
import {
  changeKinds,
  type Direction,
  directionOf,
  type LicenceFieldChange,
  type ModuleChange,
} from '#shared/rules/licence/view/module-change.ts';
import { languageTraits } from '#shared/text/language-traits.ts';
import { licenceSeatText, zonedDayText } from '../parts/facts.ts';

export interface ShownChange extends ModuleChange {
  /** The names of the former parents, for `moved`. */
  readonly from: readonly string[];
}
type Scalar = string | number | boolean | null;
type Fields = Pick<ComparisonView, 'fields'>;

const order: Record<Direction, number> = { loss: 0, other: 1, gain: 2 };
const seatFields: ReadonlySet<string> = new Set(['pcSeats', 'mobileSeats', 'externalSeats', 'tenantLimit']);
const worded: ReadonlySet<string> = new Set(['tenancy', 'userCounting', 'externalCounting']);

/** The differing fields: losses first, otherwise in the order of the result list. */
export function changedFields(comparison: Fields): LicenceFieldChange[] {
  return comparison.fields
    .filter(({ change }) => change !== 'same')
    .sort((a, b) => order[directionOf(a.change)] - order[directionOf(b.change)]);
}

export function unchangedFields(comparison: Fields): LicenceFieldChange[] {
  return comparison.fields.filter(({ change }) => change === 'same');
}

/** For example "4 fields differ, 21 modules differ". */
export function summaryText(
  { fields, modules }: Fields & { readonly modules: Pick<ComparisonView['modules'], 'counts'> },
  { t, formatNumber }: TextTools,
): string {
  const count = changeKinds.reduce((sum, kind) => sum + modules.counts[kind], 0);
  const differ = fields.filter(({ change }) => change !== 'same').length;
  return t('licence.screen.compare.differentSummary', {
    fields: t('licence.screen.compare.fieldsDiffer', { count: differ }),
    modules: t('licence.screen.compare.modulesDiffer', { count, amount: formatNumber(count) }),
  });
}

/** `of` is the licence of the value; its zone determines the days. */
export function comparedValueText(
  field: string,
  value: Scalar,
  text: TextTools,
  of: Pick<Licence, 'timeZone'> = {},
): string {
  const { t } = text;
  if (typeof value === 'boolean')
    return t(value ? 'licence.screen.modules.on' : 'licence.screen.modules.off');
  if (seatFields.has(field)) return licenceSeatText(typeof value === 'number' ? value : null, text);
  if (value === null || value === '') {
    return t(field === 'expiryDate' ? 'licence.screen.value.noExpiry' : 'licence.screen.value.none');
  }
  if (isDayField(field)) return zonedDayText(String(value), of, text);
  if (worded.has(field)) {
    return t(`licence.screen.value.${value as 'multi' | 'single' | 'registered' | 'concurrent'}`);
  }
  return shownText(String(value));
}

/** The difference of two values in words: "50 fewer", "30 days later", "now unlimited". */
export function differenceText(
  entry: { field: string; before: Scalar; after: Scalar; difference: number | null },
  text: TextTools,
): string {
  const { t, formatNumber } = text;
  const { field, before, after, difference } = entry;
  if (field === 'enabled') {
    return t(after === true ? 'licence.screen.compare.switchedOn' : 'licence.screen.compare.switchedOff');
  }
  if (seatFields.has(field)) {
    if (after === unlimitedSeats) return t('licence.screen.compare.nowUnlimited');
    if (before === unlimitedSeats) return t('licence.screen.compare.noLongerUnlimited');
    if (difference === null) return t('licence.screen.compare.differs');
    const key = difference > 0 ? 'licence.screen.compare.seatsMore' : 'licence.screen.compare.seatsFewer';
    return t(key, { count: formatNumber(Math.abs(difference)) });
  }
  if (field === 'expiryDate' && after === null) return t('licence.screen.compare.noLongerExpires');
  if (field === 'expiryDate' && before === null) return t('licence.screen.compare.nowExpires');
  if (isDayField(field) && difference !== null) {
    const key = difference > 0 ? 'licence.screen.compare.daysLater' : 'licence.screen.compare.daysEarlier';
    const days = Math.abs(difference);
    return t(key, { count: days, days: formatNumber(days) });
  }
  return t('licence.screen.compare.differs');
}

/** The changes of a module in one line: "PC seats: 100 → 50 (50 fewer)". */
export function moduleChangeText(module: ShownChange, text: TextTools): string {
  const { t } = text;
  const fields = moduleFieldsText(module, text);
  if (module.change === 'changed') return fields;
  if (module.change !== 'moved') return t(`licence.screen.compare.${module.change}`);
  const parents = module.from;
  const moved =
    parents.length === 0
      ? t('licence.screen.compare.movedFromTop')
      : t('licence.screen.compare.movedFrom', { from: parents.map(shownInSentence).join(' › ') });
  return fields === '' ? moved : `${moved}${languageTraits[text.language].clause}${fields}`;
}

function moduleFieldsText(module: ModuleChange, text: TextTools): string {
  const { t } = text;
  return module.fields
    .map((entry) => {
      if (entry.field === 'enabled') return differenceText(entry, text);
      const params = {
        field: t(`licence.screen.modules.${entry.field}`),
        before: comparedValueText(entry.field, entry.before, text),
        after: comparedValueText(entry.field, entry.after, text),
      };
      const seats = entry.field === 'pcSeats' || entry.field === 'mobileSeats';
      return seats
        ? t('licence.screen.compare.stepWith', { ...params, difference: differenceText(entry, text) })
        : t('licence.screen.compare.step', params);
    })
    .join(languageTraits[text.language].clause);
}
