import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ListedJournalEntry } from '#shared/bridge/journal.ts';
import { undoEntry, undoObstacle } from './undo-entry.ts';

const journal = vi.hoisted(() => ({
  entry: vi.fn(),
  undoOf: vi.fn(),
  markUndone: vi.fn(),
  claimUndo: vi.fn(),
  releaseUndo: vi.fn(),
}));
const [submitChange, confirm, notify] = vi.hoisted(() => [vi.fn(), vi.fn(), vi.fn()]);
vi.mock('#data/bridge.ts', () => ({ bridge: { journal } }));
vi.mock('#data/changes/index.ts', async () => ({
  submitChange,
  ...(await import('#data/changes/undo-once.ts')),
}));
vi.mock('../confirm.tsx', () => ({ confirm }));
vi.mock('../notify.tsx', () => ({ notify }));
vi.mock('#data/text.ts', () => ({
  translateIfKnown: (key: string) => (key.startsWith('known') || key === 'journal.fields.name' ? key : null),
  translate: (key: string) => key,
}));

const entry: ListedJournalEntry = {
  id: 7,
  time: 0,
  server: 'sandbox',
  serverName: 'Sandbox',
  user: 'Lin',
  approver: '',
  allowedBy: '',
  title: 'known.title',
  endpoint: 'frame.permissionCacheReload',
  result: 'done',
  message: '',
  undoable: true,
  undone: false,
  undoes: null,
  changed: { about: [], fields: [], more: 0 },
};
const here = { server: 'sandbox', user: 'Lin' };

test.each<[string, Partial<ListedJournalEntry>, Partial<typeof here> | { user: null }, string | null]>([
  ['it can', {}, {}, null],
  ['undone already', { undone: true, undoable: false }, {}, 'already'],
  ['failed', { result: 'failed', undoable: false }, {}, 'notDone'],
  ['nobody knows', { result: 'unknown', undoable: false }, {}, 'notDone'],
  ['no inverse', { undoable: false }, {}, 'none'],
  ['another server in use', {}, { server: 'other' }, 'otherServer'],
  ['nobody signed in', {}, { user: null }, 'signedOut'],
  ['somebody else', {}, { user: 'Mo' }, 'otherUser'],
])('%s', (_what, over, where, obstacle) => {
  expect(undoObstacle({ ...entry, ...over }, { ...here, ...where })).toBe(obstacle);
});

describe('undoing', () => {
  const undo = {
    title: 'known.inverse',
    endpoint: 'frame.permissionCacheReload',
    input: '{"name":"old"}',
    touches: [],
  };
  const t = (key: string, params?: object) => `${key} ${JSON.stringify(params ?? {})}`;
  beforeEach(() => {
    vi.resetAllMocks();
    journal.entry.mockResolvedValue({ entry: { ...entry, before: null, after: '{"name":"new"}' } });
    journal.undoOf.mockResolvedValue({ undo, later: 0 });
    journal.claimUndo.mockResolvedValue({ claimed: true });
    confirm.mockResolvedValue(true);
    submitChange.mockResolvedValue(null);
  });

  test('shows what a whole call of an earlier version would set', async () => {
    await undoEntry(7, 'Sandbox', t);
    const [{ text }] = confirm.mock.lastCall as [{ text: string }];
    expect(text).toContain(
      'journal.changed.field {"field":"journal.fields.name","before":"new","after":"old"}',
    );
  });

  test('asks, submits the inverse with what it finds, and notes it', async () => {
    await undoEntry(7, 'Sandbox', t);
    expect(confirm).toHaveBeenCalledWith(expect.objectContaining({ danger: false }));
    expect(submitChange).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'known.inverse', input: { name: 'old' }, before: { name: 'new' } }),
    );
    expect(journal.markUndone).toHaveBeenCalledWith({ id: 7 });
    expect(notify).not.toHaveBeenCalled();
  });

  test('is left to the window that is at it', async () => {
    journal.claimUndo.mockResolvedValue({ claimed: false });
    await undoEntry(7, 'Sandbox', t);
    expect(confirm).not.toHaveBeenCalled();
    expect(submitChange).not.toHaveBeenCalled();
    expect(notify).toHaveBeenCalledWith({
      tone: 'info',
      text: expect.stringContaining('record.undo.elsewhere'),
    });
  });

  test('another window may, where this one did not', async () => {
    confirm.mockResolvedValue(false);
    await undoEntry(7, 'Sandbox', t);
    expect(journal.releaseUndo).toHaveBeenCalledWith({ id: 7 });
    expect(journal.markUndone).not.toHaveBeenCalled();
  });

  test('warns of later changes', async () => {
    journal.undoOf.mockResolvedValue({ undo, later: 2 });
    await undoEntry(7, 'Sandbox', t);
    expect(confirm).toHaveBeenCalledWith(
      expect.objectContaining({
        danger: true,
        text: expect.stringContaining('journal.undo.later {"count":2}'),
      }),
    );
  });

  test.each<[string, () => void, number, string | null]>([
    ['the user thinks better of it', () => confirm.mockResolvedValue(false), 0, null],
    [
      'the server refuses: the door has said so',
      () => submitChange.mockRejectedValue(new Error('no')),
      1,
      null,
    ],
    [
      'it was forgotten meanwhile',
      () => journal.entry.mockResolvedValue({ entry: null }),
      0,
      'journal.undo.gone',
    ],
    [
      'it was undone meanwhile',
      () => journal.undoOf.mockResolvedValue({ undo: null, later: 0 }),
      0,
      'journal.undo.gone',
    ],
    [
      'another version’s endpoint',
      () => journal.undoOf.mockResolvedValue({ undo: { ...undo, endpoint: 'gone.away' }, later: 0 }),
      0,
      'journal.undo.otherVersion',
    ],
  ])('%s: not noted as undone', async (_what, arrange, submitted, told) => {
    arrange();
    await undoEntry(7, 'Sandbox', t);
    expect(submitChange).toHaveBeenCalledTimes(submitted);
    expect(journal.markUndone).not.toHaveBeenCalled();
    if (told === null) expect(notify).not.toHaveBeenCalled();
    else
      expect(notify).toHaveBeenCalledWith(expect.objectContaining({ text: expect.stringContaining(told) }));
  });
});
