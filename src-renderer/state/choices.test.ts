import { beforeEach, expect, it, vi } from 'vitest';
import { shell } from '#data/shell/index.ts';
import { until } from '#shared/testing/until.ts';
import { onChoiceNotKept, saveChoice, takeChoices } from './choices.ts';
import { readHint } from './stored-hints.ts';

beforeEach(() => localStorage.clear());

it('brings along what the program has kept, and leaves what else is here', () => {
  localStorage.setItem('steward.here', '1');
  localStorage.setItem('steward.both', 'old');
  takeChoices({ both: 'new', there: '2' });
  expect(['here', 'both', 'there'].map(readHint)).toEqual(['1', 'new', '2']);
});

it('keeps a choice here and in the program; says so where the program can not', async () => {
  const asked: unknown[] = [];
  const invoke = vi.spyOn(shell, 'invoke').mockImplementation(async (name, args) => {
    asked.push([name, args]);
    if (asked.length === 1) return { ok: true, value: null };
    return { ok: false, error: { code: 'CHOICE_NOT_KEPT', message: 'full', params: { reason: 'ENOSPC' } } };
  });
  const failures: unknown[] = [];
  const stop = onChoiceNotKept((error) => failures.push(error));
  expect(saveChoice('list.one', 'a')).toBe(true);
  expect(readHint('list.one')).toBe('a');
  expect(saveChoice('list.one', '')).toBe(true);
  expect(readHint('list.one')).toBeNull();
  await until(() => failures.length > 0);
  expect(failures).toMatchObject([{ code: 'CHOICE_NOT_KEPT' }]);
  expect(asked).toEqual([
    ['choices.keep', { name: 'list.one', value: 'a' }],
    ['choices.keep', { name: 'list.one', value: '' }],
  ]);
  stop();
  invoke.mockRestore();
});
