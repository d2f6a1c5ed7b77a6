/**
 * The verdict on a licence file, once for every medium: a title of one word, one line of reason, and the details. A
 * medium may fold the details away; it never words the title or the reason otherwise.
 */
import { isDoubtful } from '../is-doubtful.ts';
import { type FactTone, verdictTone } from '../fact-tones.ts';
import { describeFinding } from '../finding-text.ts';
import { mappedWords } from '../mapped-text.ts';
import type { LicenceReading } from '../reading.ts';
import type { ReportFile } from '../report/report-model.ts';
import type { DescribedFile } from './describe-file.ts';
import { factText } from './fact-value.ts';
import { type LicenceKey, type LicenceWriter, namedParams } from './licence-writer.ts';
import { signatureWords } from './signature-words.ts';

export interface VerdictDetail {
  readonly text: string;
  /** Absent for a detail that is neither good nor bad. */
  readonly tone?: FactTone;
}

export interface DescribedVerdict {
  readonly tone: FactTone;
  readonly title: string;
  readonly reason: string;
  /** Whether the file is readable and verified, its signature, its encryption, its mapping. */
  readonly details: readonly VerdictDetail[];
  /** The other findings, the gravest first. */
  readonly others: readonly { readonly title: string; readonly text: string }[];
}

export function describeVerdict(file: DescribedFile, writer: LicenceWriter): DescribedVerdict {
  const [, ...others] = file.findings;
  return {
    tone: verdictTone(file),
    title: stateText(file.state, writer),
    reason: reasonText(file, writer),
    details: [...signs(file, writer), ...origins(file, writer)],
    others: others.map((finding) => ({
      title: writer.say(`licence.state.${finding.state}`),
      text: findingText(finding, writer),
    })),
  };
}

/** Returns the word for a state, the title of the verdict wherever only that has room. */
export function stateText(state: ReportFile['state'], writer: LicenceWriter): string {
  return writer.say(state === 'READ_BY_SERVER' ? 'licence.verdict.byServer' : `licence.state.${state}`);
}

/** Returns the reason for the state: the gravest finding, or the state's own sentence. */
export function reasonText(
  { state, findings }: Pick<DescribedFile, 'state' | 'findings'>,
  writer: LicenceWriter,
): string {
  if (state === 'READ_BY_SERVER') return writer.say('licence.verdict.byServerReason');
  return findingText(findings[0] ?? { state, params: {} }, writer);
}

/** Returns the sentences of all findings, the gravest first. */
export function findingTexts(
  file: Pick<DescribedFile, 'state' | 'findings'>,
  writer: LicenceWriter,
): string[] {
  return [reasonText(file, writer), ...file.findings.slice(1).map((one) => findingText(one, writer))];
}

/** Returns a finding in one or two sentences. */
export function findingText(finding: LicenceReading['findings'][number], writer: LicenceWriter): string {
  const { date } = finding.params;
  const isDay = typeof date === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(date);
  return describeFinding(
    {
      state: finding.state,
      params: { ...namedParams(finding.params, writer), ...(isDay ? { date: writer.day(date) } : {}) },
    },
    writer.sayAny,
  );
}

function signs(file: DescribedFile, writer: LicenceWriter): VerdictDetail[] {
  const { readable, verified, state } = file;
  const byServer = state === 'READ_BY_SERVER';
  const signed: LicenceKey = verified
    ? 'licence.verdict.verified'
    : byServer
      ? 'licence.verdict.notVerifiedHere'
      : 'licence.verdict.notVerified';
  return [
    {
      text: writer.say(readable ? 'licence.verdict.readable' : 'licence.verdict.notReadable'),
      tone: readable ? 'success' : 'danger',
    },
    {
      text: writer.say(signed),
      tone: verified ? (isDoubtful(file) ? 'warning' : 'success') : byServer ? 'warning' : 'danger',
    },
  ];
}

function origins(file: DescribedFile, writer: LicenceWriter): VerdictDetail[] {
  const { readable, state, signature, encryption, findings } = file;
  const texts: string[] = [];
  if (readable && state !== 'READ_BY_SERVER') texts.push(factText(signatureWords(file), writer));
  // The finding SAMPLE_KEY says it already.
  if (signature?.sample && !findings.some((one) => one.state === 'SAMPLE_KEY'))
    texts.push(writer.say('licence.verdict.sampleKey'));
  if (encryption) {
    const params = { kind: encryption.kind === 'jwe' ? 'JWE' : 'Keygen', algorithm: encryption.algorithm };
    texts.push(writer.say('licence.verdict.encrypted', params));
  }
  const mapped = mappedWords(file);
  if (mapped) texts.push(writer.say('licence.verdict.through', { what: factText(mapped, writer) }));
  return texts.map((text) => ({ text }));
}
