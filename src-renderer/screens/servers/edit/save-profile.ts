/**
 * Saving a profile: the user's own fields over the newest one, which the shell refuses to replace by anything that was
 * made over an older one. Where another window changed the same, the user is asked.
 */

import { bridge } from '#data/bridge.ts';
import type { ServerList } from '#shared/bridge/servers.ts';
import { type Clash, mergeEdits, settle } from '#shared/kit/merge.ts';
import type { ServerProfile } from '#shared/rules/servers/profile.ts';
import { profileIn, replaceProfile } from '#state/profile-update.ts';
import { whenTyped } from '#widgets/when-typed.ts';
import {
  changesSecrets,
  editsOf,
  type FormEdits,
  fieldsOf,
  formOf,
  givesSecrets,
  type ProfileFields,
} from './profile-fields.ts';
import { type ServerForm, toDraft, toForm } from './server-form.ts';

export interface ProfileWork {
  readonly edits: FormEdits;
  /** As it stands in the form, with the profile under it as it is shown. */
  readonly values: ServerForm;
  readonly shown: ServerProfile;
  /** The fields as they were when the user began with each of them. */
  readonly begun: ProfileFields;
}

/** Names of the fields that are the user's; null: nothing is to be saved. */
type Choose = (
  clashes: readonly Clash<ProfileFields>[],
  newest: ServerProfile,
) => Promise<ReadonlySet<string> | null>;

/** null: the user would rather look again. Throws BridgeError. */
export async function saveProfile(work: ProfileWork, choose: Choose): Promise<ServerList | null> {
  let wanted = editsOf(work.edits, work.values, work.begun);
  /** Where the secrets of this save are meant to go. */
  let seen = work.shown.address;
  for (;;) {
    const list = await bridge.servers.list({});
    const newest = profileIn(list, work.shown.id);
    const { after, changed, clashes } = mergeEdits(wanted, fieldsOf(toForm(newest), newest));
    const elsewhere = newest.address !== seen && !wanted.address && givesSecrets(work.edits);
    const asked = elsewhere
      ? [...clashes, { name: 'address', from: seen, mine: seen, theirs: newest.address }]
      : clashes;
    if (asked.length > 0) {
      const mine = await choose(asked, newest);
      if (!mine) return null;
      wanted = settle(wanted, clashes, (name) => mine.has(name));
      if (elsewhere && mine.has('address'))
        wanted = { ...wanted, address: { from: newest.address, to: seen } };
      seen = newest.address;
      continue;
    }
    if (changed.length === 0 && !changesSecrets(work.edits)) return list;
    const draft = toDraft(formOf(after, changed, work.edits, newest), newest);
    const done = await whenTyped('settings.approve', (typed) => replaceProfile(newest, draft, typed));
    if (!done) return null;
    if (done.answer) return done.answer;
  }
}
