/**
 * What was typed and not saved, kept in the window's own storage (in this browser where it is `lasting`) until it is saved or thrown away: it survives a
 * reload, Back, a sign-out and an ended session. By server, account and form, so that it is offered to whoever typed
 * it. A form keeps no secret here.
 */

import * as z from 'zod';
import { queryClient } from '#data/read.ts';
import { store } from '#data/store.ts';
import { activeServer, programAtom } from './program.ts';
import { sessionQuery } from './session.ts';

const keptDraft = z.object({
  /** Milliseconds since 1970. */
  time: z.number(),
  edits: z.record(z.string(), z.object({ from: z.unknown(), to: z.unknown() })),
});
export type Draft = z.output<typeof keptDraft>;

const prefix = 'steward.draft';
const lasting = 'steward.lasting ';

const storageOf = (key: string) => (key.startsWith(lasting) ? localStorage : sessionStorage);

/** Of a form about this computer, whoever is signed in to whichever server. */
export function localDraftKey(form: string): string {
  return [prefix, form].map(encodeURIComponent).join(' ');
}

/** Of a text that is worth more than a window: it is kept in this browser, and outlives a restart. */
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
  const text = storageOf(key).getItem(key);
  if (text === null) return null;
  try {
    return keptDraft.parse(JSON.parse(text));
  } catch {
    // Of another version: nobody can make anything of it.
    storageOf(key).removeItem(key);
    return null;
  }
}

/** null throws it away. Answers false where the window's storage is full: the draft lives in the form alone. */
export function keepDraft(key: string, draft: Draft | null): boolean {
  try {
    if (draft === null) storageOf(key).removeItem(key);
    else storageOf(key).setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}
