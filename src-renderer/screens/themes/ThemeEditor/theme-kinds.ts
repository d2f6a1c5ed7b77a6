/** What each terminal's editor writes. */
import { mobileThemes } from '#shared/api/themes/mobile.ts';
import { specialThemes } from '#shared/api/themes/special.ts';
import { backThemes } from '#shared/api/themes/standard.ts';
import type { RecordKind } from '#shared/rules/records/record.ts';
import {
  backThemeRecord,
  mobileThemeRecord,
  specialThemeRecord,
} from '#shared/rules/records/themes/theme-values-records.ts';
import type { BackForm } from '#shared/rules/themes/fields/back-fields.ts';
import type { MobileForm } from '#shared/rules/themes/fields/mobile-fields.ts';
import type { SpecialForm } from '#shared/rules/themes/fields/special-fields.ts';
import type { Terminal } from '#shared/rules/themes/terminals.ts';
import type { ThemePlace } from '#shared/rules/themes/theme-place.ts';

export type AnyForm = BackForm | MobileForm | SpecialForm;

/** What every theme's form has. */
export type CommonForm = Pick<
  BackForm,
  'topicName' | 'topicStatus' | 'topicStyle' | 'deptId' | 'storedRange'
>;

export function recordOf(terminal: Terminal): RecordKind<ThemePlace, AnyForm> {
  const records = { pc: backThemeRecord, pcClient: backThemeRecord, special: specialThemeRecord };
  // Whoever reads by it is given the terminal's form.
  return (terminal === 'h5' ? mobileThemeRecord : records[terminal]) as unknown as RecordKind<
    ThemePlace,
    AnyForm
  >;
}

const calls = { pc: backThemes, pcClient: backThemes, special: specialThemes, h5: mobileThemes } as const;

export const addOf = (terminal: Terminal) => calls[terminal].add;
export const updateOf = (terminal: Terminal) => calls[terminal].update;
