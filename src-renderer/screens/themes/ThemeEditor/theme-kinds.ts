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

export type AnyForm = BackForm | MobileForm | SpecialForm;

/** Fields of every theme's form. */
export type CommonForm = Pick<
  BackForm,
  'topicName' | 'topicStatus' | 'topicStyle' | 'deptId' | 'storedRange'
>;

export function recordOf(terminal: Terminal): RecordKind<ThemeLocator, AnyForm> {
  const records = { pc: backThemeRecord, pcClient: backThemeRecord, special: specialThemeRecord };
  // Safe cast: callers work with the form of the terminal.
  return (terminal === 'h5' ? mobileThemeRecord : records[terminal]) as unknown as RecordKind<
    ThemeLocator,
    AnyForm
  >;
}

/** The field table of the terminal's form. */
export function formFields(terminal: Terminal): Fields<AnyForm> {
  const tables = { pc: backFields, pcClient: backFields, special: specialFields, h5: mobileFields };
  return tables[terminal] as unknown as Fields<AnyForm>;
}

/** The editor's query key of a theme, without its name, which may change. */
export function themeKey(locator: ThemeLocator): readonly unknown[] {
  const { id, touches } = recordOf(locator.terminal);
  // The key begins with a theme read's id, so that every change of a theme refetches it.
  return [touches[0]?.id, id, { ...locator, name: '' }];
}
