/** The tray while it is applied: concurrent edits, a sudden loss of power, and which set rolled back which. */
import { copyFile, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CollectedChange } from '#shared/rules/changes/collected-change.ts';
import { type ChangesService, createChangesService } from './changes-service.ts';
import { openTrayFile } from './tray-file.ts';

const server = 'sandbox';
const user = 'Lin';
let folder: string;
let time: number;
let service: ChangesService;
const underWay = new Map<string, { server: string; change: CollectedChange }>();
const opened: ChangesService[] = [];

function open(of = folder): ChangesService {
  const file = openTrayFile({ folder: of, keyStore: null, now: () => time });
  const made = createChangesService({ file, underWay });
  opened.push(made);
  return made;
}
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'steward-changes-')), 'changes');
  time = 1;
  underWay.clear();
  service = open();
});
afterEach(() => {
  for (const each of opened.splice(0)) each.end();
});

const edit = (id: string, from: unknown, to: unknown): CollectedChange => ({
  title: 'network.changed',
  kind: 'ipSegment',
  place: { id },
  edits: { name: { from, to } },
  touches: ['segments.query'],
  path: '',
});
const collect = (changes: readonly CollectedChange[], back?: number) =>
  service.collect({ server, user, changes: [...changes], ...(back !== undefined && { back }) });
const made = ({ place, edits }: CollectedChange) => ({ place, edits });
const waiting = async () =>
  (await service.tray({ server })).changes.map(({ id, state, edits }) => ({ id, state, ...edits.name }));
async function note(id: number, wish: number, change: CollectedChange) {
  await service.note({ server, id, wish, result: 'done', message: '', applied: made(change) });
}

/** Applies all waiting changes, and returns the set's id. */
async function applied(): Promise<number> {
  for (const change of (await service.tray({ server })).changes) {
    await service.begin({ server, ...change });
    await note(change.id, change.wish, change);
  }
  time += 1;
  return (await service.close({ server, user })).set ?? 0;
}

describe('another wish while it is applied', () => {
  const first = edit('S1', 'a', 'b');
  beforeEach(() => collect([first]));

  it('before it is sent: it is not sent as it was', async () => {
    await service.edit({ server, id: 1, edits: { name: { from: 'a', to: 'c' } } });
    expect(await service.begin({ server, id: 1, wish: 0 })).toBeNull();
    await service.note({ server, id: 1, wish: 0, result: 'conflict', message: '', applied: null });
    expect(await waiting()).toEqual([{ id: 1, state: 'waiting', from: 'a', to: 'c' }]);
  });

  it.each([
    ['edited', () => service.edit({ server, id: 1, edits: { name: { from: 'a', to: 'c' } } })],
    ['collected', () => collect([edit('S1', 'b', 'c')])],
  ])('while it is sent, %s: what was made can be rolled back, the rest waits over it', async (_, change) => {
    await service.begin({ server, id: 1, wish: 0 });
    await change();
    await note(1, 0, first);
    expect(underWay.size).toBe(0);
    const { set } = await service.close({ server, user });
    expect((await service.set({ server, id: set ?? 0 })).changes).toMatchObject([
      { state: 'done', edits: first.edits, applied: made(first) },
    ]);
    expect(await waiting()).toEqual([{ id: 1, state: 'waiting', from: 'b', to: 'c' }]);
  });

  it('while it is sent, back to what it was: that waits', async () => {
    await service.begin({ server, id: 1, wish: 0 });
    await collect([edit('S1', 'b', 'a')]);
    await note(1, 0, first);
    await service.close({ server, user });
    expect(await waiting()).toEqual([{ id: 2, state: 'waiting', from: 'b', to: 'a' }]);
  });

  it('while it is sent, and it was refused: the new wish waits as it is', async () => {
    await service.begin({ server, id: 1, wish: 0 });
    await collect([edit('S1', 'b', 'c')]);
    await service.note({ server, id: 1, wish: 0, result: 'failed', message: 'no', applied: null });
    expect(await waiting()).toEqual([{ id: 1, state: 'waiting', from: 'a', to: 'c' }]);
  });
});

it('the result of a change is in the file at once; a change without a result counts as begun, under the same key', async () => {
  const change = edit('S1', 'a', 'b');
  await collect([change]);
  const begun = await service.begin({ server, id: 1, wish: 0 });
  // The disk after a loss of power: everything up to the first write that was about to be sent.
  const left = await mkdtemp(join(tmpdir(), 'steward-changes-'));
  for (const name of ['changes.db', 'changes.db-wal']) await copyFile(join(folder, name), join(left, name));
  await note(1, 0, change);
  expect((await open().tray({ server })).changes).toMatchObject([{ state: 'done' }]);
  const after = open(left);
  expect((await after.tray({ server })).changes).toMatchObject([{ state: 'sending', edits: change.edits }]);
  expect(await after.begin({ server, id: 1, wish: 0 })).toEqual(begun);
});

describe('a change that may have come about since', () => {
  const locator = { server, id: 1, wish: 0 };
  const came = async (result: 'failed' | 'unknown' | 'done', late?: boolean) => {
    const applied = result === 'done' ? made(edit('S1', 'a', 'b')) : null;
    await service.note({ ...locator, result, message: '', applied, late });
  };
  const found = async () =>
    (await service.tray({ server })).changes.map(({ state, begun }) => ({ state, begun }));
  beforeEach(() => collect([edit('S1', 'a', 'b')]));

  it.each([
    ['refused', 'failed', false, false],
    ['failed within', 'failed', true, true],
    ['lost', 'unknown', false, true],
    ['done', 'done', false, false],
  ] as const)('%s', async (_, result, late, begun) => {
    expect(await found()).toEqual([{ state: 'waiting', begun: false }]);
    await service.begin(locator);
    expect(await found()).toEqual([{ state: 'sending', begun: true }]);
    await came(result, late);
    expect(await found()).toEqual([{ state: result, begun }]);
  });

  it('stays so where a later attempt sent nothing, under the same key', async () => {
    const begun = await service.begin(locator);
    await came('unknown');
    await came('failed');
    expect(await found()).toEqual([{ state: 'failed', begun: true }]);
    expect(await service.begin(locator)).toEqual(begun);
  });

  it('is done, or another wish, in the end', async () => {
    await service.begin(locator);
    await came('failed', true);
    await came('done');
    expect(await found()).toEqual([{ state: 'done', begun: false }]);
    await collect([edit('S2', 'a', 'b')]);
    await service.note({ ...locator, id: 2, result: 'failed', message: '', applied: null, late: true });
    await service.edit({ server, id: 2, edits: { name: { from: 'a', to: 'c' } } });
    expect((await found())[1]).toEqual({ state: 'waiting', begun: false });
  });
});

describe('rolled back', () => {
  const there = [edit('S1', 'a', 'b'), edit('S2', 'x', 'y')];
  const back = [edit('S1', 'b', 'a'), edit('S2', 'y', 'x')];
  const sets = async () =>
    (await service.tray({ server })).sets.map(({ id, tookBack, takenBack }) => ({ id, tookBack, takenBack }));

  it('both sets say so, and a part of it says how much', async () => {
    await collect(there);
    const first = await applied();
    await collect(back, first);
    await service.drop({ server, ids: [4] });
    expect(await sets()).toEqual([{ id: first, tookBack: [], takenBack: null }]);
    const second = await applied();
    const part = { id: second, tookBack: [{ id: first, time: 2 }], takenBack: null };
    expect(await sets()).toEqual([part, { id: first, tookBack: [], takenBack: { time: 3, count: 1 } }]);
    await collect(back.slice(1), first);
    const third = await applied();
    expect(await sets()).toEqual([
      { ...part, id: third },
      part,
      { id: first, tookBack: [], takenBack: { time: 4, count: 2 } },
    ]);
    await service.forgetSet({ server, id: first });
    expect((await sets())[0]?.tookBack).toEqual([{ id: first, time: null }]);
  });

  it('with something else in it, it is no way back', async () => {
    await collect(there);
    const first = await applied();
    await collect(back, first);
    await collect([edit('S1', 'a', 'z'), edit('S2', 'x', 'z')]);
    await applied();
    expect((await sets()).every(({ tookBack, takenBack }) => tookBack.length === 0 && !takenBack)).toBe(true);
  });
});

describe('one set', () => {
  const three = ['S1', 'S2', 'S3'].map((id) => edit(id, 'a', 'b'));
  const sets = async () => (await service.tray({ server })).sets.map(({ id, made }) => ({ id, made }));
  const came = (id: number, result: 'unknown' | 'failed') =>
    service.note({ server, id, wish: 0, result, message: '', applied: null });
  const begin = (id: number) => service.begin({ server, id, wish: 0 });

  it('after a sudden end: what was done, what is found done, and the rest', async () => {
    await collect(three);
    await begin(1);
    await note(1, 0, edit('S1', 'a', 'b'));
    await begin(2);
    // The window was closed, and the tray is opened again.
    const set = (await service.close({ server, user, cut: true })).set;
    await note(2, 0, edit('S2', 'a', 'b'));
    expect(await service.close({ server, user })).toEqual({ set });
    expect(await applied()).toBe(set);
    expect(await sets()).toEqual([{ id: set, made: 3 }]);
  });

  it('with what came about later; what was cancelled is applied as another one', async () => {
    await collect(three);
    await begin(1);
    await note(1, 0, edit('S1', 'a', 'b'));
    await begin(2);
    await came(2, 'unknown');
    const { set } = await service.close({ server, user });
    await note(2, 0, edit('S2', 'a', 'b'));
    expect(await service.close({ server, user })).toEqual({ set });
    const other = await applied();
    expect(other).not.toBe(set);
    expect(await sets()).toEqual([
      { id: other, made: 1 },
      { id: set, made: 2 },
    ]);
  });

  it('not with another wish, nor where it is forgotten', async () => {
    await collect(three);
    await begin(1);
    await note(1, 0, edit('S1', 'a', 'b'));
    const set = (await service.close({ server, user, cut: true })).set ?? 0;
    await service.edit({ server, id: 2, edits: { name: { from: 'a', to: 'z' } } });
    const other = await applied();
    expect(await sets()).toEqual([
      { id: other, made: 1 },
      { id: set, made: 2 },
    ]);
    await collect([edit('S4', 'a', 'b'), edit('S5', 'a', 'b')]);
    const [first] = (await service.tray({ server })).changes;
    await begin(first?.id ?? 0);
    await note(first?.id ?? 0, 0, edit('S4', 'a', 'b'));
    const third = (await service.close({ server, user, cut: true })).set ?? 0;
    await service.forgetSet({ server, id: third });
    expect(await applied()).toBeGreaterThan(third);
  });
});

it('tells under which key a change was sent last, also where that is let go', async () => {
  const keyNow = async () => (await service.tray({ server })).changes.map(({ sentKey }) => sentKey);
  await collect([edit('S1', 'a', 'b')]);
  expect(await keyNow()).toEqual(['']);
  const begun = await service.begin({ server, id: 1, wish: 0 });
  expect(await keyNow()).toEqual([begun?.key]);
  const late = { result: 'failed', message: '', applied: null, late: true } as const;
  await service.note({ server, id: 1, wish: 0, ...late });
  expect(await keyNow()).toEqual([begun?.key]);
  await service.edit({ server, id: 1, edits: { name: { from: 'a', to: 'c' } } });
  expect(await keyNow()).toEqual(['']);
});
