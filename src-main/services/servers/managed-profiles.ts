/** Profiles that the organisation's policy brings: the same on every start, with what the user added by using them. */
import { createHash } from 'node:crypto';
import type { PortableProfile } from '#shared/rules/servers/portable-profile.ts';
import type { ProxyChoice, ServerProfile } from '#shared/rules/servers/profile.ts';
import { proxyUserOf } from '#shared/rules/servers/server-fields.ts';
import { fromPortable } from './portable.ts';
import { noNames, type PersonalPart, type StoredProfile } from './profiles.ts';

export interface ManagedServers {
  readonly predefined: readonly PortableProfile[];
  /** The user can't add, change or remove any. */
  readonly locked: boolean;
  /** `false`: the built-in server can't be used. */
  readonly sandbox?: boolean;
}

export interface ManagedProfile {
  readonly profile: StoredProfile;
  /** Names that the policy does not give: the user's own. */
  readonly ownNames: ServerProfile['ownNames'];
}

/** Those that can't be used are left out; `refused` is told why, with the name. */
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
        // A token needs the same header as a gate.
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

/** As it is where the user has given none. */
export function withUser(proxy: ProxyChoice, userName: string): ProxyChoice {
  if (proxy.mode === 'none') return proxy;
  if (proxy.mode === 'manual' || userName !== '') return { ...proxy, userName };
  const { userName: _, ...without } = proxy;
  return without;
}

/** Stable while name and address are: sessions, trust and last use follow it. */
function managedId({ name, address }: PortableProfile): string {
  return `policy-${createHash('sha256').update(`${name}\n${address}`).digest('hex').slice(0, 24)}`;
}
