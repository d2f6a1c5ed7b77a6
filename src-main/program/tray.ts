import { hostname } from 'node:os';
import { join } from 'node:path';
import type { AppFacts } from '#shared/bridge/app.ts';
import type { FixedApprover } from '#shared/rules/changes/approval/people.ts';
import type { Settings } from '#shared/rules/settings/settings.ts';
import { type Approvals, createApprovals } from '../services/changes/approval/approvals.ts';
import { type ChangesService, createChangesService } from '../services/changes/changes-service.ts';
import { openTrayFile } from '../services/changes/tray-file.ts';
import type { FileStore } from '../services/files/file-store.ts';
import {
  createInstallationKey,
  type InstallationKey,
} from '../services/installation-key/installation-key.ts';
import type { KeyStore } from '../services/key-store/key-store.ts';
import type { ServersService } from '../services/servers/servers-service.ts';
import type { BegunChange } from './approved-writes.ts';
import { keyNotice, trayNotice } from './notices.ts';
import type { ProgramSurroundings } from './surroundings.ts';

export interface TraySurroundings extends ProgramSurroundings {
  readonly keyStore: KeyStore | null;
  readonly files: Pick<FileStore, 'read'>;
  readonly tell: (notices: AppFacts['notices']) => void;
  readonly settings: () => Settings;
  /** The policy's approvers; null where the policy names none. */
  readonly approvers: () => readonly FixedApprover[] | null;
  readonly servers: Pick<ServersService, 'list' | 'rules'>;
  /** Changes that are being applied, by their keys: the gateway passes exactly the call of each. */
  readonly underWay: Map<string, BegunChange>;
}

export function openTray(o: TraySurroundings): {
  readonly changes: ChangesService;
  readonly approvals: Approvals;
  /** Signs approvals and evidence. */
  readonly key: InstallationKey;
} {
  const file = openTrayFile({
    folder: join(o.dataDir, 'changes'),
    keyStore: o.keyStore,
    now: o.now,
    changed: () => o.emit('changes.changed', {}),
    damaged: (damage) => o.tell(trayNotice(damage)),
    failed: (error) => o.report('changes', error),
  });
  const key = createInstallationKey({
    folder: o.dataDir,
    keyStore: o.keyStore,
    damaged: (report) => o.tell(keyNotice(report)),
  });
  const approvals = createApprovals({
    file,
    key,
    async profile(server, tenant) {
      const { profiles } = await o.servers.list();
      const found = profiles.find(({ id }) => id === server);
      return found && { address: found.address, rules: o.servers.rules(server, tenant) };
    },
    settings: o.settings,
    fixed: o.approvers,
    computer: hostname(),
    read: (handle, limit) => o.files.read(handle, limit),
  });
  return {
    changes: createChangesService({ file, door: approvals.door, underWay: o.underWay }),
    approvals,
    key,
  };
}
