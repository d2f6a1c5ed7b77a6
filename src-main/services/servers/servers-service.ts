/**
 * Server profiles: which platform server the console talks to. Credentials live in this process's memory only,
 * are bound to one address, and are never answered (design §2, src-shared/bridge/servers.ts).
 */
import { randomUUID } from 'node:crypto';
import { BridgeError } from '#shared/bridge/errors.ts';
import type {
  ConnectionReport,
  ServerCredential,
  ServerDraft,
  ServerList,
  ServerProfile,
} from '#shared/bridge/servers.ts';
import { type LoadReport, openStore } from '../durable/store.ts';
import { notSaved } from '../settings/settings-service.ts';
import { canonicalAddress } from './address.ts';
import {
  readServers,
  type StoredProfile,
  type StoredServers,
  sandboxId,
  sandboxProfile,
} from './profiles.ts';

/** The server that requests go to now, with what the gateway needs to reach it. */
export interface ServerTarget {
  readonly id: string;
  readonly kind: 'sandbox' | 'remote';
  readonly address: string;
  readonly credential: ServerCredential | null;
}

export interface ServersService {
  readonly loaded: LoadReport;
  target(): ServerTarget;
  list(): Promise<ServerList>;
  choose(id: string): Promise<ServerList>;
  add(draft: ServerDraft): Promise<ServerList>;
  update(id: string, draft: ServerDraft): Promise<ServerList>;
  remove(id: string): Promise<ServerList>;
  test(draft: ServerDraft, signal: AbortSignal): Promise<ConnectionReport>;
  forget(id: string): Promise<ServerList>;
}

export async function createServersService(options: {
  folder: string;
  changed: (list: ServerList) => void;
  /** Ends what the gateway keeps for a server. */
  forgetSession: (id: string) => void;
  testConnection: (draft: ServerDraft, signal: AbortSignal) => Promise<ConnectionReport>;
}): Promise<ServersService> {
  const store = await openStore<StoredServers>({
    folder: options.folder,
    name: 'servers',
    version: 1,
    read: readServers,
    defaults: () => ({ active: sandboxId, profiles: [] }),
  });
  const credentials = new Map<string, ServerCredential>();

  const summarise = (stored: StoredServers): ServerList => ({
    active: stored.active,
    profiles: [
      { ...sandboxProfile },
      ...stored.profiles.map(
        (profile): ServerProfile => ({
          ...profile,
          kind: 'remote',
          hasCredential: credentials.has(profile.id),
        }),
      ),
    ],
  });

  const change = async (edit: (stored: StoredServers) => StoredServers): Promise<StoredServers> => {
    try {
      return await store.update(edit);
    } catch (error) {
      throw error instanceof BridgeError ? error : notSaved(error);
    }
  };

  const tell = (stored: StoredServers): ServerList => {
    const list = summarise(stored);
    options.changed(list);
    return list;
  };

  const drop = (id: string): void => {
    credentials.delete(id);
    options.forgetSession(id);
  };

  return {
    loaded: store.loaded,
    target() {
      const stored = store.current();
      const profile = stored.profiles.find(({ id }) => id === stored.active);
      if (!profile) return { id: sandboxId, kind: 'sandbox', address: '', credential: null };
      return {
        id: profile.id,
        kind: 'remote',
        address: profile.address,
        credential: credentials.get(profile.id) ?? null,
      };
    },
    // Not read anew: which server requests go to must not change under a console that another shell doesn't tell.
    async list() {
      return summarise(store.current());
    },
    async choose(id) {
      return tell(
        await change((stored) => {
          if (id !== sandboxId) profileOf(stored, id);
          return { ...stored, active: id };
        }),
      );
    },
    async add(draft) {
      const id = randomUUID();
      const profile = profileFrom(id, draft, 'token');
      const stored = await change((now) => ({ ...now, profiles: [...now.profiles, profile] }));
      if (draft.credential) credentials.set(id, draft.credential);
      return tell(stored);
    },
    async update(id, draft) {
      let moved = false;
      const stored = await change((now) => {
        const before = profileOf(now, id);
        const after = profileFrom(id, draft, before.signIn);
        moved = before.address !== after.address;
        return { ...now, profiles: now.profiles.map((profile) => (profile.id === id ? after : profile)) };
      });
      // A credential and a session belong to an address: they never follow a profile to another one.
      if (moved || draft.credential) drop(id);
      if (draft.credential) credentials.set(id, draft.credential);
      return tell(stored);
    },
    async remove(id) {
      const stored = await change((now) => {
        profileOf(now, id);
        if (now.active === id) throw new BridgeError('SERVER_IN_USE', 'the active server can not be removed');
        return { ...now, profiles: now.profiles.filter((profile) => profile.id !== id) };
      });
      drop(id);
      return tell(stored);
    },
    async test(draft, signal) {
      return options.testConnection({ ...draft, address: canonicalAddress(draft.address) }, signal);
    },
    async forget(id) {
      if (id !== sandboxId) profileOf(store.current(), id);
      drop(id);
      return tell(store.current());
    },
  };
}

function profileOf(stored: StoredServers, id: string): StoredProfile {
  const profile = stored.profiles.find((candidate) => candidate.id === id);
  if (!profile) throw new BridgeError('SERVER_UNKNOWN', 'no such server profile');
  return profile;
}

function profileFrom(id: string, draft: ServerDraft, signIn: StoredProfile['signIn']): StoredProfile {
  return {
    id,
    name: draft.name,
    address: canonicalAddress(draft.address),
    environment: draft.environment,
    signIn: draft.credential?.kind ?? signIn,
  };
}
