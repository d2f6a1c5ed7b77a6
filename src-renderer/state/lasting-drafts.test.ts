import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { shell } from '#data/shell/index.ts';
import {
  keepLastingDraft,
  lastingDraft,
  mostLastingDrafts,
  takeLastingDrafts,
  tellLastingDrafts,
} from './lasting-drafts.ts';

const told: [string, string][] = [];
let refuses = false;
const text = (time: number, words = 'words') => JSON.stringify({ time, words });

beforeEach(() => {
  localStorage.clear();
  told.length = 0;
  refuses = false;
  vi.useFakeTimers();
  vi.spyOn(shell, 'invoke').mockImplementation(async (_, args) => {
    const { name, value } = args as { readonly name: string; readonly value: string };
    told.push([name, value]);
    return refuses
      ? { ok: false, error: { code: 'CHOICE_NOT_KEPT', message: 'full', params: { reason: 'FULL' } } }
      : { ok: true, value: null };
  });
});
afterEach(() => {
  tellLastingDrafts();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('is at hand at once, and told to the program after the last key alone', async () => {
  keepLastingDraft('a', text(1));
  keepLastingDraft('a', text(2));
  expect(lastingDraft('a')).toBe(text(2));
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(500);
  expect(told).toEqual([['draft a', text(2)]]);
  keepLastingDraft('a', text(2));
  await vi.advanceTimersByTimeAsync(500);
  expect(told).toHaveLength(1);
});

it('is thrown away at once, here and there', () => {
  keepLastingDraft('a', text(1));
  keepLastingDraft('a', null);
  expect(lastingDraft('a')).toBeNull();
  expect(told).toEqual([['draft a', '']]);
});

it('is told when the page is left', () => {
  keepLastingDraft('a', text(1));
  dispatchEvent(new Event('pagehide'));
  expect(told).toEqual([['draft a', text(1)]]);
});

it('begins with what the program has; what was sent elsewhere is gone here, too', async () => {
  keepLastingDraft('sent', text(1));
  keepLastingDraft('changed', text(1));
  await vi.advanceTimersByTimeAsync(500);
  takeLastingDrafts({ 'draft changed': text(2), 'draft other': text(3), 'list.one': '{}' });
  expect(['sent', 'changed', 'other'].map(lastingDraft)).toEqual([null, text(2), text(3)]);
});

it('tells the program what never came to it, unless it has something newer', async () => {
  refuses = true;
  keepLastingDraft('alone', text(5));
  keepLastingDraft('older', text(5));
  keepLastingDraft('newer', text(5));
  await vi.advanceTimersByTimeAsync(500);
  told.length = 0;
  takeLastingDrafts({ 'draft older': text(9), 'draft newer': text(2) });
  expect(told).toEqual([
    ['draft alone', text(5)],
    ['draft newer', text(5)],
  ]);
  expect(['alone', 'older', 'newer'].map(lastingDraft)).toEqual([text(5), text(9), text(5)]);
});

it('gives up the one changed longest ago', () => {
  for (let at = 0; at <= mostLastingDrafts; at += 1) keepLastingDraft(`${at}`, text(at === 7 ? 0 : at + 1));
  expect(lastingDraft('7')).toBeNull();
  expect(lastingDraft('0')).not.toBeNull();
  expect(told).toEqual([['draft 7', '']]);
});
