/** The tools by which one medium (screen, terminal, report) writes the facts of a licence in one language. */
import type { Language } from '../../../text/types.ts';
import type { MessageKey } from '../../../text/index.ts';
import { describeRisk, type WordedSentence } from '../risk-text.ts';

/** The texts that every medium has. */
export type LicenceKey = Extract<MessageKey, `licence.${string}` | `licenceRisk.${string}`>;

export type LicenceParams = Readonly<Record<string, string | number>>;

/** The time zones of two licences; undefined for a licence without one. */
export type LicenceZones = Readonly<Record<'before' | 'after', string | undefined>>;

export interface LicenceWriter {
  readonly language: Language;
  say(key: LicenceKey, params?: LicenceParams): string;
  /** Looks up a key that is composed at run time, such as that of a finding. */
  sayAny(key: string, params?: LicenceParams): string;
  number(value: number): string;
  /** Writes a calendar day given as YYYY-MM-DD. */
  day(value: string): string;
  /** Writes an RFC 3339 instant. */
  moment(value: string): string;
  /** Writes a number of bytes. */
  size(bytes: number): string;
  /** Makes a foreign name safe inside a sentence. */
  name(text: string): string;
}

/** Words a sentence about risk or use; the zones of the two licences are shown beside their days. */
export function sentenceText(sentence: WordedSentence, writer: LicenceWriter, zones?: LicenceZones): string {
  return describeRisk(sentence, {
    // The sentences of `risk.ts` and `usage-check.ts`, and the labels in them.
    translate: (key, params) => writer.say(key as LicenceKey, namedParams(params, writer)),
    number: writer.number,
    day: (value, of) => zonedDayText(value, zones?.[of], writer),
  });
}

/** Returns a licence's day with the time zone in which it begins and ends, if the zone is known. */
export function zonedDayText(day: string, zone: string | undefined | null, writer: LicenceWriter): string {
  const shown = writer.day(day);
  return zone === undefined || zone === null
    ? shown
    : writer.say('licence.value.inZone', { day: shown, zone: writer.name(zone) });
}

/** Makes the foreign names among a sentence's values safe. */
export function namedParams(params: LicenceParams, { name }: Pick<LicenceWriter, 'name'>): LicenceParams {
  return Object.fromEntries(
    Object.entries(params).map(([key, value]) => [key, typeof value === 'string' ? name(value) : value]),
  );
}
