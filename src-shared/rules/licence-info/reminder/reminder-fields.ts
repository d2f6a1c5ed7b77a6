/** The licence reminder's form (spec 1§2.12, 1§4, 1§5 "Licence reminder"; LIC-029 to 041). */

import {
  type RemindLevel,
  type RemindMode,
  type RemindType,
  remindModes,
  warnValueRange,
} from '../../../api/licence-info/reminder-values.ts';
import type { Fields } from '../../common/fields/field.ts';
import { contentLimit, placeholderProblem } from './form.ts';

/** The values of the form; `warnValue` is null while its field is empty, and null is not saved. */
export interface ReminderValues {
  readonly id: string;
  readonly remindType: RemindType;
  readonly remindLevel: RemindLevel;
  readonly remindStatus: boolean;
  /** The warning value in percent. */
  readonly warnValue: number | null;
  readonly remindMode: readonly RemindMode[];
  readonly remindContent: string;
}

/** A disabled reminder must be complete as well, because a list can enable it. */
export const reminderFields: Fields<ReminderValues> = {
  remindStatus: { kind: 'switch', label: 'licenceInfo.screen.reminder.enabled' },
  warnValue: {
    kind: 'number',
    label: 'licenceInfo.screen.reminder.warnValue',
    help: 'licenceInfo.screen.reminder.warnHelp',
    about: 'licenceInfo.screen.reminder.warnAbout',
    required: true,
    ...warnValueRange,
    unit: '%',
    range: 'licenceInfo.remind.range',
  },
  remindMode: {
    kind: 'choices',
    label: 'licenceInfo.screen.reminder.mode',
    required: true,
    options: Object.values(remindModes).map((value) => ({
      value,
      label: `licenceInfo.remind.mode.${value}` as const,
    })),
  },
  remindContent: {
    kind: 'text',
    label: 'licenceInfo.screen.reminder.content',
    about: 'licenceInfo.screen.reminder.contentAbout',
    lines: 3,
    most: contentLimit,
    check: placeholderProblem,
  },
};
