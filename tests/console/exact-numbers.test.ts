// @vitest-environment jsdom
/**
 * A platform whose ids are numbers that a double cannot hold: 64-bit numbers at random go from its lists through edits,
 * deletions, the tray, the journal and back, and every byte that is sent has all their digits. The platform takes no id as a text.
 */
import { beforeEach, expect, it, vi } from 'vitest';
import { segments } from '#shared/api/network/segments.ts';
import { changeFileText } from '#shared/rules/changes/change-file.ts';
import { collectedChange } from '#shared/rules/changes/collected-change.ts';
import { ownValues } from '#shared/rules/common/record/plain-list.ts';
import { segmentList } from '#shared/rules/network/segment-list.ts';
import { numberIdsInAnswer, textIdsInRequest } from '../../src-main/cli/testing/number-ids.ts';
import { readChangeBytes } from '../../src-main/formats/changes/read.ts';
import '../../src-renderer/testing/locks.ts';
import { type Client, freshSandbox, signedIn } from '../sandbox/client.ts';

const append = vi.hoisted(() => vi.fn((_: { undo: { input: string } | null }) => Promise.resolve({ id: 1 })));
const collect = vi.hoisted(() => vi.fn((_: { changes: unknown[] }) => Promise.resolve({ count: 1 })));
vi.mock('../../src-renderer/data/bridge.ts', () => ({
  bridge: { journal: { append }, changes: { collect } },
}));
const { reversible } = await import('../../src-renderer/data/records/reversible.ts');
const { restoreRecord } = await import('../../src-renderer/data/records/restore-record.ts');
const { recordFromUndo } = await import('../../src-renderer/data/changes/undo-from-journal.ts');
const { setGuard, submitChange } = await import('../../src-renderer/data/changes/index.ts');
const { setCollecting } = await import('../../src-renderer/data/changes/collecting-rule.ts');
const { send } = await import('../../src-renderer/data/http.ts');
const { setServerMark: setMeant } = await import('../../src-renderer/data/server-mark.ts');

/** Bodies of what the console sent. */
let sent: string[] = [];
let server: Client;
beforeEach(async () => {
  const sandbox = await freshSandbox();
  server = await signedIn(sandbox, 'systemAdministrator');
  sent = [];
  append.mockClear();
  collect.mockClear();
  setGuard(async () => true);
  setCollecting(
    () => 'no',
    () => false,
  );
  // Nothing is known of a server that is shown for the first time.
  setMeant(`first ${Math.random()}`);
  vi.stubGlobal('fetch', async (request: Request) => {
    const url = new URL(request.url);
    const headers = new Headers(request.headers);
    headers.set('cookie', server.cookie() ?? '');
    const given = await request.text();
    sent.push(given);
    const body = textIdsInRequest(given);
    if (body === null) return Response.json({ code: 400, msg: 'An id is a number' }, { status: 400 });
    const answer = await sandbox.fetch(
      new Request(`http://sandbox${url.pathname}${url.search}`, { method: 'POST', headers, body }),
    );
    return new Response(numberIdsInAnswer(await answer.text()), answer);
  });
});

/** A generator of Park and Miller: the same ids at every run. */
function idsFrom(seed: number, count: number): string[] {
  let state = seed;
  const digit = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state % 10;
  };
  return Array.from({ length: count }, () => `1${Array.from({ length: 18 }, digit).join('')}`);
}

const ids = idsFrom(7, 12).flatMap((id) => [id, `${id.slice(0, -1)}${(Number(id.at(-1)) + 1) % 10}`]);
const valuesOf = (id: string, at: number) => ({
  segmentName: `Segment ${at}`,
  segmentType: 'IPv4' as const,
  instructions: id,
  ipStart: `10.77.${at}.1`,
  ipEnd: `10.77.${at}.9`,
});
const fill = async () => {
  for (const [at, id] of ids.entries()) await server.call(segments.add, { id, ...valuesOf(id, at) });
};
const listed = async () => {
  const { result } = await send(segments.query, { pageNo: 1, pageSize: 100, reference: 'all' });
  return result.filter(({ instructions }) => ids.includes(instructions));
};
const held = async () => (await server.call(segments.byIds, { ids })).map(({ id }) => id).sort();

it('a list has every id by itself; edits and deletions are of the one that is meant', async () => {
  await fill();
  const rows = await listed();
  expect(rows.map(({ id }) => id).sort()).toEqual([...ids].sort());
  for (const row of rows) expect(row.id).toBe(row.instructions);
  for (const row of rows) {
    const after = { ...ownValues(segmentList.fields, row), segmentName: `Changed ${row.id}` };
    sent = [];
    await send(segments.update, { id: row.id, ...after });
    expect(sent).toEqual([expect.stringMatching(`^\\{"id":${row.id},`)]);
    expect(sent[0]).toContain(`"instructions":"${row.id}"`);
  }
  for (const item of await server.call(segments.byIds, { ids }))
    expect(item.segmentName).toBe(`Changed ${item.id}`);
  const [first, second, ...others] = ids as [string, string, ...string[]];
  sent = [];
  await send(segments.remove, { ids: [first] });
  await send(segments.remove, { ids: others });
  expect(sent).toEqual([`{"ids":[${first}]}`, `{"ids":[${others.join()}]}`]);
  expect(await held()).toEqual([second]);
});

const deletion = (row: { id: string }, values: object) =>
  reversible(segments.remove, {
    title: 'network.deleted',
    input: { ids: [row.id] },
    kind: segmentList.presence,
    locator: { ids: [row.id] },
    before: { there: [{ id: row.id, ...values }] },
    after: { there: [] },
  } as never);

it('a deletion is taken back from the journal by a window that has read nothing yet', async () => {
  await fill();
  const row = (await listed())[3] as { id: string };
  await submitChange(deletion(row, ownValues(segmentList.fields, row as never)) as never);
  expect(await held()).not.toContain(row.id);
  const [[{ undo }]] = append.mock.calls as unknown as [[{ undo: never }]];
  setMeant(`another window ${Math.random()}`);
  const kept = recordFromUndo(undo);
  sent = [];
  const choose = () => Promise.reject(new Error('nobody is to be asked'));
  await restoreRecord(kept as never, { always: false, success: 'common.undone', choose, undoes: 1 });
  expect(sent[0]).toBe(`{"ids":[${row.id}]}`);
  expect(sent.some((body) => body.startsWith(`{"id":${row.id},`))).toBe(true);
  expect(await held()).toEqual([...ids].sort());
});

it('a change in the tray says which ids are numbers, and so does the file that is made of it', async () => {
  await fill();
  const row = (await listed())[5] as { id: string };
  setCollecting(
    () => 'yes',
    () => false,
  );
  const change = deletion(row, ownValues(segmentList.fields, row as never)) as { collects?: boolean };
  await submitChange({ ...change, collects: true } as never);
  const [[{ changes }]] = collect.mock.calls as unknown as [[{ changes: unknown[] }]];
  // The change as it comes out of the bridge and of the database.
  const collected = collectedChange.parse(JSON.parse(JSON.stringify(structuredClone(changes[0]))));
  expect(collected).toMatchObject({ place: { ids: [row.id] }, numberIds: [row.id] });
  const facts = { made: '2026-11-24T08:00:00.000Z', from: { server: 'Platform', user: 'Lin' } };
  const file = await readChangeBytes(Buffer.from(changeFileText([collected], facts)));
  if (file.problem !== null) throw new Error(`${file.problem} ${file.at}`);
  expect(file.changes).toMatchObject([{ place: { ids: [row.id] }, numberIds: [row.id] }]);
});
