/** Looks up the profile of a `steward://` link, or refuses it by name; the link is never followed here. */
import type { EmitEvent } from '#shared/bridge/index.ts';
import type { ServerList } from '#shared/bridge/servers.ts';
import type { ServerProfile } from '#shared/rules/servers/profile.ts';
import type { ServersService } from '../services/servers/servers-service.ts';
import { type LinkRefusal, parseDeepLink } from './deep-link.ts';

export type LinkOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly refusal: LinkRefusal | 'UNKNOWN_PROFILE' };

/** Finds a profile by its id, or by its name where the name is unique. */
export function findProfile({ profiles }: ServerList, named: string): ServerProfile | undefined {
  const byName = profiles.filter(({ name }) => name === named);
  return profiles.find(({ id }) => id === named) ?? (byName.length === 1 ? byName[0] : undefined);
}

/** Emits an event, after which the console asks the user. */
export async function openLink(
  text: string,
  { servers, emit }: { servers: Pick<ServersService, 'list'>; emit: EmitEvent },
): Promise<LinkOutcome> {
  const link = parseDeepLink(text);
  if (!link.ok) return link;
  const found = findProfile(await servers.list(), link.profile);
  if (!found) return { ok: false, refusal: 'UNKNOWN_PROFILE' };
  const { id, name, environment } = found;
  emit('servers.linkOpened', { profile: { id, name, environment }, path: link.path });
  return { ok: true };
}
