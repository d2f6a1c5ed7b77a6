/** What a parameter of the system may be (spec 1§7.4; GEN-041): the usual ones have a shape, any other is a text. */
import type { Message } from '../../text/message.ts';
import { lengthOf } from '../common/fields/plain-text.ts';

/** Which key pair is in use; made with the pair, never typed. */
export const fingerprintKey = 'rsa.fingerprint';

const numbers: Readonly<Record<string, readonly [least: number, most: number] | undefined>> = {
  'upload.maxSize': [1, 2048],
  'session.remember': [1, 90],
  'search.pageSize': [5, 100],
  'mail.retries': [0, 10],
};
const longest = 500;

/** null: it may be so. A secret can be set and never be emptied. */
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
