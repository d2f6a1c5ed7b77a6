/**
 * A version of a theme: all that its form saves, what the form hides for the style included. It leaves out whether the
 * theme is on, which has calls of its own (2§4), and where the theme is.
 */
import { titleIds } from '#shared/api/themes/titles.ts';
import { sameValue } from '#shared/kit/merge.ts';
import { type AnyRow, type Fields, rowsOf } from '#shared/rules/common/fields/field.ts';
import { pickFields } from '../pick-fields.ts';

export type VersionBody = Readonly<Record<string, unknown>>;

const elsewhere: readonly string[] = [
  'topicStatus',
  'topicType',
  'topicSource',
  'deptId',
  'dtu',
  'storedRange',
];
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
export function overlayVersion<Values extends object>(
  fields: Fields<Values>,
  version: VersionBody,
  values: Values,
): Values {
  const rows = new Map<string, AnyRow<Values>>(rowsOf(fields));
  const fitting = namesIn(fields, values).filter(
    (name) =>
      Object.hasOwn(version, name) && /* wall: version-fits */ fits(name, rows.get(name), version[name]),
  );
  return { ...values, ...Object.fromEntries(fitting.map((name) => [name, version[name]])) };
}

export interface VersionDifference<Name extends string = string> {
  readonly name: Name;
  readonly before: unknown;
  readonly now: unknown;
  /** Whether the field is restored by default. */
  readonly usual: boolean;
}

/** The changes that restoring a version would make, in fields that the form hides too. */
export function versionDifferences<Values extends object>(
  fields: Fields<Values>,
  version: VersionBody,
  values: Values,
): readonly VersionDifference<keyof Values & string>[] {
  const before = overlayVersion(fields, version, values);
  return namesIn(fields, values).flatMap((name) =>
    sameValue(before[name], values[name])
      ? []
      : [{ name, before: before[name], now: values[name], usual: !audience.includes(name) }],
  );
}

/** The version's values of the chosen fields, as far as they differ from the form's. */
export function restoredFields<Values extends object>(
  fields: Fields<Values>,
  version: VersionBody,
  values: Values,
  chosen: ReadonlySet<string>,
): Partial<Values> {
  const differing = versionDifferences(fields, version, values).map(({ name }) => name);
  return pickFields(
    overlayVersion(fields, version, values),
    differing.filter((name) => chosen.has(name)),
  );
}

/** The form's rows in their order, then what the form saves without a row: two bodies of one state are one text. */
function namesIn<Values extends object>(fields: Fields<Values>, values: Values): (keyof Values & string)[] {
  const names = new Set([...rowsOf(fields).map(([name]) => name), ...Object.keys(values).sort()]);
  return [...names].filter((name): name is keyof Values & string => !elsewhere.includes(name));
}

/** Whether the value has the field's type; its content is checked at the save. */
function fits<Values>(name: string, row: AnyRow<Values> | undefined, value: unknown): boolean {
  switch (row?.kind) {
    case undefined:
      return fitsWithoutRow(name, value);
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

/** Titles and a phone's icons have an editor of their own; the rest are texts. */
function fitsWithoutRow(name: string, value: unknown): boolean {
  if (name === 'icons') return Array.isArray(value) && value.every(isIcon);
  if (name === 'titleShowWay') return Array.isArray(value) && value.every(isTitle);
  return typeof value === 'string';
}

const iconTexts = ['id', 'iconKey', 'iconText', 'iconDefault', 'iconSelected'] as const;

function isIcon(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const icon = value as Readonly<Record<string, unknown>>;
  return iconTexts.every((name) => typeof icon[name] === 'string') && typeof icon.iconStatus === 'boolean';
}

function isTitle(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { id, selected } = value as Readonly<Record<string, unknown>>;
  return titleIds.some((one) => one === id) && typeof selected === 'boolean';
}
