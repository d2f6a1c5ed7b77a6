/** A package's theme as form values; absent or unsuitable fields keep the new or the stored theme's value. */
import { type AnyRow, optionsOf } from '../../common/fields/field.ts';
import type { BackForm } from '../fields/back-fields.ts';
import type { CssForm } from '../fields/css-fields.ts';
import type { MobileForm } from '../fields/mobile-fields.ts';
import type { SpecialForm } from '../fields/special-fields.ts';
import { withFittingSearch } from '../look/back-look-table.ts';
import type { PackageFamily, PackageTheme } from './manifest.ts';
import { fieldsOfPart, formOfPackageTheme, portableRows } from './portable.ts';

type Given = Pick<PackageTheme, 'family' | 'terminal' | 'style' | 'name' | 'fields'>;

export interface PackageForms {
  readonly backTopic: BackForm;
  readonly featureTopic: SpecialForm;
  readonly appTopic: MobileForm;
  readonly css: CssForm;
}
type AnyPackageForm = PackageForms[PackageFamily];

/** A new theme, disabled and without an appointment. */
export function formOfPackage(theme: Given, deptId: string): AnyPackageForm {
  const { form } = formOfPackageTheme({ ...theme, fields: understood(theme) });
  return 'deptId' in form ? { ...form, deptId } : form;
}

/** A stored theme with the package's look; its name, style and position stay. */
export function overStored<Form extends AnyPackageForm>(theme: Given, stored: Form): Form {
  const made = { ...stored, ...understood(theme) };
  return theme.family === 'backTopic'
    ? (withFittingSearch(made as unknown as BackForm) as unknown as Form)
    : made;
}

/** The package's fields that the form can have. */
function understood(theme: Given): PackageTheme['fields'] {
  const known = new Set(fieldsOfPart(theme.family, 'whole'));
  const rows = portableRows(theme.family);
  const { form } = formOfPackageTheme({ ...theme, fields: {} });
  return Object.fromEntries(
    Object.entries(theme.fields).filter(
      ([name, value]) => known.has(name) && fits(rows.get(name), value, form),
    ),
  );
}

/** Whether a row's control can hold the value at all; the form's own check decides whether the value is valid. */
function fits(row: AnyRow<never> | undefined, value: unknown, form: object): boolean {
  if (row === undefined) return Array.isArray(value);
  if (row.kind === 'number') return value === null || typeof value === 'number';
  if (row.kind === 'choice') return optionsOf(row, form as never).some((option) => option.value === value);
  return typeof value === 'string';
}
