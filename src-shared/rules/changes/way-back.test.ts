import { expect, it } from 'vitest';
import { type WayBackNow, wayBackNow } from './way-back.ts';
import { writeFacts } from './writes.ts';

const undo = (kind: string, edits: Record<string, { from: unknown; to: unknown }>) => ({
  kind,
  edits,
  place: {},
});
const rows: readonly (readonly [string, WayBackNow | null, Parameters<typeof wayBackNow>])[] = [
  ['a record’s own undo', 'same', [undefined, undo('ipSegment', { segmentName: { from: 'b', to: 'a' } })]],
  ['one that its answer tells', 'same', [writeFacts('applications.createCategory'), 'answer']],
  ['one of a secret', 'shortly', [undefined, undo('sysconfig', { password: { from: 'b', to: 'a' } })]],
  [
    'what is deleted and gets another id',
    'anew',
    [undefined, undo('loginMethodPresence', { there: { from: [], to: [{ configId: '1' }] } })],
  ],
  [
    'a state that only a reviewer gives',
    'none',
    [undefined, undo('certification', { certification: { from: 'uncertified', to: 'verified' } })],
  ],
  ['what reaches people', 'none', [writeFacts('onlineUsers.end'), null]],
  ['what leaves nothing', null, [writeFacts('themes.flushNames'), null]],
  ['what another call makes again', 'anew', [{ by: 'themes.back.add', anew: true }, null]],
  ['an order', 'byHand', [writeFacts('applications.sortApps'), null]],
  ['a record without its undo', 'byHand', [writeFacts('sysconfig.save'), null]],
  ['a call that nobody knows', 'none', [undefined, null]],
];

it.each(rows)('%s: %s', (_, way, asked) => {
  expect(wayBackNow(...asked)).toBe(way);
});
