/** What a finding says to a person: its state's sentence and, where it has one, the reason's. */
import type { LicenceState } from './states.ts';

export interface DescribedFinding {
  readonly state: LicenceState;
  readonly params: Readonly<Record<string, string | number>>;
}

/** Fills the text of a key such as `licence.stateHelp.EXPIRED`; i18next's `t` fits. */
export type Translate = (key: string, params: Readonly<Record<string, string | number>>) => string;

/** One or two sentences. `part` and `looksLike` are codes of the finding and become words here. */
export function describeFinding({ state, params }: DescribedFinding, translate: Translate): string {
  const { part, looksLike, reason } = params;
  const words = {
    ...params,
    ...(part === undefined ? {} : { part: translate(`licence.part.${part}`, {}) }),
    ...(looksLike === undefined ? {} : { looksLike: translate(`licence.looksLike.${looksLike}`, {}) }),
  };
  const sentence = translate(`licence.stateHelp.${state}`, words);
  if (reason === undefined) return sentence;
  // A Chinese full stop has its own room.
  return `${sentence}${sentence.endsWith('。') ? '' : ' '}${translate(`licence.reason.${reason}`, words)}`;
}
