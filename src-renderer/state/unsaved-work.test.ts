import { expect, test, vi } from 'vitest';
import { guardUnsaved, leaving, mayLeave, withoutAsking, wouldLose } from './unsaved-work.ts';

const at = (pathname: string, search = '') => ({ pathname, search });

test('leaving the page happens when every guard agrees', async () => {
  const act = vi.fn(async () => expect(wouldLose(at('/servers'))).toBe(false));
  expect(await leaving(act)).toBe(true);
  const ask = vi.fn(async () => false);
  const stop = guardUnsaved(ask);
  expect(await leaving(act)).toBe(false);
  ask.mockResolvedValueOnce(true);
  expect(await leaving(act)).toBe(true);
  stop();
  expect(await leaving(act)).toBe(true);
  expect([act.mock.calls.length, ask.mock.calls.length]).toEqual([3, 2]);
});

test('a failure guards again', async () => {
  await expect(leaving(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  const stop = guardUnsaved(async () => true);
  expect(wouldLose(at('/servers'))).toBe(true);
  stop();
});

test('an address loses work that is not there any more, and asks about that alone', async () => {
  const [page, dialog] = [vi.fn(async () => true), vi.fn(async () => true)];
  const stops = [
    guardUnsaved(page, ({ pathname }) => pathname.startsWith('/base')),
    guardUnsaved(dialog, ({ pathname }) => pathname === '/base/lang'),
  ];
  expect([at('/base/lang'), at('/base'), at('/servers')].map(wouldLose)).toEqual([false, true, true]);
  await mayLeave(at('/base'));
  expect([page.mock.calls.length, dialog.mock.calls.length]).toEqual([0, 1]);
  await withoutAsking(() => expect(wouldLose(at('/servers'))).toBe(false));
  for (const stop of stops) stop();
  expect(wouldLose(at('/servers'))).toBe(false);
});

test('one question for the form of a page and that of its dialog', async () => {
  const ask = vi.fn(async () => true);
  const stops = [guardUnsaved(ask), guardUnsaved(ask)];
  expect(await mayLeave(at('/servers'))).toBe(true);
  expect(ask).toHaveBeenCalledOnce();
  for (const stop of stops) stop();
});

test('a value that is saved while its question is open is not asked about any more', async () => {
  const ask = (nothing: Promise<true>) => nothing;
  let stop = guardUnsaved(ask);
  const answer = mayLeave(at('/servers'));
  let answered = false;
  void answer.then(() => {
    answered = true;
  });
  // A remounted form stays guarded without a gap.
  stop();
  stop = guardUnsaved(ask);
  await new Promise((done) => setTimeout(done, 0));
  expect(answered).toBe(false);
  stop();
  expect(await answer).toBe(true);
});
