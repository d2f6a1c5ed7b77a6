/**
 * The profiles on the disk, after those of the organisation's policy. The active profile is the one that a new tab
 * of this process begins with; each tab has its own server (src-shared/bridge/server-mark-header.ts).
 */
import { BridgeError } from '#shared/bridge/errors.ts';
import type { ServerList } from '#shared/bridge/servers.ts';
import type { ChangedRules } from '#shared/rules/changes/approval/lowered-approval.ts';
import type { ServerProfile } from '#shared/rules/servers/profile.ts';
import { proxyUserOf } from '#shared/rules/servers/server-fields.ts';
import { rulesAt, type ServerRules, serverRulesOf, withTenant } from '#shared/rules/servers/server-rules.ts';
import { type LoadReport, openStore } from '../durable/store.ts';
import { settingsNotSaved } from '../settings/settings-service.ts';
import { type ManagedProfile, type ManagedServers, managedProfiles, withUser } from './managed-profiles.ts';
import {
  editionOf,
  noNames,
  type PersonalPart,
  profileMarkOf,
  readServers,
  type StoredProfile,
  type StoredServers,
  sandboxId,
  sandboxProfile,
  serversVersion,
  shownProfile,
} from './profiles.ts';
import type { ProfileSecrets } from './secrets.ts';

export type RuleFacts = Pick<StoredProfile, 'id' | 'name' | 'address' | 'environment' | 'readOnly'>;

export interface ProfileStore {
  readonly loaded: LoadReport;
  /** Reads changes of other programs. */
  refresh(): Promise<void>;
  active(): string;
  list(): ServerList;
  withMark(mark: string): StoredProfile | undefined;
  /** Throws SERVER_UNKNOWN where there is none. */
  get(id: string): StoredProfile;
  /** Rules for the profile's server. `tenant`: the key of the signed-in user's tenant; '' where unknown. */
  rules(profile: RuleFacts, tenant?: string): ServerRules;
  /** Whether the organisation's list is locked and lacks this profile. */
  isBlocked(id: string): boolean;
  /** Rules of the list's servers that would change with the user's own profile; null for its removal. */
  changedRules(
    id: string,
    to: Pick<StoredProfile, 'address' | 'environment'> | null,
  ): readonly ChangedRules[];
  /** Throws SERVER_BLOCKED. */
  refuseBlocked(id: string): void;
  /** Notes that this tenant was signed in at this address. */
  noteTenant(address: string, tenant: string): Promise<void>;
  /** Rejects with SERVER_BLOCKED. */
  choose(id: string): Promise<void>;
  /** Throws SERVERS_LOCKED where the policy forbids changes. */
  refuseLocked(): void;
  add(profiles: readonly StoredProfile[]): Promise<void>;
  /**
   * Rejects with SERVER_MANAGED where the profile is the policy's and more than the user's own part would change;
   * with SERVER_EDITED where the stored edition is not `over`.
   */
  replace(profile: StoredProfile, over?: string): Promise<void>;
  personalise(id: string, edit: (profile: StoredProfile) => Partial<PersonalPart>): Promise<void>;
  remove(id: string): Promise<void>;
  reorder(ids: readonly string[]): Promise<void>;
}

export async function openProfileStore(options: {
  readonly folder: string;
  readonly managed: ManagedServers;
  /** Called for an unusable server of the policy. */
  readonly onRefused: (error: unknown, name: string) => void;
  readonly secretsOf: (profile: StoredProfile) => ProfileSecrets;
  /** Whether the system's key store has the profile's secrets. */
  readonly remembers: (id: string) => boolean;
  /** Whether a missing folder stays missing, for callers that only read. */
  readonly looksOnly?: boolean;
}): Promise<ProfileStore> {
  const store = await openStore<StoredServers>({
    folder: options.folder,
    name: 'servers',
    version: serversVersion,
    looksOnly: options.looksOnly ?? false,
    read: readServers,
    defaults: () => ({ active: '', profiles: [], managed: {}, tenants: {} }),
  });

  let computed: { readonly from: StoredServers; readonly profiles: ManagedProfile[] } | null = null;
  /** Cached for each state of the disk, as every request needs it. */
  const managed = (): readonly ManagedProfile[] => {
    const from = store.current();
    if (computed?.from !== from) {
      const refused = (name: string, error: unknown): void => options.onRefused(error, name);
      computed = { from, profiles: managedProfiles(options.managed, from.managed, refused) };
    }
    return computed.profiles;
  };
  const ownProfiles = (): readonly StoredProfile[] => store.current().profiles;
  const managedOf = (id: string) => managed().find(({ profile }) => profile.id === id);
  const isManaged = (id: string): boolean => managedOf(id) !== undefined;
  const find = (id: string): StoredProfile | undefined =>
    managedOf(id)?.profile ?? ownProfiles().find((one) => one.id === id);
  const get = (id: string): StoredProfile => {
    const profile = find(id);
    if (!profile) throw new BridgeError('SERVER_UNKNOWN', 'no such server profile');
    return profile;
  };
  const change = async (edit: (stored: StoredServers) => StoredServers): Promise<void> => {
    try {
      await store.update(edit);
    } catch (error) {
      throw error instanceof BridgeError ? error : settingsNotSaved(error);
    }
  };
  const refuseLocked = (): void => {
    if (options.managed.locked) {
      throw new BridgeError('SERVERS_LOCKED', 'the servers are managed by the organisation');
    }
  };
  const refuseManaged = (id: string): void => {
    refuseLocked();
    if (isManaged(id)) throw new BridgeError('SERVER_MANAGED', 'this server is managed by the organisation');
  };

  const isBlocked = (id: string): boolean =>
    id === sandboxId ? options.managed.sandbox === false : options.managed.locked && !isManaged(id);
  const refuseBlocked = (id: string): void => {
    if (isBlocked(id)) {
      throw new BridgeError('SERVER_BLOCKED', 'the organisation does not allow this server');
    }
  };
  /** Cached for each state of the disk, as every request needs it. */
  let ruled: { readonly from: StoredServers; readonly by: Map<string, ServerRules> } | null = null;
  const rules: ProfileStore['rules'] = (profile, tenant = '') => {
    const from = store.current();
    if (ruled?.from !== from) ruled = { from, by: new Map() };
    const of = `${profile.id} ${tenant}`;
    const known = ruled.by.get(of);
    if (known) return known;
    const all = [
      ...managed().map((one) => ({ ...one.profile, managed: true })),
      ...ownProfiles().map((one) => ({ ...one, managed: false })),
    ];
    const found = serverRulesOf({ ...profile, managed: isManaged(profile.id) }, all, from.tenants, tenant);
    ruled.by.set(of, found);
    return found;
  };

  const changedRules: ProfileStore['changedRules'] = (id, to) => {
    const { tenants } = store.current();
    const theirs = managed().map((one) => ({ ...one.profile, managed: true }));
    const mine = ownProfiles().map((one) => ({ ...one, managed: false }));
    const now = [...theirs, ...mine];
    const then = now.flatMap((one) => (one.managed || one.id !== id ? [one] : to ? [{ ...one, ...to }] : []));
    return now.map(({ id: of, name, address }) => ({
      name,
      blocked: isBlocked(of),
      before: rulesAt(address, now, tenants),
      after: rulesAt(address, then, tenants),
    }));
  };

  let { active } = store.current();
  const activeNow = (): string => {
    if ((active === sandboxId || find(active)) && !isBlocked(active)) return active;
    // Without a valid choice: the organisation's first server, else the sandbox, else the user's first.
    const [first] = [
      ...managed().map(({ profile }) => profile.id),
      ...[sandboxId, ...ownProfiles().map(({ id }) => id)].filter((id) => !isBlocked(id)),
    ];
    return first ?? sandboxId;
  };

  const personalise: ProfileStore['personalise'] = async (id, edit) => {
    const { trusted, clientCertificate, lastUsed } = { ...get(id), ...edit(get(id)) };
    const part = { trusted, clientCertificate, lastUsed };
    if (isManaged(id)) {
      const { names = store.current().managed[id]?.names ?? noNames } = edit(get(id));
      return change((now) => ({ ...now, managed: { ...now.managed, [id]: { ...part, names } } }));
    }
    await change((now) => ({
      ...now,
      profiles: now.profiles.map((profile) => (profile.id === id ? { ...profile, ...part } : profile)),
    }));
  };

  return {
    loaded: store.loaded,
    async refresh() {
      await store.refresh();
    },
    active: activeNow,
    list() {
      const shown = (profile: StoredProfile, of: Pick<ServerProfile, 'managed' | 'ownNames'>) => {
        const { credential, proxyPassword, gatePassword } = options.secretsOf(profile);
        const has = {
          credential: credential !== null,
          proxyPassword: proxyPassword !== null,
          gatePassword: gatePassword !== null,
          remembered: options.remembers(profile.id),
        };
        const blocked = isBlocked(profile.id);
        return shownProfile(profile, has, { ...of, blocked, rules: rules(profile) });
      };
      return {
        active: activeNow(),
        locked: options.managed.locked,
        profiles: [
          { ...sandboxProfile, blocked: isBlocked(sandboxId) },
          ...managed().map(({ profile, ownNames }) => shown(profile, { managed: true, ownNames })),
          ...ownProfiles().map((profile) =>
            shown(profile, { managed: false, ownNames: { proxy: true, gate: true } }),
          ),
        ],
      };
    },
    withMark: (mark) =>
      managed().find(({ profile }) => profileMarkOf(profile) === mark)?.profile ??
      ownProfiles().find((profile) => profileMarkOf(profile) === mark),
    get,
    rules,
    changedRules,
    isBlocked,
    refuseBlocked,
    async noteTenant(address, tenant) {
      // A known tenant is not written again: every sign-in reports one.
      if (withTenant(store.current().tenants, address, tenant) === store.current().tenants) return;
      await change((now) => ({ ...now, tenants: { ...withTenant(now.tenants, address, tenant) } }));
    },
    async choose(id) {
      if (id !== sandboxId) get(id);
      refuseBlocked(id);
      await change((now) => ({ ...now, active: id }));
      active = id;
    },
    refuseLocked,
    async add(profiles) {
      refuseLocked();
      await change((now) => ({ ...now, profiles: [...now.profiles, ...profiles] }));
    },
    async replace(profile, over) {
      refuseEdited(get(profile.id), over);
      if (options.managed.locked || isManaged(profile.id)) {
        // The user's own part of a policy's profile is a secret or a certificate, never the address.
        const names = managedOf(profile.id)?.ownNames ?? { proxy: false, gate: false };
        if (fixedPart(profile, names) !== fixedPart(get(profile.id), names)) refuseManaged(profile.id);
        const { clientCertificate, proxy, gateUser } = profile;
        return personalise(profile.id, () => ({
          clientCertificate,
          names: { proxy: names.proxy ? proxyUserOf(proxy) : '', gate: names.gate ? gateUser : '' },
        }));
      }
      await change((now) => {
        const found = now.profiles.find((one) => one.id === profile.id);
        if (!found) throw new BridgeError('SERVER_UNKNOWN', 'no such server profile');
        // Another program on the same folder may have written meanwhile.
        refuseEdited(found, over);
        const next = { ...profile, lastUsed: found.lastUsed };
        return { ...now, profiles: now.profiles.map((one) => (one === found ? next : one)) };
      });
    },
    personalise,
    async remove(id) {
      refuseManaged(id);
      get(id);
      await change((now) => ({ ...now, profiles: now.profiles.filter((profile) => profile.id !== id) }));
    },
    async reorder(ids) {
      refuseLocked();
      const indexById = new Map(ids.map((id, index) => [id, index]));
      const at = ({ id }: StoredProfile): number => indexById.get(id) ?? ids.length;
      await change((now) => ({ ...now, profiles: [...now.profiles].sort((a, b) => at(a) - at(b)) }));
    },
  };
}

/** `over` is undefined where the caller has just read the profile. */
function refuseEdited(profile: StoredProfile, over: string | undefined): void {
  // wall: profile-edition
  if (over !== undefined && editionOf(profile) !== over)
    throw new BridgeError('SERVER_EDITED', 'this server was changed meanwhile');
}

function fixedPart(profile: StoredProfile, names: ServerProfile['ownNames']): string {
  const { trusted: _, clientCertificate: __, lastUsed: ___, ...rest } = profile;
  const proxy = names.proxy ? withUser(rest.proxy, '') : rest.proxy;
  const fixed = { ...rest, proxy, gateUser: names.gate ? '' : rest.gateUser };
  return JSON.stringify(Object.entries(fixed).sort(([a], [b]) => a.localeCompare(b)));
}
