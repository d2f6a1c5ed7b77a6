/** The people who get a theme, and for how long (spec 2§3 "Theme appointment", 2§4). */
import { digits } from '../codecs.ts';
import { days, sharesOrNone, switchED } from './values.ts';

/** The ways of appointing a theme. */
export const appointments = { '0': 'none', '1': 'permanent', '2': 'timed' } as const;
export type Appointment = (typeof appointments)[keyof typeof appointments];

export const appointmentValues = {
  topicAppoint: digits(appointments, 'none'),
  /** First and last day, both included; null where the appointment is not timed. */
  appointDate: days,
  allowUserSwitch: switchED,
  /** People, departments and groups that get the theme (chosen; the documents name no field). */
  appointRange: sharesOrNone,
};
