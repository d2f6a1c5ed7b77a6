/**
 * Saves a profile: merges the user's own fields into the newest profile, since the shell refuses one that is based on
 * an older state. Where another window changed the same field, the user is asked.
 */

import { bridge } from '#data/bridge.ts';
import type { ServerList } from '#shared/bridge/servers.ts';
import { type Clash, mergeEdits, resolveClashes } from '#shared/kit/merge.ts';
import type { ServerProfile } from '#shared/rules/servers/profile.ts';
import { profileIn, replaceProfile } from '#state/profile-update.ts';
import { loosenApproval } from '#widgets/loosen-approval.ts';
import {
  changesSecrets,
  editsOf,
  type FormEdits,
  fieldsOf,
  givesSecrets,
  mergedServerForm,
  type ProfileFields,
} from './profile-fields.ts';
import { type ServerForm, toDraft, toForm } from './server-form.ts';

export interface ProfileWork {
  readonly edits: FormEdits;
  /** The form's values, and the profile that they are based on. */
  readonly values: ServerForm;
  readonly baseProfile: ServerProfile;
  /** Each field's value at the time when the user began to change it. */
  readonly initialFields: ProfileFields;
}

/** Resolves to the names of fields with the user's value; null cancels the save. */
type Choose = (
  clashes: readonly Clash<ProfileFields>[],
  newest: ServerProfile,
) => Promise<ReadonlySet<string> | null>;

/** Resolves to null if the user has cancelled. Rejects with BridgeError. */
export async function saveProfile(work: ProfileWork, choose: Choose): Promise<ServerList | null> {
  let edits = editsOf(work.edits, work.values, work.initialFields);
  /** The address that the secrets of this save are meant for. */
  let shownAddress = work.baseProfile.address;
  for (;;) {
    const list = await bridge.servers.list({});
    const newest = profileIn(list, work.baseProfile.id);
    const { after, changed, clashes } = mergeEdits(edits, fieldsOf(toForm(newest), newest));
    const elsewhere =
      newest.address !== shownAddress &&
      !edits.address &&
      /* wall: secret-shown-where */ givesSecrets(work.edits);
    const confirmed = elsewhere
      ? [...clashes, { name: 'address', from: shownAddress, mine: shownAddress, theirs: newest.address }]
      : clashes;
    if (confirmed.length > 0) {
      const mine = await choose(confirmed, newest);
      if (!mine) return null;
      edits = resolveClashes(edits, clashes, (name) => mine.has(name));
      if (elsewhere && mine.has('address'))
        edits = { ...edits, address: { from: newest.address, to: shownAddress } };
      shownAddress = newest.address;
      continue;
    }
    if (changed.length === 0 && !changesSecrets(work.edits)) return list;
    const draft = toDraft(mergedServerForm(after, changed, work.edits, newest), newest);
    const done = await loosenApproval('settings.approve', (typed) => replaceProfile(newest, draft, typed));
    if (!done) return null;
    if (done.answer) return done.answer;
  }
}
