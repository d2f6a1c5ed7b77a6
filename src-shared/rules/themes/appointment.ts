/** What an appointment must say, and what it does on a day (spec 2§3, 2§4, 2§5; THM-091, 092). */
import type { Appointment } from '../../api/themes/appointment.ts';
import { isDay } from '../../kit/days.ts';

/** Both days in it, `YYYY-MM-DD`. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

export interface Appointed {
  readonly topicAppoint: Appointment;
  readonly appointDate: Days | null;
}

/** `noRange`: a timed one says no days. `backwards`: the last day is before the first, or one is no day. */
export function appointmentProblem({ topicAppoint, appointDate }: Appointed): 'noRange' | 'backwards' | null {
  if (topicAppoint !== 'timed') return null;
  if (appointDate === null) return 'noRange';
  const { from, to } = appointDate;
  return isDay(from) && isDay(to) && from <= to ? null : 'backwards';
}

/** `holds`: on this day it gives the theme to its people. A timed one without days gives it on none. */
export type AppointmentState = 'none' | 'holds' | 'toCome' | 'over';

/** `day`: `YYYY-MM-DD`. */
export function appointmentOn({ topicAppoint, appointDate }: Appointed, day: string): AppointmentState {
  if (topicAppoint === 'permanent') return 'holds';
  if (topicAppoint === 'none' || appointDate === null) return 'none';
  if (day < appointDate.from) return 'toCome';
  return day <= appointDate.to ? 'holds' : 'over';
}
