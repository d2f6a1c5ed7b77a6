/** Opens the services on the databases of one data folder: the journal, the change tray with its approvals, versions. */
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { FixedApprover } from '#shared/rules/changes/approval/people.ts';
import type { ServerProfile } from '#shared/rules/servers/profile.ts';
import type { Settings } from '#shared/rules/settings/settings.ts';
import { createApprovals } from '../changes/approval/approvals.ts';
import { type ChangeUnderWay, createChangesService } from '../changes/changes-service.ts';
import { openTrayFile, type TrayDamage } from '../changes/tray-file.ts';
import type { InstallationKey } from '../installation-key/installation-key.ts';
import { createJournalService } from '../journal/journal-service.ts';
import type { KeyStore } from '../key-store/key-store.ts';
import { createVersionsService } from '../versions/versions-service.ts';
import type { DatabaseServices } from './database-services.ts';

/** The facts of the program that come with each call. */
export interface DatabaseFacts {
  /** Days after which an entry of the journal is deleted. */
  readonly journalDays: number;
  readonly approve: Settings['approve'];
  /** The policy's approvers; null where the policy names none. */
  readonly approvers: readonly FixedApprover[] | null;
}

/** An event for the program; `begun` and `ended` arrive before the answer of the call that made them. */
export type DatabaseEvent =
  | { readonly kind: 'journalChanged' | 'trayChanged' | 'versionsChanged' }
  | { readonly kind: 'journalAside' | 'versionsAside'; readonly path: string }
  | { readonly kind: 'trayDamaged'; readonly damage: TrayDamage }
  | { readonly kind: 'trayFailed'; readonly reason: string }
  /** A change is being applied under this key, or is no longer. */
  | { readonly kind: 'begun'; readonly key: string; readonly change: ChangeUnderWay }
  | { readonly kind: 'ended'; readonly key: string };

export interface DatabaseSurroundings {
  readonly dataDir: string;
  /** Milliseconds since 1970, UTC. */
  readonly now: () => number;
  readonly facts: () => DatabaseFacts;
  readonly keyStore: KeyStore | null;
  /** Signs approvals. */
  readonly key: InstallationKey;
  /** Resolves to undefined where the profile does not exist. */
  readonly profile: (
    server: string,
    tenant: string,
  ) => Promise<Pick<ServerProfile, 'address' | 'rules'> | undefined>;
  /** Reads the bytes behind a handle. */
  readonly read: (handle: string, limit: number) => Promise<{ readonly bytes: Uint8Array }>;
  readonly tell: (event: DatabaseEvent) => void;
}

export interface Databases {
  readonly services: DatabaseServices;
  close(): void;
}

export function openDatabases({ dataDir, now, facts, tell, ...o }: DatabaseSurroundings): Databases {
  const journal = createJournalService({
    folder: join(dataDir, 'journal'),
    now,
    keepDays: () => facts().journalDays,
    onChanged: () => tell({ kind: 'journalChanged' }),
    setAside: (path) => tell({ kind: 'journalAside', path }),
  });
  const versions = createVersionsService({
    folder: join(dataDir, 'versions'),
    now,
    onChanged: () => tell({ kind: 'versionsChanged' }),
    setAside: (path) => tell({ kind: 'versionsAside', path }),
  });
  const file = openTrayFile({
    folder: join(dataDir, 'changes'),
    keyStore: o.keyStore,
    now,
    onChanged: () => tell({ kind: 'trayChanged' }),
    damaged: (damage) => tell({ kind: 'trayDamaged', damage }),
    failed: (error) => tell({ kind: 'trayFailed', reason: String(error) }),
  });
  const approvals = createApprovals({
    file,
    key: o.key,
    profile: o.profile,
    settings: facts,
    fixed: () => facts().approvers,
    computer: hostname(),
    read: o.read,
  });
  const changes = createChangesService({
    file,
    door: approvals.door,
    underWay: {
      set: (key, change) => tell({ kind: 'begun', key, change }),
      delete: (key) => tell({ kind: 'ended', key }),
    },
  });
  return {
    services: { journal, versions, changes, approvals },
    close() {
      journal.close();
      versions.close();
      changes.end();
    },
  };
}
