/** The databases of this installation, opened by their first use, and what the program does with what they tell. */
import type { AppFacts } from '#shared/bridge/app.ts';
import type { FixedApprover } from '#shared/rules/changes/approval/people.ts';
import type { Settings } from '#shared/rules/settings/settings.ts';
import type { ChangeUnderWay } from '../services/changes/changes-service.ts';
import {
  carriedServices,
  callService,
  type DatabaseServices,
} from '../services/databases/database-services.ts';
import type { DatabaseEvent, DatabaseSurroundings } from '../services/databases/open-databases.ts';
import type { FileStore } from '../services/files/file-store.ts';
import type { InstallationKey } from '../services/installation-key/installation-key.ts';
import type { KeyStore } from '../services/key-store/key-store.ts';
import type { ServersService } from '../services/servers/servers-service.ts';
import { journalNotice, keyNotice, trayNotice } from './notices.ts';
import { lazyPart } from './parts.ts';
import type { ProgramSurroundings } from './surroundings.ts';

export interface OwnDatabasesOptions extends ProgramSurroundings {
  readonly keyStore: KeyStore | null;
  readonly files: Pick<FileStore, 'read'>;
  readonly tell: (notices: AppFacts['notices']) => void;
  readonly settings: () => Settings;
  /** The policy's approvers; null where the policy names none. */
  readonly approvers: () => readonly FixedApprover[] | null;
  readonly servers: () => Pick<ServersService, 'list' | 'rules'>;
  /** Changes that are being applied, by their keys: the gateway passes exactly the call of each. */
  readonly underWay: Map<string, ChangeUnderWay>;
  /**
   * Whether the databases work in a thread, so that nothing else waits for them. Not where the program runs from its
   * sources, which a thread would load anew at each start.
   */
  readonly inThread?: boolean;
}

export interface OwnDatabases {
  readonly services: DatabaseServices;
  /** Signs approvals and evidence. */
  readonly key: () => Promise<InstallationKey>;
  close(): Promise<void>;
}

export function ownDatabases({
  inThread = !import.meta.url.endsWith('.ts'),
  ...o
}: OwnDatabasesOptions): OwnDatabases {
  const key = lazyPart(async () => {
    const { createInstallationKey } = await import('../services/installation-key/installation-key.ts');
    return createInstallationKey({
      folder: o.dataDir,
      keyStore: o.keyStore,
      damaged: (report) => o.tell(keyNotice(report)),
    });
  });
  const surroundings = async (): Promise<DatabaseSurroundings> => ({
    dataDir: o.dataDir,
    now: o.now,
    facts: () => {
      const { journalDays, approve } = o.settings();
      return { journalDays, approve, approvers: o.approvers() };
    },
    keyStore: o.keyStore,
    key: await key(),
    async profile(server, tenant) {
      const { profiles } = await o.servers().list();
      const found = profiles.find(({ id }) => id === server);
      return found && { address: found.address, rules: o.servers().rules(server, tenant) };
    },
    async read(handle, limit) {
      const { bytes } = await o.files.read(handle, limit);
      return { bytes };
    },
    tell: (event) => follow(event, o),
  });
  const opened = lazyPart(async () => {
    if (inThread) {
      const { openDatabaseThread } = await import('../services/databases/database-thread.ts');
      return openDatabaseThread(await surroundings());
    }
    const { openDatabases } = await import('../services/databases/open-databases.ts');
    return openDatabases(await surroundings());
  });
  return {
    services: carriedServices(async (service, method, argument) =>
      callService((await opened()).services, service, method, argument),
    ),
    key,
    async close() {
      await (await opened.ifLoaded()?.catch(() => null))?.close();
    },
  };
}

function follow(event: DatabaseEvent, { emit, report, tell, underWay }: OwnDatabasesOptions): void {
  switch (event.kind) {
    case 'journalChanged':
      emit('journal.changed', {});
      break;
    case 'trayChanged':
      emit('changes.changed', {});
      break;
    case 'versionsChanged':
      emit('versions.changed', {});
      break;
    case 'journalAside':
      tell(journalNotice(event.path));
      break;
    case 'versionsAside':
      report('versions', new Error(`they could not be read; they are kept as ${event.path}`));
      break;
    case 'trayDamaged':
      tell(trayNotice(event.damage));
      break;
    case 'trayFailed':
      report('changes', new Error(event.reason));
      break;
    case 'begun':
      underWay.set(event.key, event.change);
      break;
    case 'ended':
      underWay.delete(event.key);
      break;
  }
}
