/** Checks a system parameter's value (spec 1§7.4; GEN-041): known keys have a format, any other is a text. */
import type { Message } from '../../text/message.ts';
import { inviteForbid } from '../common/constants.ts';
import { lengthOf } from '../common/fields/plain-text.ts';

/** Fingerprint of the current key pair. It is made with the pair and never typed. */
export const fingerprintKey = 'rsa.fingerprint';

const numbers: Readonly<Record<string, readonly [least: number, most: number] | undefined>> = {
  'upload.maxSize': [1, 2048],
  'session.remember': [1, 90],
  'search.pageSize': [5, 100],
  'mail.retries': [0, 10],
  'watermark.enabled': [0, 1],
};
/** Parameters and configurations that are 1 or 0, which stand for on and off. */
const flags: readonly string[] = ['watermark.enabled', inviteForbid];
const longest = 500;

/** Whether the parameter is a switch. A value that is neither 1 nor 0 is shown as it is. */
export function isFlag(key: string, value: string): boolean {
  return flags.includes(key) && (value === '1' || value === '0');
}

/** Returns null for a valid value. A secret can be replaced and never emptied. */
export function parameterProblem(key: string, value: string, secret: boolean): Message | null {
  const text = value.trim();
  if (key === fingerprintKey) return { key: 'parameters.made' };
  if (text === '') return secret ? { key: 'common.form.required' } : null;
  const over = lengthOf(text) - longest;
  if (over > 0) return { key: 'record.limit.over', params: { over, most: longest } };
  const range = Object.hasOwn(numbers, key) ? numbers[key] : undefined;
  if (range === undefined) return null;
  const [least, most] = range;
  const number = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  return number >= least && number <= most ? null : { key: 'parameters.number', params: { least, most } };
}
