/**
 * Unsaved input until it is saved or discarded: kept in the window's session storage, or by the program for `lasting`
 * drafts and for all drafts of the desktop, where the end of the computer's session asks nothing. A draft survives a
 * reload, Back, a sign-out and an ended session. Its key has server, account and form, so only its author is offered
 * it. Forms keep no secrets here.
 */

import * as z from 'zod';
import { queryClient } from '#data/read.ts';
import { shell } from '#data/shell/index.ts';
import { store } from '#data/store.ts';
import { keepLastingDraft, lastingDraft } from './lasting-drafts.ts';
import { activeServer, programAtom } from './program.ts';
import { sessionQuery } from './session.ts';

const keptDraft = z.object({
  /** Milliseconds since 1970. */
  time: z.number(),
  edits: z.record(z.string(), z.object({ from: z.unknown(), to: z.unknown() })),
});
export type Draft = z.output<typeof keptDraft>;

const prefix = 'steward.draft';
const lasting = 'lasting ';

const isLasting = (key: string): boolean => shell.shell === 'desktop' || key.startsWith(lasting);

/** Key of a form about this computer, independent of server and account. */
export function localDraftKey(form: string): string {
  return [prefix, form].map(encodeURIComponent).join(' ');
}

/** Key of a long text's draft, which outlives the window and a restart. */
export function lastingDraftKey(form: string): string {
  return `${lasting}${draftKey(form)}`;
}

/** `form` names the form and what it is about, e.g. `tenant` or `licenceReminder/app/D1`. */
export function draftKey(form: string): string {
  const program = store.get(programAtom);
  const session = queryClient.getQueryData(sessionQuery.queryKey);
  const server = program ? activeServer(program.servers).id : '';
  const account = /* wall: draft-account */ session ? `${session.tenant.tenantKey}/${session.user.id}` : '';
  return [prefix, server, account, form].map(encodeURIComponent).join(' ');
}

export function readDraft(key: string): Draft | null {
  const text = isLasting(key) ? lastingDraft(key) : sessionStorage.getItem(key);
  if (text === null) return null;
  try {
    return keptDraft.parse(JSON.parse(text));
  } catch {
    // Another version wrote the draft; it can't be read.
    keepDraft(key, null);
    return null;
  }
}

/** A null `draft` discards it. Returns false when the window's storage is full; then only the form has the input. */
export function keepDraft(key: string, draft: Draft | null): boolean {
  const text = draft && JSON.stringify({ time: draft.time, edits: draft.edits });
  if (isLasting(key)) return keepLastingDraft(key, text);
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
