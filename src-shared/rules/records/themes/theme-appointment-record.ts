/** The people who get a theme, and for how long (spec 2§3 "Theme appointment", 2§7 `appointTopic`). */

import { describedBy } from '../../common/fields/field.ts';
import type { RecordKind } from '../../common/record/record.ts';
import { fromWire, toWireShares } from '../../common/shares/wire-shares.ts';
import { type AppointmentForm, appointmentFields } from '../../themes/appointment-fields.ts';
import type { AnyTheme } from '../../themes/families.ts';
import { callsAt } from '../../themes/families.ts';
import { sharesOf } from '../../themes/fields/range-form.ts';
import { findTheme } from '../../themes/find-theme.ts';
import { scopeInput, type ThemeLocator, themeLocatorSchema } from '../../themes/theme-locator.ts';
import { themeReads } from './theme-reads.ts';

/** The stored shares are needed because they keep their ids. */
export interface AppointmentValues extends AppointmentForm {
  readonly storedRange: AnyTheme['appointRange'];
}

export const themeAppointmentRecord: RecordKind<ThemeLocator, AppointmentValues> = {
  id: 'themeAppointment',
  locator: themeLocatorSchema,
  touches: themeReads,
  along: ['storedRange'],
  ...describedBy(appointmentFields),
  title: () => 'themeActions.appoint.done',
  read: async (ask, locator) => appointmentValuesOf(await findTheme(ask, locator)),
  write(locator, { topicAppoint, appointDate: { from, to }, allowUserSwitch, appointRange, storedRange }) {
    const timed = topicAppoint === 'timed' && from !== null && to !== null;
    return {
      endpoint: callsAt(locator.terminal).appoint,
      input: {
        topicId: locator.id,
        topicAppoint,
        allowUserSwitch,
        appointDate: timed ? { from, to } : null,
        appointRange: toWireShares(appointRange, sharesOf(locator.id), storedRange),
        ...scopeInput(locator),
      },
    };
  },
};

export function appointmentValuesOf(theme: AnyTheme): AppointmentValues {
  const { topicAppoint, appointDate, allowUserSwitch, appointRange } = theme;
  return {
    topicAppoint,
    allowUserSwitch,
    appointDate: appointDate ?? { from: null, to: null },
    appointRange: fromWire(appointRange),
    storedRange: appointRange,
  };
}
