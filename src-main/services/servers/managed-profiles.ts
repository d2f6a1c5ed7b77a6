/** Profiles that the organisation's policy brings: the same on every start, with what the user added by using them. */
import { createHash } from 'node:crypto';
import type { PortableProfile } from '#shared/rules/servers/portable-profile.ts';
import { fromPortable } from './portable.ts';
import type { PersonalPart, StoredProfile } from './profiles.ts';

export interface ManagedServers {
  readonly predefined: readonly PortableProfile[];
  /** The user can't add, change or remove any. */
  readonly locked: boolean;
}

/** Those that can't be used are left out; `refused` is told why, with the name. */
export function managedProfiles(
  { predefined }: ManagedServers,
  personal: Readonly<Record<string, PersonalPart>>,
  refused: (name: string, error: unknown) => void,
): StoredProfile[] {
  return predefined.flatMap((portable) => {
    try {
      const profile = fromPortable(portable, managedId(portable));
      return [{ ...profile, ...personal[profile.id] }];
    } catch (error) {
      refused(portable.name, error);
      return [];
    }
  });
}

/** Stable while name and address are: sessions, trust and last use follow it. */
function managedId({ name, address }: PortableProfile): string {
  return `policy-${createHash('sha256').update(`${name}\n${address}`).digest('hex').slice(0, 24)}`;
}
