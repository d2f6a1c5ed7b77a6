/**
 * Reads a licence file: bytes in, two verdicts and an explanation out (docs/formats/licence-file.md). Pure: no
 * files, no clock, no network; nothing in the file can make it throw.
 */
import { describeFinding } from '#shared/rules/licence/finding-text.ts';
import type { LicenceReading } from '#shared/rules/licence/reading.ts';
import type { LicenceFormat } from '#shared/rules/licence/states.ts';
import { lookUp } from '#shared/text/look-up.ts';
import { licence } from '#shared/text/tables/licence.ts';
import type { Language } from '#shared/text/types.ts';
import { removeArmour } from './armour.ts';
import { decodeBase64 } from './base64.ts';
import { type Detected, detect } from './detect.ts';
import { byGravity, finding, type LicenceFinding } from './findings.ts';
import { fingerprints } from './fingerprints.ts';
import { jsonFinding } from './json-finding.ts';
import { jweVerdict } from './jwe-verdict.ts';
import { jwsVerdict } from './jws-verdict.ts';
import { keygenVerdict } from './keygen-verdict.ts';
import { mappedVerdict } from './mapped/mapped-verdict.ts';
import { parseProperties } from './properties.ts';
import { parseStrictJson } from './strict-json.ts';
import { splitToken } from './token.ts';
import { unwrapLines } from './unwrap-lines.ts';
import {
  isFields,
  type LicenceCircumstances,
  type LicenceVerdict,
  unreadVerdict,
  unsignedVerdict,
} from './verdict.ts';

/** Milliseconds that a clock may be set back without a finding: for a battery, a time zone, a correction. */
const tolerance = 86_400_000;
/** The latest time that a Date can represent. */
const lastTime = 8.64e15;

/**
 * Whether this computer's clock is plausible: it must not be long before a time that it has shown already. `now` and
 * `highestTime` in milliseconds since 1970.
 */
function clockFindings(now: number, highestTime: number | null | undefined): LicenceFinding[] {
  if (typeof highestTime !== 'number' || !(Math.abs(highestTime) <= lastTime)) return [];
  if (/* wall: clock-set-back */ now >= highestTime - tolerance) return [];
  return [finding('CLOCK_SUSPECT', { date: new Date(highestTime).toISOString() })];
}

/** Bytes; larger files are not read at all. */
export const licenceSizeLimit = 16 * 1024 * 1024;

export interface LicenceInput extends LicenceCircumstances {
  /** Base name of the file, for display. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

export async function readLicence(input: LicenceInput): Promise<LicenceReading> {
  const { name, bytes } = input;
  if (bytes.byteLength > licenceSizeLimit) return describeUnread(name, bytes.byteLength, 'TOO_LARGE');
  return { ...(await judgeLicence(input)), ...fingerprints(bytes) };
}

/** Returns the reading without its fingerprints, which no verdict depends on. */
export async function judgeLicence({ name, bytes, ...circumstances }: LicenceInput): Promise<LicenceReading> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const detected = detect(file);
  const judged =
    judgeMapped(file, detected, circumstances) ??
    ('state' in detected
      ? { format: null, verdict: unreadVerdict([detected]) }
      : judge(detected, circumstances));
  const verdict = await judged.verdict;
  if (!verdict.licence) return toReading(name, bytes.byteLength, judged.format, verdict);
  const clock = clockFindings(circumstances.now, circumstances.highestTime);
  const findings = [...verdict.findings, ...clock];
  return toReading(name, bytes.byteLength, judged.format, { ...verdict, findings });
}

/** Returns the reading of an unread file: too large, or no regular file. `size` in bytes. */
export function describeUnread(
  name: string,
  size: number,
  state: 'TOO_LARGE' | 'NOT_A_FILE',
): LicenceReading {
  const found = state === 'TOO_LARGE' ? finding(state, { size, limit: licenceSizeLimit }) : finding(state);
  return toReading(name, size, null, unreadVerdict([found]));
}

interface Judged {
  readonly format: LicenceFormat | null;
  /** A promise only where something has to be decrypted. */
  readonly verdict: LicenceVerdict | Promise<LicenceVerdict>;
}

/** Returns null where no mapping knows the file, which is then read as usual. */
function judgeMapped(file: Buffer, detected: Detected, circumstances: LicenceCircumstances): Judged | null {
  const verdict = mappedVerdict(file, detected, circumstances);
  return verdict && { format: verdict.mapped ? 'mapped' : null, verdict };
}

function judge(
  { form, bytes }: Exclude<Detected, LicenceFinding>,
  circumstances: LicenceCircumstances,
): Judged {
  switch (form) {
    case 'armoured': {
      const armour = removeArmour(bytes);
      if (!armour.ok) return { format: 'armoured', verdict: unreadVerdict([armour.finding]) };
      return armour.label === 'LICENSE FILE'
        ? { format: 'keygen', verdict: keygenVerdict(armour.content, circumstances) }
        : judgeToken(armour.content, 'armoured', circumstances);
    }
    case 'token':
      return judgeToken(bytes, 'jws', circumstances);
    case 'json':
      return { format: form, verdict: jsonVerdict(bytes, circumstances) };
    case 'base64-json': {
      const lines = unwrapLines(bytes);
      const json = lines && decodeBase64(lines);
      const damaged = finding('FORMAT_BASE64', { part: 'file' });
      return { format: form, verdict: json ? jsonVerdict(json, circumstances) : unreadVerdict([damaged]) };
    }
    case 'properties':
      return { format: form, verdict: propertiesVerdict(bytes.toString('utf8'), circumstances) };
  }
}

/** A token with five parts is encrypted, whether armoured or not. */
function judgeToken(token: Buffer, signed: 'armoured' | 'jws', circumstances: LicenceCircumstances): Judged {
  const parts = splitToken(token);
  return parts.length === 5
    ? { format: 'jwe', verdict: jweVerdict(parts, circumstances) }
    : { format: signed, verdict: jwsVerdict(parts, circumstances) };
}

function jsonVerdict(bytes: Buffer, { now }: LicenceCircumstances): LicenceVerdict {
  const json = parseStrictJson(bytes);
  if (!json.ok) return unreadVerdict([jsonFinding(json.problem, 'file')]);
  if (!isFields(json.value)) return unreadVerdict([finding('FORMAT_UNKNOWN', { reason: 'noFields' })]);
  return nestedModules(json.value, now);
}

function propertiesVerdict(text: string, { now }: LicenceCircumstances): LicenceVerdict {
  const properties = parseProperties(text);
  if (properties.ok) return nestedModules(properties.fields, now);
  if ('tooMany' in properties) return unreadVerdict([finding('TOO_COMPLEX', { reason: 'properties' })]);
  return unreadVerdict([finding('FIELD_INVALID', { field: properties.duplicate, reason: 'duplicate' })]);
}

/** The platform's own answers have `availableModule` as a nested JSON text (spec 1§3). */
function nestedModules(fields: Record<string, unknown>, now: number): LicenceVerdict {
  const nested = Object.hasOwn(fields, 'availableModule') ? fields.availableModule : undefined;
  if (typeof nested !== 'string') return unsignedVerdict(fields, now);
  if (nested === '') return unsignedVerdict({ ...fields, availableModule: [] }, now);
  const json = parseStrictJson(Buffer.from(nested, 'utf8'));
  if (!json.ok) return unreadVerdict([jsonFinding(json.problem, 'availableModule')]);
  return unsignedVerdict({ ...fields, availableModule: json.value }, now);
}

function toReading(
  name: string,
  size: number,
  format: LicenceFormat | null,
  verdict: LicenceVerdict,
): LicenceReading {
  const { licence, verified, daysRemaining } = verdict;
  const sorted = byGravity(verdict.findings);
  const findings = sorted.length > 0 ? sorted : [finding('VALID')];
  return {
    name,
    size,
    sha256: null,
    sm3: null,
    format,
    state: findings[0]?.state ?? 'VALID',
    readable: licence !== null,
    verified,
    findings,
    signature: verdict.signature,
    encryption: verdict.encryption,
    licence,
    daysRemaining,
    ...(verdict.fileEnd ? { fileEnd: verdict.fileEnd } : {}),
    ...(verdict.mapped ? { mapped: verdict.mapped } : {}),
  };
}

/** The text of the gravest finding, e.g. "The file is not signed." */
export function readingMessage(reading: LicenceReading, language: Language): string {
  const texts = { licence: licence[language] };
  const [first] = reading.findings;
  return first ? describeFinding(first, (key, params) => lookUp(texts, key, params)) : '';
}
