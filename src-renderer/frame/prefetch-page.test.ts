import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '#data/read.ts';
import { treeQuery } from '#state/menu.ts';
import type { Screen } from '#state/screen.ts';
import { sessionQuery } from '#state/session.ts';
import { aSession } from '#state/testing/session.ts';
import { prefetchOnPointing, prefetchPageReads } from './prefetch-page.ts';

const [loadCode, readData] = [vi.fn<(path: string) => void>(), vi.fn<(path: string) => void>()];
const read = (): string[] => readData.mock.calls.map(([path]) => path);

beforeAll(() => {
  const hear = prefetchOnPointing({ loadCode, readData });
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, hear);
});
beforeEach(() => {
  vi.useFakeTimers();
  document.body.replaceChildren(
    link('/apps', 'Applications'),
    link('/base?dept=7', 'Base'),
    link('https://elsewhere.example/', 'Elsewhere'),
    document.createElement('p'),
  );
});
afterEach(() => {
  point('p');
  vi.useRealTimers();
  loadCode.mockReset();
  readData.mockReset();
  queryClient.clear();
});

function link(href: string, text: string): HTMLElement {
  const made = document.createElement('a');
  made.setAttribute('href', href);
  made.append(document.createElement('span'));
  made.append(text);
  return made;
}

function point(selector: string, type = 'pointerover'): void {
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));
}

it('loads the code of a link that is pointed at, and reads for whoever rests on it', () => {
  point('a span');
  expect(loadCode.mock.calls).toEqual([['/apps']]);
  vi.advanceTimersByTime(50);
  point('a');
  expect(read()).toEqual([]);
  vi.advanceTimersByTime(30);
  expect(read()).toEqual(['/apps']);
  point('a span');
  vi.advanceTimersByTime(1000);
  expect([loadCode.mock.calls.length, read().length]).toEqual([1, 1]);
});

it.each(['p', 'a[href^="/base"]', 'a[href^="https"]'])('reads nothing for who goes on to %s', (elsewhere) => {
  point('a');
  vi.advanceTimersByTime(50);
  point(elsewhere);
  vi.advanceTimersByTime(1000);
  expect(read()).toEqual([]);
});

it('loads the code of what an address says more of, and of no other host', () => {
  point('a[href^="/base"]');
  point('a[href^="https"]');
  expect(loadCode.mock.calls).toEqual([['/base']]);
});

it('takes the focus of the keyboard for a hand', () => {
  point('a', 'focusin');
  vi.advanceTimersByTime(80);
  expect(read()).toEqual(['/apps']);
});

const facts = aSession({});
const prefetch = vi.fn(() => Promise.reject(new Error('no line')));
const screenFor = (permission: Screen['permission']) =>
  ({ id: 'apps', permission, page: { prefetch } }) as unknown as Screen;

it.each([
  ['signedIn', true],
  [{ menu: 'granted' }, true],
  [{ menu: 'other' }, false],
] as const)('asks in advance for a page of the right %o: %s', (permission, asks) => {
  prefetch.mockClear();
  queryClient.setQueryData(sessionQuery.queryKey, facts);
  queryClient.setQueryData(treeQuery(facts).queryKey, [{ menuCode: 'granted', children: [] }] as never);
  void prefetchPageReads(screenFor(permission as Screen['permission']));
  expect(prefetch.mock.calls.length > 0).toBe(asks);
});

it('asks nothing while nobody is signed in, nor while it is not known what is granted', () => {
  prefetch.mockClear();
  void prefetchPageReads(screenFor('signedIn'));
  queryClient.setQueryData(sessionQuery.queryKey, facts);
  void prefetchPageReads(screenFor({ menu: 'granted' } as unknown as Screen['permission']));
  void prefetchPageReads(undefined);
  expect(prefetch).not.toHaveBeenCalled();
});
