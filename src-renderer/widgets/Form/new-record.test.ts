import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { type SegmentValues, segments } from '#shared/api/network/segments.ts';
import { segmentList } from '#shared/rules/network/segment-list.ts';
import { useNewRecord } from './new-record.ts';

const submitOrCollect = vi.hoisted(() => vi.fn());
vi.mock('#data/changes/index.ts', () => ({ submitOrCollect }));
vi.mock('#data/server-mark.ts', () => ({ serverMark: () => 'here' }));

const values: SegmentValues = {
  segmentName: 'Branch',
  segmentType: 'unlimit',
  ipStart: '',
  ipEnd: '',
  instructions: '',
};
const newId = vi.fn();
const find = vi.fn();
const opened = () =>
  renderHook(() =>
    useNewRecord({
      kind: segmentList.record,
      locatorOf: (id) => ({ id }),
      fields: segmentList.fields,
      title: 'network.created',
      newId,
      find,
      add: segments.add,
      update: segments.update,
    }),
  ).result.current.send;
const send = (by: ReturnType<typeof opened>, now = values) => by({ values: now, stored: now, edits: {} });
const sent = () => submitOrCollect.mock.calls.map(([{ endpoint, input }]) => [endpoint.id, input]);

beforeEach(() => {
  submitOrCollect.mockReset().mockResolvedValue('done');
  newId.mockReset().mockResolvedValueOnce('S1').mockResolvedValueOnce('S2');
  find.mockReset().mockResolvedValue(null);
});

test('is added under an id that was asked for', async () => {
  expect(await send(opened())).toBe('saved');
  expect(sent()).toEqual([['segments.add', { id: 'S1', ...values }]]);
});

test('after a lost answer it is looked up: added again where it is not there, changed where it is', async () => {
  submitOrCollect.mockRejectedValueOnce(new Error('cut')).mockRejectedValueOnce(new Error('cut'));
  const by = opened();
  await expect(send(by)).rejects.toThrow('cut');
  await expect(send(by)).rejects.toThrow('cut');
  find.mockResolvedValue(values);
  const later = { ...values, segmentName: 'Office' };
  await send(by, later);
  expect(sent()).toEqual([
    ['segments.add', { id: 'S1', ...values }],
    ['segments.add', { id: 'S1', ...values }],
    ['segments.update', { id: 'S1', ...later }],
  ]);
  expect(newId).toHaveBeenCalledTimes(1);
});

test('reads back whether all that was typed is there', async () => {
  await send(opened());
  const [{ readBack }] = submitOrCollect.mock.calls[0] ?? [];
  expect(await readBack()).toEqual({ isApplied: false, fields: [] });
  find.mockResolvedValue({ ...values, segmentName: 'Other' });
  expect((await readBack()).isApplied).toBe(false);
  find.mockResolvedValue(values);
  expect((await readBack()).isApplied).toBe(true);
});
