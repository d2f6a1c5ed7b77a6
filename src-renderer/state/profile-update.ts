/** Replacing a profile by what was made over its newest edition; the shell refuses anything that was made over another. */

import { bridge } from '#data/bridge.ts';
import { BridgeError } from '#shared/bridge/errors.ts';
import type { ServerList } from '#shared/bridge/servers.ts';
import { draftOf } from '#shared/rules/servers/draft.ts';
import type { ServerCredential, ServerDraft, ServerProfile } from '#shared/rules/servers/profile.ts';

/** SERVER_UNKNOWN where it is no longer there. */
export function profileIn({ profiles }: ServerList, id: string): ServerProfile {
  const profile = profiles.find((one) => one.id === id);
  if (!profile) throw new BridgeError('SERVER_UNKNOWN', 'no such server profile');
  return profile;
}

/** null: it was changed since it was read, and nothing was written. `typed`: what SETTING_GUARDED asked for. */
export async function replaceProfile(
  { id, edition }: ServerProfile,
  draft: ServerDraft,
  typed?: string,
): Promise<ServerList | null> {
  try {
    return await bridge.servers.update({ id, edition, draft, typed });
  } catch (error) {
    if (error instanceof BridgeError && error.code === 'SERVER_EDITED') return null;
    throw error;
  }
}

/** Gives it to the server that the user saw: SERVER_CHANGED where the profile leads elsewhere by now. */
export async function giveCredential(
  shown: ServerProfile,
  credential: ServerCredential,
): Promise<ServerList> {
  for (;;) {
    const newest = profileIn(await bridge.servers.list({}), shown.id);
    if (newest.address !== shown.address)
      throw new BridgeError('SERVER_CHANGED', 'it leads elsewhere by now');
    // The kind of sign-in stays the profile's: one that the organisation manages must come back unchanged.
    const saved = await replaceProfile(newest, { ...draftOf(newest), credential });
    if (saved) return saved;
  }
}
