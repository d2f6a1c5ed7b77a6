/** The problems of an appointment, and its state on a day (spec 2§3, 2§4, 2§5; THM-091, 092). */
import type { Appointment } from '../../api/themes/appointment.ts';
import { isDay } from '../../kit/days.ts';

/** First and last day, both included, as `YYYY-MM-DD`. */
export interface AppointmentDays {
  readonly from: string;
  readonly to: string;
}

export interface ThemeAppointment {
  readonly topicAppoint: Appointment;
  readonly appointDate: AppointmentDays | null;
}

/** `noRange`: a timed appointment without days. `backwards`: the last day is before the first, or one is invalid. */
export function appointmentProblem({
  topicAppoint,
  appointDate,
}: ThemeAppointment): 'noRange' | 'backwards' | null {
  if (topicAppoint !== 'timed') return null;
  if (appointDate === null) return 'noRange';
  const { from, to } = appointDate;
  return isDay(from) && isDay(to) && from <= to ? null : 'backwards';
}

/** `holds`: the theme is given on this day. A timed appointment without days never is. */
export type AppointmentState = 'none' | 'holds' | 'toCome' | 'over';

/** `day`: `YYYY-MM-DD`. */
export function appointmentOn(
  { topicAppoint, appointDate }: ThemeAppointment,
  day: string,
): AppointmentState {
  if (topicAppoint === 'permanent') return 'holds';
  if (topicAppoint === 'none' || appointDate === null) return 'none';
  if (day < appointDate.from) return 'toCome';
  return day <= appointDate.to ? 'holds' : 'over';
}
