/**
 * A theme that is shown for a time, to its author or to others. The job that ends the trial is a change from the
 * state that the trial made, so that it is not sent over somebody else's change.
 */
import { momentOf, momentText } from '#data/local-moment.ts';
import type { CollectedChange } from '#shared/rules/changes/collected-change.ts';
import type { FieldProblem } from '#shared/rules/common/fields/check-fields.ts';
import type { Fields } from '#shared/rules/common/fields/field.ts';
import { themesRight } from '#shared/rules/common/session/area-rights.ts';
import type { Share } from '#shared/rules/common/shares/share.ts';
import {
  type AppointmentValues,
  themeAppointmentRecord,
} from '#shared/rules/records/themes/theme-appointment-record.ts';
import { themeStateRecord } from '#shared/rules/records/themes/theme-state-record.ts';
import { mostTargets } from '#shared/rules/themes/appointment-fields.ts';
import type { ThemeLocator } from '#shared/rules/themes/theme-locator.ts';

export interface TrialForm {
  readonly whom: 'me' | 'named' | 'everybody';
  readonly named: readonly Share[];
  /** `YYYY-MM-DD HH:mm` of this computer's clock; '' for none. */
  readonly until: string;
}

/** Milliseconds of a trial as proposed: an hour. */
const usualTime = 3_600_000;

/** `me` is the user's id; '' where it is not known. */
export function newTrial(now: number, me: string): TrialForm {
  return { whom: me === '' ? 'named' : 'me', named: [], until: momentText(now + usualTime) };
}

export const trialFields = (me: string): Fields<TrialForm> => ({
  whom: {
    kind: 'choice',
    label: 'themesTrial.whom.label',
    look: 'list',
    options: (['me', 'named', 'everybody'] as const)
      .filter((value) => value !== 'me' || me !== '')
      .map((value) => ({ value, label: `themesTrial.whom.${value}` as const })),
  },
  named: {
    kind: 'shares',
    label: 'themeActions.appoint.people',
    menuCode: themesRight.menu,
    most: mostTargets,
    kinds: ['user', 'department', 'group'],
    levels: true,
    required: true,
    when: ({ whom }) => whom === 'named',
    otherwise: [],
  },
});

/** Milliseconds since 1970 of a day and time of this computer's clock; NaN for none. */
export const trialEnd = ({ until }: TrialForm): number => momentOf(until);

export function trialFormProblems(form: TrialForm, now: number): readonly FieldProblem[] {
  return trialEnd(form) > now ? [] : [{ name: 'until', message: { key: 'changes.later.past' } }];
}

interface TrialFacts {
  /** Id of the signed-in person. */
  readonly me: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The server's calendar day of an instant of this computer's clock, by which it decides who sees what. */
  readonly dayOf: (time: number) => string;
}

/** The appointment while it is tried: for a time, which comes before what is appointed for good. */
export function trialAppointment(
  form: TrialForm,
  { me, now, dayOf }: TrialFacts,
): Pick<AppointmentValues, 'topicAppoint' | 'appointDate' | 'appointRange' | 'allowUserSwitch'> {
  const self: Share = { kind: 'user', id: me, exclude: false, below: false };
  const ranges = { me: [self], named: form.named, everybody: [] };
  const end = trialEnd(form);
  return {
    topicAppoint: 'timed',
    appointDate: { from: dayOf(now), to: Number.isNaN(end) ? null : dayOf(end) },
    appointRange: ranges[form.whom],
    allowUserSwitch: false,
  };
}

export type TrialAppointment = ReturnType<typeof trialAppointment>;
export const appointedFields = ['topicAppoint', 'appointDate', 'appointRange', 'allowUserSwitch'] as const;

/** The edits from one appointment to another. */
export function appointmentEdits(from: TrialAppointment, to: TrialAppointment) {
  return Object.fromEntries(appointedFields.map((name) => [name, { from: from[name], to: to[name] }]));
}

type TakeBack = Pick<CollectedChange, 'title' | 'kind' | 'place' | 'edits' | 'touches'>;

/** The changes that end a trial; `isOff`: the theme was disabled before. */
export function trialTakeBack(
  locator: ThemeLocator,
  {
    before,
    now,
    isOff,
  }: { readonly before: TrialAppointment; readonly now: TrialAppointment; readonly isOff: boolean },
): readonly TakeBack[] {
  const part = (
    record: { readonly id: string; readonly touches: readonly { readonly id: string }[] },
    title: TakeBack['title'],
    edits: TakeBack['edits'],
  ): TakeBack => ({
    title,
    kind: record.id,
    place: locator,
    edits,
    touches: record.touches.map(({ id }) => id),
  });
  return [
    ...(isOff
      ? [part(themeStateRecord, 'themeActions.disabled', { enabled: { from: true, to: false } })]
      : []),
    part(themeAppointmentRecord, 'themeActions.appoint.done', appointmentEdits(now, before)),
  ];
}
