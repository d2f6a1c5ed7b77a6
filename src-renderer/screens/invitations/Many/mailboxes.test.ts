import { expect, test } from 'vitest';
import { rowsOfMailboxes } from './mailboxes.ts';

test.each<[string, string[][] | null]>([
  [
    'Lin, Ada <ada@example.com>; Chen Jing <jing@example.com>',
    [
      ['Ada Lin', 'ada@example.com'],
      ['Chen Jing', 'jing@example.com'],
    ],
  ],
  [
    '"Brook, Ben" <ben@example.com>, 陈静 <jing@example.com>, eve@example.com, nobody',
    [['Ben Brook', 'ben@example.com'], ['陈静', 'jing@example.com'], ['', 'eve@example.com'], ['nobody']],
  ],
  ['Ada <ada@example.com>\nBen <ben@example.com', [['Ada', 'ada@example.com'], ['Ben <ben@example.com']]],
  ['Ada,ada@example.com\nBen,ben@example.com', null],
  ['', null],
])('the address line %j', (text, rows) => {
  expect(rowsOfMailboxes(text)).toEqual(rows);
});
