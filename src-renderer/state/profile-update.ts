/** Replaces a profile with a draft based on its newest edition; the shell refuses a draft based on an older one. */

import { bridge } from '#data/bridge.ts';
import { BridgeError } from '#shared/bridge/errors.ts';
import type { ServerList } from '#shared/bridge/servers.ts';
import { serverDraftOf } from '#shared/rules/servers/draft.ts';
import type { ServerCredential, ServerDraft, ServerProfile } from '#shared/rules/servers/profile.ts';

/** Throws SERVER_UNKNOWN when the profile has been removed. */
export function profileIn({ profiles }: ServerList, id: string): ServerProfile {
  const profile = profiles.find((one) => one.id === id);
  if (!profile) throw new BridgeError('SERVER_UNKNOWN', 'no such server profile');
  return profile;
}

/** Returns null, writing nothing, when the profile has changed. `typed`: the name that SETTING_GUARDED demands. */
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

/** Stores a credential for the server on view. Throws SERVER_CHANGED when the profile meanwhile leads elsewhere. */
export async function giveCredential(
  shown: ServerProfile,
  credential: ServerCredential,
): Promise<ServerList> {
  for (;;) {
    const newest = profileIn(await bridge.servers.list({}), shown.id);
    if (newest.address !== shown.address)
      throw new BridgeError('SERVER_CHANGED', 'it leads elsewhere by now');
    // The sign-in kind must stay the profile's: a managed one is refused when it differs.
    const saved = await replaceProfile(newest, { ...serverDraftOf(newest), credential });
    if (saved) return saved;
  }
}
