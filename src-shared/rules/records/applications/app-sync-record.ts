/**
 * The parts of the applications that departments below take over (spec 3§3.7, 3§7.4; APP-016, 071 to 075, 141 to 143).
 */
import * as z from 'zod';
import { queryAppManageSyncConfigs, saveAppManageSyncConfigs } from '../../../api/applications/sync.ts';
import type { Output } from '../../../api/endpoint.ts';
import { type SyncForm, syncFields, syncForm, toSyncConfigs } from '../../applications/sync-configs.ts';
import { describedBy } from '../../common/fields/field.ts';
import type { RecordKind } from '../../common/record/record.ts';
import { appReads } from './app-reads.ts';

const locator = z.strictObject({ deptId: z.string().min(1) });

export interface SyncValues extends SyncForm {
  /** The type as it was read, because the call requires it. */
  readonly detachType: 'depth' | 'plain';
  /** The configs as they were read, whose words the call keeps. */
  readonly storedConfigs: Output<typeof queryAppManageSyncConfigs>['appManageConfigs'];
}

export const appSyncRecord: RecordKind<z.output<typeof locator>, SyncValues> = {
  id: 'appSync',
  locator,
  along: ['detachType', 'storedConfigs'],
  // Saving changes the applications too (3§7.4).
  touches: [...appReads, queryAppManageSyncConfigs],
  ...describedBy(syncFields),
  title: () => 'applications.sync.changed',
  read: async (ask, { deptId }) => syncValues(await ask(queryAppManageSyncConfigs, { deptId })),
  write: ({ deptId }, { detachType, storedConfigs, ...form }) => ({
    endpoint: saveAppManageSyncConfigs,
    input: { deptId, appManageConfigs: toSyncConfigs(form, storedConfigs), moduleDetachType: detachType },
  }),
};

export function syncValues(said: Output<typeof queryAppManageSyncConfigs>): SyncValues {
  return {
    ...syncForm(said.appManageConfigs),
    detachType: said.moduleDetachType,
    storedConfigs: said.appManageConfigs,
  };
}
