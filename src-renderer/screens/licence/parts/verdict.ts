/** The two verdicts on a file, readable and verified, in one banner. */

import type { TextTools } from '#data/text.ts';
import { formatsNow, translateIfKnown } from '#data/text.ts';
import { shownParams } from '#shared/kit/shown-params.ts';
import { shownInSentence } from '#shared/kit/shown-text.ts';
import { type FactTone, verdictTone } from '#shared/rules/licence/fact-tones.ts';
import { describeFinding } from '#shared/rules/licence/finding-text.ts';
import { mappedText } from '#shared/rules/licence/mapped-text.ts';
import type { LicenceReading } from '#shared/rules/licence/reading.ts';
import type { LicenceState } from '#shared/rules/licence/states.ts';

export interface LicenceHeadline {
  readonly tone: FactTone;
  readonly headline: 'trusted' | 'sample' | 'readableOnly' | 'restricted' | 'unreadable';
}

/** States that concern only the file's time, not the file itself. */
const timeStates: ReadonlySet<LicenceState> = new Set([
  'EXPIRED',
  'FILE_ENDED',
  'NOT_YET_VALID',
  'CLOCK_SUSPECT',
]);

/** A reading or a summary without its licence. */
export type LicenceReadingFacts = Omit<LicenceReading, 'licence'>;

type Outcome = Pick<LicenceReadingFacts, 'state' | 'readable' | 'verified'> & {
  readonly signature?: LicenceReadingFacts['signature'];
};

export function licenceHeadline(outcome: Outcome): LicenceHeadline {
  return { tone: verdictTone(outcome), headline: headlineOf(outcome) };
}

function headlineOf({ state, readable, verified, signature }: Outcome): LicenceHeadline['headline'] {
  if (!readable) return 'unreadable';
  if (verified && signature?.sample) return 'sample';
  if (state === 'VALID') return 'trusted';
  return verified && timeStates.has(state) ? 'restricted' : 'readableOnly';
}

/** A finding in one or two sentences. */
export function findingText(finding: LicenceReading['findings'][number]): string {
  return describeFinding(
    { ...finding, params: withDays(shownParams(finding.params)) },
    (key, params) => translateIfKnown(key, params) ?? '',
  );
}

/** Formats days as elsewhere on the screen; an instant stays as the file states it. */
function withDays(params: LicenceReading['findings'][number]['params']) {
  const { date } = params;
  return typeof date === 'string' ? { ...params, date: formatsNow().formatDay(date) } : params;
}

/** The reason for the state: the gravest finding's text; for a valid licence the state's own sentence. */
export function verdictReasonText(reading: Pick<LicenceReadingFacts, 'state' | 'findings'>): string {
  const [first] = reading.findings;
  return findingText(first ?? { state: reading.state, params: {} });
}

/** The mapping of the reading, and the parts that were verified; null without a mapping. */
export function throughText(reading: Pick<LicenceReadingFacts, 'mapped' | 'signature'>): string | null {
  return mappedText(reading, (key, params) => translateIfKnown(key, params) ?? '');
}

/** The verifying key, or the signer. */
export function signatureText(
  { signature, verified }: Pick<LicenceReadingFacts, 'signature' | 'verified'>,
  { t }: TextTools,
): string {
  if (!signature) return t('licence.screen.verdict.unsigned');
  const { algorithm, keyId, keyName } = signature;
  if (keyName !== null) {
    const key = verified ? 'licence.screen.verdict.signedBy' : 'licence.screen.verdict.claimedBy';
    return t(key, { name: shownInSentence(keyName), algorithm });
  }
  if (keyId === null) return t('licence.screen.verdict.signedUnknown', { algorithm });
  return verified
    ? t('licence.screen.verdict.signedBy', { name: shownInSentence(keyId), algorithm })
    : t('licence.screen.verdict.signedByKey', { id: shownInSentence(keyId), algorithm });
}
