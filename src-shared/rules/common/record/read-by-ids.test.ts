import { expect, test } from 'vitest';
import { ApiError } from '../../../api/api-error.ts';
import { ruleConfigs } from '../../../api/system-settings/lists.ts';
import { readByIds } from './read-by-ids.ts';
import type { Ask } from './record.ts';

const rows = Array.from({ length: 250 }, (_, at) => ({ id: `1849302746518${1000 + at}` }));

/** A server without the call by ids, or one that refuses it; `asked` lists the requested pages. */
function server(lookedAt: string | null) {
  const asked: number[] = [];
  const ask = async ({ id }: { readonly id: string }, { pageNo = 0, pageSize = 0 }) => {
    const failure = new ApiError({ kind: 'http', status: 404, endpoint: id, message: '' });
    failure.lookedAt = lookedAt;
    if (id === ruleConfigs.byIds.id) throw failure;
    asked.push(pageNo);
    return { result: rows.slice((pageNo - 1) * pageSize, pageNo * pageSize), totalCount: rows.length };
  };
  return { asked, ask: ask as unknown as Ask };
}

test('without a call by ids all pages are read until every record is found', async () => {
  const { ask, asked } = server('/api/x');
  const wanted = ['18493027465181150', '18493027465181001'];
  const found = await readByIds(ask, ruleConfigs, wanted);
  expect(found.map(({ id }) => id)).toEqual(wanted.toReversed());
  expect(asked).toEqual([1, 2]);
  expect(await readByIds(ask, ruleConfigs, ['gone'])).toEqual([]);
  expect(asked).toEqual([1, 2, 1, 2, 3]);
});

test('a refusal is one', async () => {
  const { ask, asked } = server(null);
  await expect(readByIds(ask, ruleConfigs, ['18493027465181001'])).rejects.toThrow(ApiError);
  expect(asked).toEqual([]);
});
