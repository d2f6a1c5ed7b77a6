/**
 * Replaces everything in an answer that may be a person's by invented words: names, phones, mails, addresses,
 * secrets, texts. Ids keep their number of digits. Equal values get equal replacements, so that references still
 * match. Program words (`pc`, `orgSetting`), short numbers, dates, booleans and switches (`E`, `D`) are kept, and the
 * ids of a theme's titles, which are words of the documents (2§3).
 */
import { createHmac } from 'node:crypto';
import { wireTitles } from '#shared/api/themes/titles.ts';
import { exactNumberOf, isExactNumber } from '#shared/kit/exact-number.ts';
import { isSecretField } from '#shared/rules/common/secrets/secret-names.ts';

/** `salt`: secret, and new for each recording, since a phone number can be found by trying all of them. */
export function maskAnswer(value: unknown, salt: Uint8Array): unknown {
  return masked(value, noField, (text) => createHmac('sha512', salt).update(text).digest());
}

type Bytes = (text: string) => Uint8Array;

/** Most digits of a number that counts as a quantity or a code, and is kept. */
const countLength = 4;
/** Fields whose words belong to a person or an organisation, whatever their form. */
const personal =
  /name$|account|mail|phone|mobile|^tel|addr|(^|[a-z])ip$|^ip(v\d)?|host|url|link|domain|mac$|hardware|serial|device|birth|id_?card|contact|remark|memo|comment|content|title|text|detail|desc|message|^msg$|keyword|nick|user|person|employee|creator|operator|tenant|company|signature|licen[cs]e_?code/i;
/** Ids are always invented, for a person's id may be a name. */
const ofId = /(^|_)ids?$|Ids?$/;
/** Fields that say of what kind something is. */
const ofKind = /(type|kind|status|state|mode|scope|flag|source|permission)$/i;
/** A word with so many digits identifies somebody or something, such as an employee or an application. */
const manyDigits = /\d{4}/;
/** Program words; longer ones may be tokens. */
const word = /^[A-Za-z][A-Za-z0-9_.-]{0,31}$/;
const date = /^\d{4}([-/.])\d{1,2}\1\d{1,2}([ T]\d{1,2}:\d{2}(:\d{2})?(\.\d+)?(Z|[+-]\d{2}:?\d{2})?)?$/;
const mail = /^[^\s@]+@[^\s@]+$/;
const ipv4 = /^\d{1,3}(\.\d{1,3}){3}$/;

interface Field {
  readonly name: string;
  readonly isSecret: boolean;
}
const noField: Field = { name: '', isSecret: false };

function masked(value: unknown, field: Field, bytes: Bytes): unknown {
  if (Array.isArray(value)) return value.map((one) => masked(one, field, bytes));
  if (typeof value === 'string') return maskedText(value, field, bytes);
  if (typeof value === 'number') return Number(maskedNumber(String(value), field, bytes));
  if (isExactNumber(value)) return exactNumberOf(maskedNumber(value.$number, field, bytes));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      word.test(name) ? name : invented(name, bytes),
      // Fields of a secret are secret.
      masked(one, { name, isSecret: field.isSecret || isSecretField(name, value) }, bytes),
    ]),
  );
}

function maskedNumber(digits: string, { isSecret }: Field, bytes: Bytes): string {
  // Secret numbers may be short, such as a PIN.
  if (isSecret) return invented(digits, bytes);
  const whole = /^-?(\d+)$/.exec(digits)?.[1];
  // Fractions and exponents are measures.
  return whole === undefined || whole.length <= countLength ? digits : invented(digits, bytes);
}

function maskedText(text: string, field: Field, bytes: Bytes): string {
  const { name, isSecret } = field;
  const inner = jsonIn(text);
  if (inner !== null) return JSON.stringify(masked(inner, field, bytes));
  if (text === '' || /^(true|false|null|[yned])$/i.test(text)) return text;
  if (Object.hasOwn(wireTitles, text) && !isSecret) return text;
  if (/^-?\d+$/.test(text)) return maskedNumber(text, field, bytes);
  if (date.test(text)) return isSecret || /birth/i.test(name) ? text.replaceAll(/\d/g, '1') : text;
  if (mail.test(text)) return `${invented(text.slice(0, text.indexOf('@')), bytes)}@example.com`;
  // Addresses of the block for documentation (RFC 5737 §3).
  if (ipv4.test(text)) return `203.0.113.${(bytes(text)[0] ?? 0) % 254 || 1}`;
  const isTold = isSecret || ofId.test(name) || (personal.test(name) && !ofKind.test(name));
  return !isTold && word.test(text) && !manyDigits.test(text) ? text : invented(text, bytes);
}

/** Parses an object or a list that is written as a text. */
function jsonIn(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const han = '安柏晨川德方海嘉江凯林明宁平清荣山天文夏晓新星阳逸云泽志中竹';

/** Keeps the number and kinds of characters: digits, small and capital letters, Chinese; punctuation stays. */
function invented(text: string, bytes: Bytes): string {
  const from = bytes(text);
  let at = 0;
  const next = (most: number): number => {
    // A long text reuses the hash with an offset; nobody reads its replacement.
    const one = (from[at % from.length] ?? 0) + Math.floor(at / from.length);
    at += 1;
    return one % most;
  };
  return [...text]
    .map((sign, index) => {
      if (/\d/.test(sign))
        return sign === '0' && index === 0 ? '0' : String(index === 0 ? 1 + next(9) : next(10));
      if (/[a-z]/.test(sign)) return String.fromCharCode(97 + next(26));
      if (/[A-Z]/.test(sign)) return String.fromCharCode(65 + next(26));
      if (/\p{L}/u.test(sign)) return han[next(han.length)] ?? han;
      return sign;
    })
    .join('')
    .replaceAll(/@[\w-]+(\.[\w-]+)+/g, '@example.com');
}
