import { expect, it } from 'vitest';
import * as z from 'zod';
import { optionalWireId, wireId, wireText } from '../codecs.ts';
import { pageOf } from '../page.ts';
import { StoredOddValues } from './stored-odd-values.ts';
import { nullTexts } from './null-texts.ts';

const inner = z.object({ text: wireText });
const row = z.object({
  id: wireId,
  note: wireText,
  parent: optionalWireId,
  maybe: z.string().nullable(),
  left: z.string().optional(),
  inner,
});
const list = pageOf(row);
const record = { id: '1', note: null, parent: null, maybe: null, inner: { text: null } };
const data = { result: [record], totalCount: 1, pageNo: 1, pageSize: 10 };

it('are texts and ids that were read as empty ones, and nothing else that is null', () => {
  expect(nullTexts(list, data).map(({ path }) => path.join('.'))).toEqual([
    'result.0.note',
    'result.0.parent',
    'result.0.inner.text',
  ]);
  expect(
    nullTexts(list, { ...data, result: [{ ...record, note: '', parent: '', inner: { text: '' } }] }),
  ).toEqual([]);
});

it('go back as null where nobody changed them, and are said of no field', () => {
  const kept = new StoredOddValues();
  kept.note({ id: 'things.query' }, {}, data, nullTexts(list, data));
  const sent = { id: '1', note: '', parent: '', inner: { text: '' } };
  expect(kept.restored({ id: 'things.update' }, sent)).toEqual({
    id: '1',
    note: null,
    parent: null,
    inner: { text: null },
  });
  expect(kept.restored({ id: 'things.update' }, { ...sent, note: 'new' })).toMatchObject({
    note: 'new',
    parent: null,
  });
  expect(kept.restored({ id: 'things.update' }, { id: '2', note: '' })).toEqual({ id: '2', note: '' });
  expect(kept.of([{ id: 'things.update' }], { id: '1' })).toEqual({});
});

it('are looked for up to a limit, and end there', () => {
  const rows = Array.from({ length: 20_000 }, (_, at) => ({ ...record, id: String(at) }));
  expect(nullTexts(list, { ...data, result: rows }).length).toBeLessThan(5_001);
});
