/** On the desktop every draft outlives the program: a logout of the computer asks nothing. */
import { beforeEach, expect, test, vi } from 'vitest';
import { keepDraft, localDraftKey, readDraft } from './drafts.ts';

const kept = vi.hoisted(() => vi.fn(async () => ({ ok: true, value: null })));
vi.mock('#data/shell/index.ts', () => ({ shell: { shell: 'desktop', invoke: kept }, onShellLost: vi.fn() }));
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('a draft of any form is stored by the program, and offered again without the session storage', async () => {
  vi.useFakeTimers();
  const key = localDraftKey('tenant');
  const draft = { time: 5, edits: { name: { from: 'a', to: 'b' } } };
  expect(keepDraft(key, draft)).toBe(true);
  await vi.advanceTimersByTimeAsync(500);
  vi.useRealTimers();
  expect(kept).toHaveBeenCalledExactlyOnceWith(
    'choices.keep',
    { name: `draft ${key}`, value: JSON.stringify(draft) },
    { outlives: true },
  );
  sessionStorage.clear();
  expect(readDraft(key)).toEqual(draft);
  keepDraft(key, null);
  expect(readDraft(key)).toBeNull();
});
