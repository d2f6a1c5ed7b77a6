/** Profiles of the organisation's policy, equal at every start, with the user's additions. */
import { createHash } from 'node:crypto';
import type { PortableProfile } from '#shared/rules/servers/portable-profile.ts';
import type { ProxyChoice, ServerProfile } from '#shared/rules/servers/profile.ts';
import { proxyUserOf } from '#shared/rules/servers/server-fields.ts';
import { fromPortable } from './portable.ts';
import { noNames, type PersonalPart, type StoredProfile } from './profiles.ts';

export interface ManagedServers {
  readonly predefined: readonly PortableProfile[];
  /** Whether the user may not add, change or remove profiles. */
  readonly locked: boolean;
  /** `false` disables the sandbox. */
  readonly sandbox?: boolean;
}

export interface ManagedProfile {
  readonly profile: StoredProfile;
  /** User names that the policy leaves to the user. */
  readonly ownNames: ServerProfile['ownNames'];
}

/** Leaves out unusable profiles; `refused` is called with the name and the reason of each. */
export function managedProfiles(
  { predefined }: ManagedServers,
  personal: Readonly<Record<string, PersonalPart>>,
  refused: (name: string, error: unknown) => void,
): ManagedProfile[] {
  return predefined.flatMap((portable) => {
    try {
      const profile = fromPortable(portable, managedId(portable));
      const { names, ...part } = personal[profile.id] ?? { names: noNames };
      const ownNames = {
        proxy: profile.proxy.mode !== 'none' && proxyUserOf(profile.proxy) === '',
        // A token uses the same header as a gate.
        gate: profile.gateUser === '' && profile.signIn !== 'token',
      };
      const proxy = ownNames.proxy ? withUser(profile.proxy, names.proxy) : profile.proxy;
      const gateUser = ownNames.gate ? names.gate : profile.gateUser;
      return [{ profile: { ...profile, ...part, proxy, gateUser }, ownNames }];
    } catch (error) {
      refused(portable.name, error);
      return [];
    }
  });
}

/** Returns the proxy unchanged where the user has given no name. */
export function withUser(proxy: ProxyChoice, userName: string): ProxyChoice {
  if (proxy.mode === 'none') return proxy;
  if (proxy.mode === 'manual' || userName !== '') return { ...proxy, userName };
  const { userName: _, ...without } = proxy;
  return without;
}

/** A stable id of name and address, on which sessions, trust and last use depend. */
function managedId({ name, address }: PortableProfile): string {
  return `policy-${createHash('sha256').update(`${name}\n${address}`).digest('hex').slice(0, 24)}`;
}
