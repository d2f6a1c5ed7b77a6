import { describe, expect, it } from 'vitest';
import { createEntry } from './entry.ts';
import { type RequestFacts, readFacts } from './wall.ts';

const asked = (site: string, mode = 'navigate', dest = 'document'): RequestFacts =>
  readFacts(['Sec-Fetch-Site', site, 'Sec-Fetch-Mode', mode, 'Sec-Fetch-Dest', dest]);
const typed = asked('none');
const page = asked('same-origin', 'cors', 'empty');

describe('on a port that somebody chose', () => {
  it('the path is new at every start', () => {
    const [one, other] = [createEntry(true), createEntry(true)];
    expect(one.path).toMatch(/^\/~[\w-]{22}\/$/);
    expect(one.path).not.toBe(other.path);
  });
  it('what was left there is cleared until the first tab is in, whose data are ours', () => {
    const entry = createEntry(true);
    expect(entry.admit(entry.path, typed).headers).toEqual(['Clear-Site-Data', '"cache", "storage"']);
    entry.claimStorage();
    expect(entry.admit(entry.path, typed).headers).toEqual([]);
  });
});

it('the page on the disk clears by an address that nobody is told of, until the first tab is in', () => {
  const entry = createEntry(true);
  expect(entry.clearing).toMatch(/^\/~[\w-]{22}$/);
  expect(entry.path).not.toContain(entry.clearing);
  expect(entry.clear()).toEqual(['Clear-Site-Data', '"cache", "storage"']);
  entry.claimStorage();
  expect(entry.clear()).toEqual([]);
  expect(createEntry(false).clearing).toBeNull();
});

it('on a free port links lead to the root too, and nothing is cleared', () => {
  const entry = createEntry(false);
  for (const target of ['/', entry.path]) {
    expect(entry.admit(target, typed).ticket).not.toBe('');
    expect(entry.admit(target, typed).headers).toEqual([]);
  }
  expect([entry.linkPath, createEntry(true).linkPath === '/']).toEqual(['/', false]);
});

describe('a ticket', () => {
  it.each<[string, string | null, RequestFacts, boolean]>([
    ['typed or opened by a program', null, typed, true],
    ['led to from a page on the disk', null, asked('cross-site'), true],
    [
      'asked for by a service worker with the browser’s own request',
      null,
      asked('same-origin', 'navigate', 'empty'),
      false,
    ],
    ['the same, led to from elsewhere', null, asked('cross-site', 'navigate', 'empty'), false],
    ['asked for by a script', null, page, false],
    ['opened by a page of the same address', null, asked('same-origin'), false],
    ['in a frame', null, asked('none', 'navigate', 'iframe'), false],
    ['another address', '/info', typed, false],
  ])('%s: %s', (_what, target, facts, given) => {
    const entry = createEntry(true);
    expect(entry.admit(target ?? entry.path, facts).ticket !== '').toBe(given);
  });
  it('lets a browser in once; without one none is let in', () => {
    const entry = createEntry(true);
    const { ticket } = entry.admit(entry.path, typed);
    for (const wrong of [undefined, '', 'x', null, { ticket }]) expect(entry.passes(page, wrong)).toBe(false);
    expect(entry.passes(page, ticket)).toBe(true);
    expect(entry.passes(page, ticket)).toBe(false);
  });
  it('is nothing that a program of the user’s own needs', () => {
    expect(createEntry(true).passes(readFacts([]), undefined)).toBe(true);
  });
});
