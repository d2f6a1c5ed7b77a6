/**
 * What was typed and not saved, kept in the window's own storage (by the program where it is `lasting`) until it is
 * saved or thrown away: it survives a reload, Back, a sign-out and an ended session. By server, account and form, so
 * that it is offered to whoever typed it. A form keeps no secret here.
 */

import * as z from 'zod';
import { queryClient } from '#data/read.ts';
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

/** Of a form about this computer, whoever is signed in to whichever server. */
export function localDraftKey(form: string): string {
  return [prefix, form].map(encodeURIComponent).join(' ');
}

/** Of a text that is worth more than a window: it outlives a restart. */
export function lastingDraftKey(form: string): string {
  return `${lasting}${draftKey(form)}`;
}

/** `form` names the form and what it is about, e.g. `tenant` or `licenceReminder/app/D1`. */
export function draftKey(form: string): string {
  const program = store.get(programAtom);
  const session = queryClient.getQueryData(sessionQuery.queryKey);
  const server = program ? activeServer(program.servers).id : '';
  const account = session ? `${session.tenant.tenantKey}/${session.user.id}` : '';
  return [prefix, server, account, form].map(encodeURIComponent).join(' ');
}

export function readDraft(key: string): Draft | null {
  const text = key.startsWith(lasting) ? lastingDraft(key) : sessionStorage.getItem(key);
  if (text === null) return null;
  try {
    return keptDraft.parse(JSON.parse(text));
  } catch {
    // Of another version: nobody can make anything of it.
    keepDraft(key, null);
    return null;
  }
}

/** null throws it away. Answers false where the window's storage is full: the draft lives in the form alone. */
export function keepDraft(key: string, draft: Draft | null): boolean {
  const text = draft && JSON.stringify({ time: draft.time, edits: draft.edits });
  if (key.startsWith(lasting)) return keepLastingDraft(key, text);
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
