// @vitest-environment jsdom
/** Undo of several IP segments that were deleted at once: the call that makes one takes one, so that each is made by itself. */
import { beforeEach, expect, it, vi } from 'vitest';
import { segments } from '#shared/api/network/segments.ts';
import { ownValues } from '#shared/rules/common/record/plain-list.ts';
import { segmentList } from '#shared/rules/network/segment-list.ts';
import type { RecordUndo } from '../../src-renderer/data/changes/index.ts';
import { twoAdministrators } from './support/two-administrators.ts';

const append = vi.hoisted(() => vi.fn((..._: unknown[]) => Promise.resolve({ id: 1 })));
vi.mock('../../src-renderer/data/bridge.ts', () => ({ bridge: { journal: { append } } }));
const { restoreRecord } = await import('../../src-renderer/data/records/restore-record.ts');

const two = twoAdministrators('systemAdministrator');
const noQuestion = () => Promise.reject(new Error('nobody is to be asked'));
const options = { always: false, success: 'common.undone', choose: noQuestion, undoes: 7 } as const;

beforeEach(() => void append.mockClear());

const named = (id: string, segmentName: string) => ({
  id,
  segmentName,
  segmentType: 'IPv4' as const,
  instructions: '',
  ipStart: '10.77.0.1',
  ipEnd: '10.77.0.9',
});
const rows = [named('SEG7700001', 'North'), named('SEG7700002', 'East'), named('SEG7700003', 'South')];
const ids = rows.map(({ id }) => id);
const undo: RecordUndo = {
  kind: segmentList.presence.id,
  place: { ids },
  edits: { there: { from: [], to: rows } },
};

async function there() {
  const found = await two.other.call(segments.byIds, { ids });
  return found.map((item) => ({ id: item.id, ...ownValues(segmentList.fields, item) }));
}
const make = (row: (typeof rows)[number]) => two.other.call(segments.add, row);

it('makes each of them again, under its id, and says it once', async () => {
  const onSeveral = vi.fn();
  expect(await restoreRecord(undo, { ...options, onSeveral })).toBe('several');
  expect(onSeveral.mock.calls).toEqual([['network.madeAgain']]);
  expect(await there()).toEqual(rows);
  const entries = append.mock.calls.map(([entry]) => entry);
  expect(entries).toEqual(rows.map(() => expect.objectContaining({ result: 'done', undoes: 7 })));
  expect(await restoreRecord(undo, options)).toBe('same');
  expect(append).toHaveBeenCalledTimes(rows.length);
});

it('leaves out what is there already, and asks about one that somebody made otherwise', async () => {
  const [north, east, south] = rows as [(typeof rows)[number], (typeof rows)[number], (typeof rows)[number]];
  await make(north);
  await make({ ...east, segmentName: 'Elsewhere' });
  const choose = vi.fn(() => Promise.resolve(null));
  expect(await restoreRecord(undo, { ...options, choose })).toBe('kept');
  expect(choose).toHaveBeenCalledOnce();
  expect(await there()).toEqual([north, { ...east, segmentName: 'Elsewhere' }, south]);
});

it('goes on, the second time, with those that a failure left', async () => {
  append.mockImplementationOnce(async () => {
    two.line = 'dead';
    return { id: 1 };
  });
  await expect(restoreRecord(undo, options)).rejects.toThrow();
  two.line = 'good';
  expect((await there()).map(({ id }) => id)).toEqual(['SEG7700001']);
  expect(await restoreRecord(undo, options)).toBe('several');
  expect(await there()).toEqual(rows);
});

it('says of one that is made again what did not come back', async () => {
  const [north] = rows as [(typeof rows)[number]];
  const locator = { ids: [north.id] };
  await restoreRecord({ ...undo, place: locator, edits: { there: { from: [], to: [north] } } }, options);
  expect(two.outcomes.at(-1)?.change.success).toBe('network.madeAgain');
});

it('asks before it deletes what was made, where that is asked for', async () => {
  for (const row of rows) await make(row);
  const deletes = { ...undo, edits: { there: { from: rows, to: [] } } };
  const mayDelete = vi.fn().mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  expect(await restoreRecord(deletes, { ...options, mayDelete })).toBe('kept');
  expect(await there()).toEqual(rows);
  expect(await restoreRecord(deletes, { ...options, mayDelete })).toBe('several');
  expect(await there()).toEqual([]);
});
