import { expect, it } from 'vitest';
import { logTree } from './log-tree.ts';

const log = (id: string, link: string, linkOrder: number) => ({
  id,
  logLinkId: link,
  memo: `step ${linkOrder}`,
  linkDuration: 5,
  createTime: '2026-01-01 00:00:00',
  linkOrder,
});

// Row TOOL-013.
it('puts the steps of a link below its first step, whatever the order on the wire', () => {
  const model = logTree([log('1', 'b', 2), log('2', 'a', 1), log('3', 'b', 1), log('4', 'b', 3)]);
  expect(model.items.map((row) => row.log.id)).toEqual(['3', '1', '4', '2']);
  expect([...model.parent]).toEqual([-1, 0, 0, -1]);
});

it('takes an empty log', () => expect(logTree([]).items).toHaveLength(0));
