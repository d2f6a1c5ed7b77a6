/**
 * A theme of a package as values of its form: what the package does not say, or says in a way that the form has no place
 * for, is what a new theme begins with; over a stored theme it is what is stored.
 */
import { type AnyRow, optionsOf } from '../../common/fields/field.ts';
import { type BackForm, fitting } from '../fields/back-fields.ts';
import type { CssForm } from '../fields/css-fields.ts';
import type { MobileForm } from '../fields/mobile-fields.ts';
import type { SpecialForm } from '../fields/special-fields.ts';
import type { PackageFamily, PackageTheme } from './manifest.ts';
import { fieldsOfPart, formOf, portableRows } from './portable.ts';

type Given = Pick<PackageTheme, 'family' | 'terminal' | 'style' | 'name' | 'fields'>;

export interface PackageForms {
  readonly backTopic: BackForm;
  readonly featureTopic: SpecialForm;
  readonly appTopic: MobileForm;
  readonly css: CssForm;
}
type AnyPackageForm = PackageForms[PackageFamily];

/** A new theme, switched off, given to nobody. */
export function formOfPackage(theme: Given, deptId: string): AnyPackageForm {
  const { form } = formOf({ ...theme, fields: understood(theme) });
  return 'deptId' in form ? { ...form, deptId } : form;
}

/** A stored theme with the look of the package; its name, style and place stay. */
export function overStored<Form extends AnyPackageForm>(theme: Given, stored: Form): Form {
  const made = { ...stored, ...understood(theme) };
  return theme.family === 'backTopic' ? (fitting(made as unknown as BackForm) as unknown as Form) : made;
}

/** What the form has a place for. */
function understood(theme: Given): PackageTheme['fields'] {
  const known = new Set(fieldsOfPart(theme.family, 'whole'));
  const rows = portableRows(theme.family);
  const { form } = formOf({ ...theme, fields: {} });
  return Object.fromEntries(
    Object.entries(theme.fields).filter(
      ([name, value]) => known.has(name) && fits(rows.get(name), value, form),
    ),
  );
}

/** Whether the control of a row can hold it at all; what it may not hold is the table's check. */
function fits(row: AnyRow<never> | undefined, value: unknown, form: object): boolean {
  if (row === undefined) return Array.isArray(value);
  if (row.kind === 'number') return value === null || typeof value === 'number';
  if (row.kind === 'choice') return optionsOf(row, form as never).some((option) => option.value === value);
  return typeof value === 'string';
}
