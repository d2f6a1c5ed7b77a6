/** Server profiles as they stand on the disk: no secret is among them. The sandbox is built in and not stored. */
import * as z from 'zod';
import { environmentTags, type ServerProfile } from '#shared/bridge/servers.ts';

export const sandboxId = 'sandbox';

export const sandboxProfile: ServerProfile = {
  id: sandboxId,
  name: 'Sandbox',
  kind: 'sandbox',
  address: '',
  environment: 'sandbox',
  signIn: 'account',
  hasCredential: false,
};

const storedProfile = z.object({
  id: z.string().min(1).max(64),
  name: z.string().min(1).max(60),
  address: z.string().min(1).max(512),
  environment: z.enum(environmentTags),
  signIn: z.enum(['token', 'cookie']),
});
export type StoredProfile = z.output<typeof storedProfile>;

const storedServers = z.object({ active: z.string(), profiles: z.array(storedProfile) });
export type StoredServers = z.output<typeof storedServers>;

/** Null where the data is no list of profiles at all. An active server that is not in the list means the sandbox. */
export function readServers(data: unknown): StoredServers | null {
  const found = storedServers.safeParse(data);
  if (!found.success) return null;
  const { active, profiles } = found.data;
  return { active: profiles.some((profile) => profile.id === active) ? active : sandboxId, profiles };
}
