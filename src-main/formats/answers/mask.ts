/**
 * An answer with invented words in the place of what may be a person's: names, phones, mails, addresses, secrets, texts.
 * Ids have as many digits as before. The same value becomes the same one wherever it stands, so that what refers to each
 * other still does. Kept are words that a program chose (`pc`, `orgSetting`), short numbers, dates, yes and no.
 */
import { createHmac } from 'node:crypto';
import { exactNumberOf, isExactNumber } from '#shared/kit/exact-number.ts';
import { isSecretName } from '#shared/rules/common/secrets/secret-names.ts';

/** `salt`: secret and another one for each recording: a phone number is found by trying all of them. */
export function maskAnswer(value: unknown, salt: Uint8Array): unknown {
  return masked(value, '', (text) => createHmac('sha512', salt).update(text).digest());
}

type Bytes = (text: string) => Uint8Array;

/** Digits of a number that is a count or a kind. */
const countLength = 4;
/** Fields whose words are a person's or an organisation's, whatever they look like. */
const personal =
  /name$|account|mail|phone|mobile|^tel|addr|(^|[a-z])ip$|^ip(v\d)?|host|url|link|domain|mac$|hardware|serial|device|birth|id_?card|contact|remark|memo|comment|content|title|text|detail|desc|message|^msg$|keyword|nick|user|person|employee|creator|operator|tenant|company|signature|licen[cs]e_?code/i;
/** A person's id may be a name: every id is invented, wherever it stands alike. */
const ofId = /(^|_)ids?$|Ids?$/;
/** What something is, and not whose. */
const ofKind = /(type|kind|status|state|mode|scope|flag|source|permission)$/i;
/** A number in a word is somebody's: an employee's, an application's. */
const manyDigits = /\d{4}/;
/** What a program calls things; longer ones may be tokens. */
const word = /^[A-Za-z][A-Za-z0-9_.-]{0,31}$/;
const date = /^\d{4}([-/.])\d{1,2}\1\d{1,2}([ T]\d{1,2}:\d{2}(:\d{2})?(\.\d+)?(Z|[+-]\d{2}:?\d{2})?)?$/;
const mail = /^[^\s@]+@[^\s@]+$/;
const ipv4 = /^\d{1,3}(\.\d{1,3}){3}$/;

function masked(value: unknown, field: string, bytes: Bytes): unknown {
  if (Array.isArray(value)) return value.map((one) => masked(one, field, bytes));
  if (typeof value === 'string') return maskedText(value, field, bytes);
  if (typeof value === 'number') return Number(maskedNumber(String(value), bytes));
  if (isExactNumber(value)) return exactNumberOf(maskedNumber(value.$number, bytes));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      word.test(name) ? name : invented(name, bytes),
      masked(one, name, bytes),
    ]),
  );
}

function maskedNumber(digits: string, bytes: Bytes): string {
  const whole = /^-?(\d+)$/.exec(digits)?.[1];
  // Fractions and exponents are measures.
  return whole === undefined || whole.length <= countLength ? digits : invented(digits, bytes);
}

function maskedText(text: string, field: string, bytes: Bytes): string {
  const inner = jsonIn(text);
  if (inner !== null) return JSON.stringify(masked(inner, field, bytes));
  if (text === '' || /^(true|false|null|y|n)$/i.test(text)) return text;
  const isSecret = isSecretName(field);
  if (/^-?\d+$/.test(text)) return isSecret ? invented(text, bytes) : maskedNumber(text, bytes);
  if (date.test(text)) return /birth/i.test(field) ? text.replaceAll(/\d/g, '1') : text;
  if (mail.test(text)) return `${invented(text.slice(0, text.indexOf('@')), bytes)}@example.com`;
  // Addresses that belong to nobody (RFC 5737 §3).
  if (ipv4.test(text)) return `203.0.113.${(bytes(text)[0] ?? 0) % 254 || 1}`;
  const isTold = isSecret || ofId.test(field) || (personal.test(field) && !ofKind.test(field));
  return !isTold && word.test(text) && !manyDigits.test(text) ? text : invented(text, bytes);
}

/** An object or a list written as a text. */
function jsonIn(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const han = '安柏晨川德方海嘉江凯林明宁平清荣山天文夏晓新星阳逸云泽志中竹';

/** As many signs, of the same kinds: digits, small and capital letters, Chinese; what stands between them stays. */
function invented(text: string, bytes: Bytes): string {
  const from = bytes(text);
  let at = 0;
  const next = (most: number): number => {
    // A long text goes on in the same way: it is read by nobody.
    const one = (from[at % from.length] ?? 0) + Math.floor(at / from.length);
    at += 1;
    return one % most;
  };
  return [...text]
    .map((sign, place) => {
      if (/\d/.test(sign))
        return sign === '0' && place === 0 ? '0' : String(place === 0 ? 1 + next(9) : next(10));
      if (/[a-z]/.test(sign)) return String.fromCharCode(97 + next(26));
      if (/[A-Z]/.test(sign)) return String.fromCharCode(65 + next(26));
      if (/\p{L}/u.test(sign)) return han[next(han.length)] ?? han;
      return sign;
    })
    .join('')
    .replaceAll(/@[\w-]+(\.[\w-]+)+/g, '@example.com');
}
