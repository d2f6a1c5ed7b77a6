import { expect, it } from 'vitest';
import type { MessageKey } from '../../text/index.ts';
import { lookUp } from '../../text/look-up.ts';
import { texts } from '../../text/tables/en-US/index.ts';
import type { AnyRecord } from '../records/records.ts';
import { recordById } from '../records/records.ts';
import { type ValueWords, valueWords } from './value-words.ts';

const known = (key: string): string | null => {
  try {
    return lookUp(texts, key);
  } catch {
    return null;
  }
};
const words: ValueWords = {
  language: 'en-US',
  say: (key: MessageKey, params) => lookUp(texts, key, params),
  ifKnown: known,
  nameOf: (_, id) => (id === 'U20001' ? 'Lin' : null),
};
const share = (id: string, exclude = false) => ({ kind: 'user', id, exclude, below: false });

it.each<readonly [kind: string, name: string, value: unknown, text: string]>([
  ['licenceReminder', 'remindMode', ['popup', 'evil'], 'Popup, evil'],
  ['licenceReminder', 'remindMode', ['popup'], 'Popup'],
  ['loginMethod', 'scope', 'evil', 'evil'],
  ['loginMethod', 'terminals', ['app-ios', 'toaster'], 'iOS app, toaster'],
  ['loginMethod', 'terminals', [], ''],
  ['loginMethod', 'people', ['U20001', 'U20002'], 'U20001, U20002'],
  ['ipListPermission', 'shares', [share('U20001', true), share('U2')], 'except Lin, Person U2'],
  ['ipListPermission', 'shares', [{ kind: 'evil' }], 'kind: evil'],
  [
    'ipSegmentPresence',
    'there',
    [{ id: 'S1', segmentName: 'Depot', ipStart: '10.0.0.1', ipEnd: '' }],
    'Depot (Start IP: 10.0.0.1)',
  ],
  ['tenant', 'odd', { from: '2026-12-13', to: '2026-12-20' }, '2026-12-13 – 2026-12-20'],
  ['tenant', 'odd', { from: null, to: '0000-00-00' }, '… – …'],
  ['tenant', 'odd', true, 'on'],
  ['tenant', 'odd', { $number: '1234567890123456789' }, '1234567890123456789'],
  ['tenant', 'password', 'secret', '•••'],
])('%s, %s: %o is “%s”', async (id, name, value, text) => {
  const kind = (await recordById(id)) as AnyRecord;
  expect(valueWords(kind as Parameters<typeof valueWords>[0], name, value, words)).toBe(text);
});
