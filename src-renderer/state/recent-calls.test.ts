import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { withCallNote } from '#data/calls.ts';
import { setServerMark } from '#data/server-mark.ts';
import { store } from '#data/store.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { programAtom, type ProgramState } from './program.ts';
import { latestFailedCalls, useRecentCalls } from './recent-calls.ts';
import { aProfile } from './testing/profile.ts';

const fail = (endpoint: string, error: Error) =>
  withCallNote(endpoint, () => Promise.reject(error)).catch(() => undefined);

/** A tab on the first of these profiles. */
function show(...profiles: readonly { readonly id: string; readonly mark: string }[]): void {
  const [first = { id: '', mark: '' }] = profiles;
  const servers = { active: first.id, profiles: profiles.map((part) => aProfile(part)) };
  store.set(programAtom, { servers } as unknown as ProgramState);
  setServerMark(first.mark);
}

const [harbour, office] = [
  { id: 'harbour', mark: 'mark-of-harbour' },
  { id: 'office', mark: 'mark-of-office' },
];
beforeEach(() => show(harbour, office));

it('remembers a failed call with its code, also after the endpoint has answered', async () => {
  const refused = { kind: 'refused', endpoint: 'a.save', code: 1001, status: 200, message: 'No.' } as const;
  await fail('a.save', new ApiError(refused));
  await withCallNote('a.save', async () => null);
  await fail('a.given-up', new DOMException('left', 'AbortError'));
  expect(latestFailedCalls('harbour')).toMatchObject([
    { endpoint: 'a.save', result: 'refused', code: 1001, status: 200 },
  ]);
  expect(JSON.stringify(latestFailedCalls('harbour'))).not.toContain('No.');
});

const lost = new ApiError({ kind: 'network', endpoint: '', message: '' });

it('remembers twenty of each server', async () => {
  for (let at = 0; at < 25; at++) await fail(`b.call${at}`, lost);
  show(office, harbour);
  await fail('b.call', lost);
  expect(latestFailedCalls('harbour')).toHaveLength(20);
  expect(latestFailedCalls('harbour')[0]).toMatchObject({ endpoint: 'b.call24', result: 'network' });
  expect(latestFailedCalls('office').map(({ endpoint }) => endpoint)).toEqual(['b.call']);
});

it('tells the calls of one server from those of another one, also where the tab went on meanwhile', async () => {
  const slow = Promise.withResolvers<null>();
  const late = withCallNote('c.read', () => slow.promise).catch(() => undefined);
  show(office, harbour);
  await withCallNote('c.read', async () => null);
  slow.reject(lost);
  await late;
  const read = (profile: string) =>
    renderHook(() => useRecentCalls(profile)).result.current.find(({ endpoint }) => endpoint === 'c.read');
  expect(read('harbour')).toMatchObject({ result: 'network', times: 1 });
  expect(read('office')).toMatchObject({ result: 'done', times: 1 });
  expect(latestFailedCalls('harbour')[0]).toMatchObject({ endpoint: 'c.read' });
  expect(latestFailedCalls('office').some(({ endpoint }) => endpoint === 'c.read')).toBe(false);
});

it('remembers the failed calls of a server whose profile is edited', async () => {
  await fail('d.read', lost);
  show({ ...harbour, mark: 'mark-of-the-next-edition' }, office);
  expect(latestFailedCalls('harbour')[0]).toMatchObject({ endpoint: 'd.read' });
});
