/**
 * A version of a theme: the fields of its form as they were, whole. Whether it is on is left out, since calls of their
 * own change that (2§4); so is what the form carries along without showing it.
 */
import type { MobileIcon } from '#shared/api/themes/mobile.ts';
import { sameValue } from '#shared/kit/merge.ts';
import { type AnyRow, type Fields, rowsOf } from '#shared/rules/common/fields/field.ts';

export type VersionBody = Readonly<Record<string, unknown>>;

const switchedApart = 'topicStatus';
/** Of a phone's navigation: no row of the table, its editor draws them itself. */
const icons = 'icons';
/** For whom a theme is; a look that comes back does not give it to others unasked. */
const audience: readonly string[] = ['useRange', 'useRangeDisable'];

export function versionBody<Values extends object>(fields: Fields<Values>, values: Values): VersionBody {
  return Object.fromEntries(namesIn(fields, values).map((name) => [name, values[name]]));
}

/** What was kept may be of another version of Steward: what is no object has no fields. */
export function readVersion(text: string): VersionBody {
  const read: unknown = JSON.parse(text);
  return typeof read === 'object' && read !== null && !Array.isArray(read) ? (read as VersionBody) : {};
}

/** The values with those of the version over them, as far as they fit the form. */
export function overlaid<Values extends object>(
  fields: Fields<Values>,
  version: VersionBody,
  values: Values,
): Values {
  const rows = new Map<string, AnyRow<Values>>(rowsOf(fields));
  const fitting = namesIn(fields, values).filter(
    (name) => Object.hasOwn(version, name) && fits(rows.get(name), version[name]),
  );
  return { ...values, ...Object.fromEntries(fitting.map((name) => [name, version[name]])) };
}

export interface VersionDifference<Values extends object> {
  readonly name: keyof Values & string;
  readonly before: unknown;
  readonly now: unknown;
  /** Restored unless the user says otherwise. */
  readonly usual: boolean;
}

/** What restoring a version would change: of what the form asks for on one of the two sides. */
export function differences<Values extends object>(
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

/** Whether the form could hold it; what it says in there is checked when it is saved. */
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
      // No theme has a row of another kind.
      return false;
  }
}

const iconTexts = ['id', 'iconKey', 'iconText', 'iconDefault', 'iconSelected'] as const;

function isIcon(value: unknown): value is MobileIcon {
  if (typeof value !== 'object' || value === null) return false;
  const icon = value as Readonly<Record<string, unknown>>;
  return iconTexts.every((name) => typeof icon[name] === 'string') && typeof icon.iconStatus === 'boolean';
}
