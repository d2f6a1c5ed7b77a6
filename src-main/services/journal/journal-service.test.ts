import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { JournalEntry, JournalFilter } from '#shared/bridge/journal.ts';
import type { JournalService } from './journal-service.ts';
import { anEntry, journals, start } from './testing/journals.ts';

const all = journals();
const { open } = all;
const undo = {
  title: 'tenant.change.name',
  endpoint: 'tenant.saveName',
  input: '{"name":"old"}',
  touches: [],
};
const entry: JournalEntry = {
  ...anEntry,
  before: '{"name":"old\\nline"}',
  after: '{"name":"new","password":"hunter2"}',
  message: 'line one\nline two',
};
const everything: JournalFilter = {
  search: '',
  titles: [],
  server: null,
  result: null,
  from: null,
  to: null,
};
const list = async (journal: JournalService, filter: Partial<JournalFilter> = {}, offset = 0, limit = 100) =>
  journal.list({ ...everything, ...filter, offset, limit });

it('keeps entries without their secrets, newest first, over a start', async () => {
  const journal = open();
  await journal.append(entry);
  await journal.append({ ...entry, time: start + 1, before: null, after: null, result: 'failed' });
  journal.close();
  const again = open();
  const { entries, total } = await again.listWhole({ ...everything, offset: 0, limit: 100 });
  expect(total).toBe(2);
  const { undo: _, ...written } = entry;
  const shown = { ...written, undoes: null, approver: '', allowedBy: '' };
  expect(entries).toEqual([
    {
      ...shown,
      time: start + 1,
      before: null,
      after: null,
      result: 'failed',
      id: 2,
      undoable: false,
      undone: false,
    },
    { ...shown, after: '{"name":"new","password":"•••"}', id: 1, undoable: false, undone: false },
  ]);
  expect(await again.entry(1)).toEqual({ entry: entries[1] });
  expect(await again.entry(3)).toEqual({ entry: null });
  const listed = (await list(again)).entries[1];
  const { before: _before, after: _after, ...short } = entries[1] ?? expect.unreachable();
  expect(listed).toEqual({
    ...short,
    changed: {
      about: [],
      fields: [
        { path: 'name', before: 'old\nline', after: 'new' },
        { path: 'password', before: null, after: '•••' },
      ],
      more: 0,
    },
  });
});

it('says which entry an undo takes back, and sums up no state that is large', async () => {
  const journal = open();
  const { id } = await journal.append(entry);
  const large = JSON.stringify({ name: 'x'.repeat(70_000) });
  await journal.append({ ...entry, before: large, undoes: id });
  const [undo, first] = (await list(journal)).entries;
  expect(undo).toMatchObject({ undoes: id, changed: { about: [], fields: [], more: 0 } });
  expect(first).toMatchObject({ undoes: null });
});

it('pages to the last of many', async () => {
  const journal = open();
  for (let n = 0; n < 250; n += 1) await journal.append({ ...entry, time: start + n, user: `u${n}` });
  const { entries, total } = await list(journal, {}, 240, 100);
  expect(total).toBe(250);
  expect(entries.map(({ user }) => user)).toEqual([
    'u9',
    'u8',
    'u7',
    'u6',
    'u5',
    'u4',
    'u3',
    'u2',
    'u1',
    'u0',
  ]);
});

it.each<[string, Partial<JournalFilter>, number]>([
  ['a word of the user', { search: 'zoe' }, 1],
  ['a word of what it was before', { search: 'LINE' }, 3],
  ['a per cent sign, as it stands', { search: '%' }, 0],
  ['an underscore, as it stands', { search: '_' }, 1],
  ['a title in the user’s words', { search: 'no such text', titles: ['tenant.change.phone'] }, 1],
  ['a server', { server: 'other' }, 1],
  ['a result', { result: 'unknown' }, 1],
  ['a time', { from: start + 1, to: start + 1 }, 1],
  ['all of them', { search: 'line', server: 'sandbox', result: 'done', from: start, to: start }, 1],
])('finds by %s', async (_what, filter, count) => {
  const journal = open();
  await journal.append({ ...entry, message: '' });
  await journal.append({ ...entry, message: '', user: 'under_score', server: 'other', result: 'unknown' });
  await journal.append({ ...entry, message: '', user: 'Zoe', time: start + 1, title: 'tenant.change.phone' });
  const found = await list(journal, filter);
  expect(found.total).toBe(count);
});

describe('undo', () => {
  it('is offered once, with how many later changes there were', async () => {
    const journal = open();
    const { id } = await journal.append({ ...entry, undo });
    expect(await journal.undoOf(id)).toEqual({ undo, later: 0 });
    await journal.append(entry);
    await journal.append({ ...entry, server: 'other' });
    await journal.append({ ...entry, endpoint: 'tenant.else' });
    await journal.append({ ...entry, result: 'failed' });
    expect(await journal.undoOf(id)).toEqual({ undo, later: 1 });
    expect((await list(journal)).entries.map(({ undoable }) => undoable)).toEqual([
      false,
      false,
      false,
      false,
      true,
    ]);
    await journal.markUndone(id);
    expect(await journal.undoOf(id)).toEqual({ undo: null, later: 0 });
    expect((await list(journal)).entries.at(-1)).toMatchObject({ undone: true, undoable: false });
  });

  it('is begun by one window only, until it lets go or the time is over', async () => {
    let time = start;
    const [one, other] = [open({ now: () => time }), open({ now: () => time })];
    const { id } = await one.append({ ...entry, undo });
    expect(await Promise.all([one.claimUndo(id), other.claimUndo(id)])).toEqual([
      { claimed: true },
      { claimed: false },
    ]);
    await one.releaseUndo(id);
    expect(await other.claimUndo(id)).toEqual({ claimed: true });
    time += 5 * 60_000 + 1;
    expect(await one.claimUndo(id)).toEqual({ claimed: true });
    await one.markUndone(id);
    time += 60 * 60_000;
    expect(await other.claimUndo(id)).toEqual({ claimed: false });
    expect(await other.claimUndo(999)).toEqual({ claimed: false });
  });

  it('is not kept where it holds a secret, and not offered for what failed', async () => {
    const journal = open();
    const secret = await journal.append({ ...entry, undo: { ...undo, input: '{"password":"x"}' } });
    const failed = await journal.append({ ...entry, undo, result: 'failed' });
    expect((await journal.undoOf(secret.id)).undo).toBeNull();
    expect((await journal.undoOf(failed.id)).undo).toBeNull();
    expect((await journal.undoOf(999)).undo).toBeNull();
  });
});

it('forgets what is older than the days it is kept', async () => {
  let now = start;
  const journal = open({ now: () => now, keepDays: () => 90 });
  await journal.append(entry);
  now += 89 * 86_400_000;
  await journal.append({ ...entry, time: now });
  expect((await list(journal)).total).toBe(2);
  now += 2 * 86_400_000;
  expect((await list(journal)).total).toBe(1);
});

it('forgets at once what is older than a smaller number of days', async () => {
  let days = 90;
  const journal = open({ keepDays: () => days });
  await journal.append({ ...entry, time: start - 31 * 86_400_000 });
  await journal.append(entry);
  expect((await list(journal)).total).toBe(2);
  days = 30;
  expect((await list(journal)).total).toBe(1);
});

it('forgets everything when asked, also in the file', async () => {
  const journal = open();
  await journal.append({ ...entry, message: 'a word that is found nowhere else' });
  expect(await journal.forgetAll()).toEqual({ forgotten: 1 });
  const { readFile } = await import('node:fs/promises');
  for (const name of await readdir(all.folder)) {
    expect((await readFile(join(all.folder, name))).includes('found nowhere else'), name).toBe(false);
  }
});

it('names servers and titles for the filter, and tells of changes', async () => {
  const changed = vi.fn();
  const journal = open({ onChanged: changed });
  await journal.append(entry);
  await journal.append({ ...entry, server: 'b', serverName: 'Beta', title: 'other.title' });
  expect(await journal.facets()).toEqual({
    servers: [
      { id: 'b', name: 'Beta' },
      { id: 'sandbox', name: 'Sandbox' },
    ],
    titles: ['other.title', 'tenant.change.name'],
    setAside: null,
    lostTail: false,
  });
  expect(changed).toHaveBeenCalledTimes(2);
});

it('takes the month files of earlier versions over, once', async () => {
  const { mkdir } = await import('node:fs/promises');
  await mkdir(all.folder, { recursive: true });
  const { undo: _undo, serverName: _name, ...older } = entry;
  const text = `${JSON.stringify(older)}\n{"time":1,"serv\n${JSON.stringify({ ...older, user: 'second' })}\n`;
  await writeFile(join(all.folder, '2026-11.ndjson'), text);
  const journal = open();
  expect((await list(journal)).entries.map(({ user }) => user)).toEqual(['second', 'admin']);
  journal.close();
  expect((await list(open())).total).toBe(2);
  expect((await readdir(all.folder)).filter((name) => name.includes('ndjson'))).toEqual([
    '2026-11.ndjson.taken-over',
  ]);
});

it.each([
  ['no database', 'something else entirely '.repeat(200)],
  ['empty', ''],
])('sets a file aside that is %s, says so, and begins anew', async (_, content) => {
  const { mkdir } = await import('node:fs/promises');
  await mkdir(all.folder, { recursive: true });
  await writeFile(join(all.folder, 'journal.db'), content);
  const setAside = vi.fn();
  const journal = open({ setAside });
  await journal.append(entry);
  expect(setAside).toHaveBeenCalledWith(expect.stringMatching(/journal\.corrupt-/));
  expect((await list(journal)).total).toBe(1);
  expect((await journal.facets()).setAside).toMatch(/^journal\.corrupt-/);
});

it('says so when it can not be written, and works again when it can', async () => {
  await writeFile(all.folder, 'a file where the folder should be');
  const journal = open();
  await expect(journal.append(entry)).rejects.toMatchObject({
    code: 'JOURNAL_NOT_WRITTEN',
    params: { reason: 'EEXIST' },
  });
  await expect(list(journal)).rejects.toMatchObject({
    code: 'JOURNAL_NOT_READ',
    params: { reason: 'EEXIST' },
  });
  await rm(all.folder);
  await journal.append(entry);
  expect((await list(journal)).total).toBe(1);
});

it('loses nothing between two programs on one folder', async () => {
  const [one, other] = [open(), open()];
  for (let n = 0; n < 100; n += 1) {
    await one.append({ ...entry, user: `one ${n}` });
    await other.append({ ...entry, user: `other ${n}` });
  }
  expect((await list(one)).total).toBe(200);
});

it('keeps one entry for what is noted before it is sent, however often something is said of it', async () => {
  const journal = open();
  const key = '7d1f';
  const sent = await journal.append({ ...entry, result: 'unknown', key });
  expect(await journal.sentUnder(entry)).toEqual({ key });
  expect(await journal.append({ ...entry, result: 'unknown', message: 'cut', key })).toEqual(sent);
  expect(await journal.append({ ...entry, result: 'done', key })).toEqual(sent);
  // A later 'unknown' does not overwrite 'done'.
  await journal.append({ ...entry, result: 'unknown', message: 'let go', key });
  await journal.append({ ...entry, user: 'another' });
  const { entries } = await list(journal);
  expect(entries.map(({ result, message, user }) => [user, result, message])).toEqual([
    ['another', 'done', entry.message],
    [entry.user, 'done', entry.message],
  ]);
  expect(await journal.sentUnder(entry)).toEqual({ key: null });
});
