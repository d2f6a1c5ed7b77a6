import { describe, expect, it, test } from 'vitest';
import { everyPage, everyRow, readingAhead, wholeList } from './every-page.ts';

const idOf = ({ id }: { readonly id: string }) => id;

/** A list on a server; `meanwhile` happens to it once a page was read. */
function server(
  ids: string[],
  size = 10,
  meanwhile: (now: string[], pageNo: number, asked: number) => void = () => undefined,
) {
  const asked: number[] = [];
  const load = async (pageNo: number) => {
    asked.push(pageNo);
    const result = ids.slice((pageNo - 1) * size, pageNo * size).map((id) => ({ id }));
    const answer = { result, totalCount: ids.length };
    meanwhile(ids, pageNo, asked.length);
    return answer;
  };
  return { asked, load };
}

const numbered = (count: number) => Array.from({ length: count }, (_, at) => `R${at + 1}`);
const read = async (load: ReturnType<typeof server>['load']) => (await wholeList(load, idOf)).map(idOf);

test.each([
  [0, [1]],
  [9, [1]],
  [10, [1]],
  [11, [1, 2]],
  [30, [1, 2, 3]],
])('%d rows are read whole, and no page too many', async (count, pages) => {
  const { load, asked } = server(numbered(count));
  expect(await read(load)).toEqual(numbered(count));
  expect(asked).toEqual(pages);
});

test('a row that was added meanwhile moves the others on, and none comes twice', async () => {
  const { load } = server(numbered(25), 10, (now, _, asked) => {
    if (asked === 1) now.unshift('new');
  });
  expect(await read(load)).toEqual(numbered(25));
});

test('more rows are added meanwhile than a page has: the list goes on where it was', async () => {
  const { load, asked } = server(numbered(35), 10, (now, _, count) => {
    if (count === 2) now.unshift(...Array.from({ length: 14 }, (__, at) => `new ${at}`));
  });
  expect(await read(load)).toEqual(numbered(35));
  expect(asked).toEqual([1, 2, 3, 4, 5]);
});

test('a log without ids has each row once, though new ones come first', async () => {
  const { load } = server(numbered(35), 10, (now, _, count) => {
    if (count === 1) now.unshift(...Array.from({ length: 13 }, (__, at) => `new ${at}`));
  });
  const rows: string[] = [];
  for await (const { id } of everyRow(load, 'newestFirst')) rows.push(id);
  expect(rows).toEqual(numbered(35));
});

test('a row that was removed meanwhile makes none of the others be left out', async () => {
  const { load, asked } = server(numbered(25), 10, (now, _, count) => {
    if (count === 1) now.shift();
  });
  const rows: string[] = [];
  for await (const { id } of everyRow(load, idOf)) rows.push(id);
  expect(rows.toSorted()).toEqual(numbered(25).toSorted());
  expect(asked).toEqual([1, 2, 3, 1, 2, 3]);
});

test('of a list that moved all rows are those that it had at last, in its order', async () => {
  const { load } = server(numbered(25), 10, (now, _, asked) => {
    if (asked === 1) now.shift();
  });
  expect(await read(load)).toEqual(numbered(25).slice(1));
});

test('rows that changed their order meanwhile are read, each once', async () => {
  const { load } = server(numbered(25), 10, (now, _, asked) => {
    if (asked === 1) now.unshift(...now.splice(12, 1));
  });
  const moved = ['R13', ...numbered(25).filter((id) => id !== 'R13')];
  expect(await read(load)).toEqual(moved);
});

test('a list that never stands still is read three times at most', async () => {
  const { load, asked } = server(numbered(60), 10, (now, pageNo) => {
    if (pageNo === 1) now.shift();
  });
  expect(await read(load)).toHaveLength(60);
  expect(asked.filter((pageNo) => pageNo === 1)).toHaveLength(3);
});

test('a server that gives fewer rows to a page than were asked for is read whole', async () => {
  const { load } = server(numbered(25), 4);
  expect(await read(load)).toEqual(numbered(25));
});

test.each<[string, { result: { id: string }[]; totalCount?: number }, number]>([
  ['knows one page alone', { result: [{ id: 'A' }], totalCount: 11 }, 2],
  ['says no count', { result: [{ id: 'A' }] }, 1],
  ['counts what it does not give', { result: [], totalCount: 11 }, 1],
])('a server that %s is not asked for ever', async (_, answer, calls) => {
  let asked = 0;
  const load = async () => {
    asked += 1;
    return answer;
  };
  expect(await wholeList(load, idOf)).toEqual(answer.result);
  expect(asked).toBe(calls);
});

test('rows without an id are all kept', async () => {
  const { load, asked } = server(['', 'A', '', 'B'], 2);
  expect(await read(load)).toEqual(['', 'A', '', 'B']);
  expect(asked).toEqual([1, 2]);
});

test('stopping early asks for no further page; watching reports the progress', async () => {
  const { load, asked } = server(numbered(25));
  for await (const { id } of everyRow(load, idOf)) if (id === 'R3') break;
  expect(asked).toEqual([1]);
  const told: [number, number][] = [];
  for await (const { done, total } of everyPage(load, idOf)) told.push([done, total]);
  expect(told).toEqual([
    [10, 25],
    [20, 25],
    [25, 25],
  ]);
});

describe('reading ahead', () => {
  const rows = Array.from({ length: 10 }, (_, id) => `${id}`);
  const page = (pageNo: number) => ({ result: rows.slice((pageNo - 1) * 2, pageNo * 2), totalCount: 10 });

  it('asks for each page once, for the next ones before an answer has come, and reads the same', async () => {
    const asked: number[] = [];
    let open = 0;
    let most = 0;
    const load = async (pageNo: number) => {
      asked.push(pageNo);
      open += 1;
      most = Math.max(most, open);
      await Promise.resolve();
      open -= 1;
      return page(pageNo);
    };
    expect(await wholeList(readingAhead(load, 2), (id) => id)).toEqual(rows);
    expect(asked).toEqual([1, 2, 3, 4, 5]);
    expect(most).toBeGreaterThan(1);
  });

  it('fails with the page that failed', async () => {
    const load = (pageNo: number) =>
      pageNo === 3 ? Promise.reject(new Error('third')) : Promise.resolve(page(pageNo));
    await expect(wholeList(readingAhead(load, 2), (id) => id)).rejects.toThrow('third');
  });
});
