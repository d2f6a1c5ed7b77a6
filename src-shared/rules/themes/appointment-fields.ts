/** A theme's appointment (spec 2§2, 2§3, 2§4; THM-049, 091 to 093): duration, people, and whether they may switch. */
import { type Appointment, appointments } from '../../api/themes/appointment.ts';
import type { DayRange, Fields } from '../common/fields/field.ts';
import { themesRight } from '../common/session/area-rights.ts';
import type { Share } from '../common/shares/share.ts';
import { appointmentProblem } from './appointment.ts';

export interface AppointmentForm {
  readonly topicAppoint: Appointment;
  readonly appointDate: DayRange;
  readonly allowUserSwitch: boolean;
  readonly appointRange: readonly Share[];
}

const themeTargets = ['user', 'department', 'group'] as const;
/** People, departments and groups in one list; the limit is this project's choice. */
export const mostTargets = 500;

const isAppointed = ({ topicAppoint }: AppointmentForm) => topicAppoint !== 'none';
const timed = ({ topicAppoint }: AppointmentForm) => topicAppoint === 'timed';

export const appointmentFields: Fields<AppointmentForm> = {
  topicAppoint: {
    kind: 'choice',
    label: 'themeActions.appoint.kind',
    about: 'themeActions.appoint.kindAbout',
    options: Object.values(appointments).map((value) => ({
      value,
      label: `themes.appointment.${value}` as const,
    })),
  },
  appointDate: {
    kind: 'dateRange',
    label: 'themeActions.appoint.days',
    missing: 'themeActions.appoint.noDays',
    when: timed,
    required: timed,
    otherwise: { from: null, to: null },
    check({ from, to }, { topicAppoint }) {
      const appointDate = from !== null && to !== null ? { from, to } : null;
      const problem = appointmentProblem({ topicAppoint, appointDate });
      if (problem === null) return null;
      return { key: problem === 'noRange' ? 'themeActions.appoint.noDays' : 'common.form.daysReversed' };
    },
  },
  appointRange: {
    kind: 'shares',
    label: 'themeActions.appoint.people',
    help: 'themeActions.appoint.peopleHelp',
    menuCode: themesRight.menu,
    most: mostTargets,
    kinds: themeTargets,
    levels: true,
    when: isAppointed,
  },
  allowUserSwitch: {
    kind: 'switch',
    label: 'themeActions.appoint.switch',
    help: 'themeActions.appoint.switchHelp',
    when: isAppointed,
  },
};
