/** The subject of the job that ends a trial: the theme, and what has to be known to end it early. */
import { sha256Of } from '#data/sha256.ts';
import type { ThemeLocator } from '#shared/rules/themes/theme-locator.ts';
import { appointedFields, type TrialAppointment } from './trial-form.ts';

export interface TrialMarks {
  /** The theme was disabled before. */
  readonly isOff: boolean;
  /** Users were allowed to switch before. */
  readonly allowsSwitch: boolean;
  /** Digest of the appointment by which the theme is shown. */
  readonly digest: string;
}

const words = { isOff: ['off', 'on'], allowsSwitch: ['switch', 'fixed'] } as const;

/** `null` stands for every trial of the theme: the common beginning of their keys. */
export function trialKey({ terminal, id }: Pick<ThemeLocator, 'terminal' | 'id'>, marks: TrialMarks | null) {
  const start = `theme-trial/${terminal}/${id}/`;
  if (marks === null) return start;
  const { isOff, allowsSwitch, digest } = marks;
  return `${start}${words.isOff[isOff ? 0 : 1]}/${words.allowsSwitch[allowsSwitch ? 0 : 1]}/${digest}`;
}

export function trialMarksOf(key: string): TrialMarks {
  const [state, switching, digest = ''] = key.split('/').slice(-3);
  return { isOff: state === words.isOff[0], allowsSwitch: switching === words.allowsSwitch[0], digest };
}

/** The digest of an appointment, by which a colleague's appointment is told from the trial's own. */
export async function appointmentDigest(appointment: TrialAppointment): Promise<string> {
  const values = appointedFields.map((name) => appointment[name]);
  return (await sha256Of(new Blob([JSON.stringify(values)]))).slice(0, 32);
}
