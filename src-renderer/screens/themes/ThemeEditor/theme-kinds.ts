import type { Fields } from '#shared/rules/common/fields/field.ts';
import type { RecordKind } from '#shared/rules/common/record/record.ts';
import {
  backThemeRecord,
  mobileThemeRecord,
  specialThemeRecord,
} from '#shared/rules/records/themes/theme-values-records.ts';
import { type BackForm, backFields } from '#shared/rules/themes/fields/back-fields.ts';
import { type MobileForm, mobileFields } from '#shared/rules/themes/fields/mobile-fields.ts';
import { type SpecialForm, specialFields } from '#shared/rules/themes/fields/special-fields.ts';
import type { Terminal } from '#shared/rules/themes/terminals.ts';
import type { ThemeLocator } from '#shared/rules/themes/theme-locator.ts';

/** The form of each terminal's themes. */
export interface ThemeForms {
  readonly pc: BackForm;
  readonly pcClient: BackForm;
  readonly special: SpecialForm;
  readonly h5: MobileForm;
}
export type AnyForm = ThemeForms[Terminal];

/** Fields of every theme's form. */
export type CommonForm = Pick<
  BackForm,
  'topicName' | 'topicStatus' | 'topicStyle' | 'deptId' | 'storedRange'
>;

const records: { readonly [Of in Terminal]: RecordKind<ThemeLocator, ThemeForms[Of]> } = {
  pc: backThemeRecord,
  pcClient: backThemeRecord,
  special: specialThemeRecord,
  h5: mobileThemeRecord,
};

export function recordOf<Of extends Terminal>(terminal: Of): RecordKind<ThemeLocator, ThemeForms[Of]> {
  return records[terminal];
}

const tables: { readonly [Of in Terminal]: Fields<ThemeForms[Of]> } = {
  pc: backFields,
  pcClient: backFields,
  special: specialFields,
  h5: mobileFields,
};

/** The field table of the terminal's form. */
export function formFields<Of extends Terminal>(terminal: Of): Fields<ThemeForms[Of]> {
  return tables[terminal];
}

/** The editor's query key of a theme, without its name, which may change. */
export function themeKey(locator: ThemeLocator): readonly unknown[] {
  const { id, touches } = recordOf(locator.terminal);
  // The key begins with a theme read's id, so that every change of a theme refetches it.
  return [touches[0]?.id, id, { ...locator, name: '' }];
}
