/** The text of a finding: the sentence of its state and, if it has one, of its reason. */
import type { LicenceState } from './states.ts';

export interface DescribedFinding {
  readonly state: LicenceState;
  readonly params: Readonly<Record<string, string | number>>;
}

/** Fills in the text of a key such as `licence.stateHelp.EXPIRED`; i18next's `t` has this type. */
export type TranslateFinding = (key: string, params: Readonly<Record<string, string | number>>) => string;

/** Returns one or two sentences. The finding's codes `part` and `looksLike` are translated. */
export function describeFinding({ state, params }: DescribedFinding, translate: TranslateFinding): string {
  const { part, looksLike, reason } = params;
  const words = {
    ...params,
    ...(part === undefined ? {} : { part: translate(`licence.part.${part}`, {}) }),
    ...(looksLike === undefined ? {} : { looksLike: translate(`licence.looksLike.${looksLike}`, {}) }),
  };
  const sentence = translate(`licence.stateHelp.${state}`, words);
  if (reason === undefined) return sentence;
  // A Chinese full stop needs no space after it.
  return `${sentence}${sentence.endsWith('。') ? '' : ' '}${translate(`licence.reason.${reason}`, words)}`;
}
