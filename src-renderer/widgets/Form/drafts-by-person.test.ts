/** Drafts are offered by server, tenant and person, even after a sign-out. */
import { act, renderHook } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { afterAll, beforeEach, expect, it } from 'vitest';
import type { SessionFacts } from '#shared/api/session/session.ts';
import { aProfile } from '#state/testing/profile.ts';
import { aSession } from '#state/testing/session.ts';

const { queryClient } = await import('#data/read.ts');
const { programAtom } = await import('#state/program.ts');
const { sessionQuery } = await import('#state/session.ts');
const { useEdits } = await import('./use-edits.ts');

const stored = { text: 'old' };
function at(server: string, who: SessionFacts | null): void {
  const servers = { active: server, locked: false, profiles: [aProfile({ id: 'a' }), aProfile({ id: 'b' })] };
  getDefaultStore().set(programAtom, { servers } as never);
  queryClient.setQueryData(sessionQuery.queryKey, who);
}
const open = (form: string) => renderHook(() => useEdits(form, stored));
const offered = (form: string) => {
  const { result, unmount } = open(form);
  const fields = result.current.offer?.fields ?? null;
  unmount();
  return fields;
};
const me = aSession({});

afterAll(() => getDefaultStore().set(programAtom, null));
beforeEach(() => sessionStorage.clear());

it.each(['tenant', 'names/tenant/t1', 'names/config/9', 'licenceReminder/internal/'])(
  '%s: what was typed is there after a sign-out and a sign-in of the same person, and nobody else is shown it',
  (form) => {
    at('a', me);
    const first = open(form);
    act(() => first.result.current.set('text', 'typed'));
    // The session ends while the form is open; its input until closing is kept for its author.
    at('a', null);
    act(() => first.result.current.set('text', 'typed more'));
    first.unmount();
    expect(offered(form)).toBeNull();
    at('a', aSession({ user: { id: '8' } }));
    expect(offered(form)).toBeNull();
    at('a', aSession({ tenant: { tenantKey: 't2' } }));
    expect(offered(form)).toBeNull();
    at('b', me);
    expect(offered(form)).toBeNull();
    at('a', me);
    expect(offered(`${form}/other`)).toBeNull();
    const { result } = open(form);
    act(() => result.current.offer?.take());
    expect(result.current.values.text).toBe('typed more');
  },
);
