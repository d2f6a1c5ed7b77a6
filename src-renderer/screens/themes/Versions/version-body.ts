/**
 * A version of a theme: all fields of its form. It leaves out whether the theme is on, which has calls of its own
 * (2§4), and hidden fields of the form.
 */
import type { MobileIcon } from '#shared/api/themes/mobile.ts';
import { sameValue } from '#shared/kit/merge.ts';
import { type AnyRow, type Fields, rowsOf } from '#shared/rules/common/fields/field.ts';

export type VersionBody = Readonly<Record<string, unknown>>;

const switchedApart = 'topicStatus';
/** Icons of a phone's navigation: they have no row in the table, because their editor draws them. */
const icons = 'icons';
/** Fields of the audience: restoring a look must not change it unasked. */
const audience: readonly string[] = ['useRange', 'useRangeDisable'];

export function versionBody<Values extends object>(fields: Fields<Values>, values: Values): VersionBody {
  return Object.fromEntries(namesIn(fields, values).map((name) => [name, values[name]]));
}

/** A stored version may come from another version of Steward: anything but an object has no fields. */
export function readVersion(text: string): VersionBody {
  const read: unknown = JSON.parse(text);
  return typeof read === 'object' && read !== null && !Array.isArray(read) ? (read as VersionBody) : {};
}

/** The values with the version's fields over them, as far as they fit the form. */
export function overlaid<Values extends object>(
  fields: Fields<Values>,
  version: VersionBody,
  values: Values,
): Values {
  const rows = new Map<string, AnyRow<Values>>(rowsOf(fields));
  const fitting = namesIn(fields, values).filter(
    (name) => Object.hasOwn(version, name) && /* wall: version-fits */ fits(rows.get(name), version[name]),
  );
  return { ...values, ...Object.fromEntries(fitting.map((name) => [name, version[name]])) };
}

export interface VersionDifference<Values extends object> {
  readonly name: keyof Values & string;
  readonly before: unknown;
  readonly now: unknown;
  /** Whether the field is restored by default. */
  readonly usual: boolean;
}

/** The changes that restoring a version would make, of fields that the form shows on either side. */
export function versionDifferences<Values extends object>(
  fields: Fields<Values>,
  version: VersionBody,
  values: Values,
): readonly VersionDifference<Values>[] {
  const before = overlaid(fields, version, values);
  const rows = new Map<string, AnyRow<Values>>(rowsOf(fields));
  return namesIn(fields, values).flatMap((name) => {
    const asked = rows.get(name)?.when;
    if (sameValue(before[name], values[name]) || (asked && !asked(before) && !asked(values))) return [];
    return [{ name, before: before[name], now: values[name], usual: !audience.includes(name) }];
  });
}

function namesIn<Values extends object>(fields: Fields<Values>, values: Values): (keyof Values & string)[] {
  const names = rowsOf(fields).flatMap(([name]) => (name === switchedApart ? [] : [name]));
  return icons in values ? [...names, icons as keyof Values & string] : names;
}

/** Whether the value has the field's type; its content is checked at the save. */
function fits<Values>(row: AnyRow<Values> | undefined, value: unknown): boolean {
  switch (row?.kind) {
    case undefined:
      return Array.isArray(value) && value.every(isIcon);
    case 'number':
      return value === null || typeof value === 'number';
    case 'switch':
      return typeof value === 'boolean';
    case 'choice':
      return typeof row.options === 'function' || row.options.some((option) => option.value === value);
    case 'shares':
      return (
        Array.isArray(value) &&
        value.every((one) => typeof one === 'object' && one !== null && 'id' in one && 'kind' in one)
      );
    case 'text':
    case 'colour':
    case 'image':
    case 'font':
    case 'code':
      return typeof value === 'string';
    default:
      // Themes have no rows of other kinds.
      return false;
  }
}

const iconTexts = ['id', 'iconKey', 'iconText', 'iconDefault', 'iconSelected'] as const;

function isIcon(value: unknown): value is MobileIcon {
  if (typeof value !== 'object' || value === null) return false;
  const icon = value as Readonly<Record<string, unknown>>;
  return iconTexts.every((name) => typeof icon[name] === 'string') && typeof icon.iconStatus === 'boolean';
}
