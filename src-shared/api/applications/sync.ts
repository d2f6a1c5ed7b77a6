/** Settings of application management by department: sync configs and permission flags (spec 3§3.7, 3§6, 3§7.4). */
import * as z from 'zod';
import { digits, flag01, wireId, wireText } from '../codecs.ts';
import { configRecord } from '../config-record.ts';
import { get, post } from '../endpoint.ts';

const inDept = { deptId: z.string().optional() };

/** '0' is depth-open (3§4); '1' is the default (3§3.7). */
const moduleDetachType = digits({ '0': 'depth', '1': 'plain' }, 'plain');

const department = z.object({ id: wireId, name: wireText });

/** The department's sync configs, their source, and this user's rights there. */
export const queryAppManageSyncConfigs = get(
  'applications.syncConfigs',
  '/api/basicserver/app/manage/queryAppManageSyncConfigs',
  {
    given: '3§7.4; 3§3.7; 3§6',
    request: inDept,
    response: z.object({
      appManageConfigs: z.array(configRecord),
      moduleDetachType,
      rootDept: flag01,
      dept: department,
      permission: z.object({
        /** The right to share and sync. */
        moduleShareEdit: flag01,
        /** The right to create groups. */
        AppCategoryEdit: flag01,
        /** The right to turn applications on and off. */
        moduleEnable: flag01,
      }),
      /** Whether the department has settings of its own. */
      hasSelfMenus: flag01,
      /** Whether the department above allows own settings below. */
      parentSub: flag01,
      /** The department whose settings apply here. */
      from: department.nullable(),
    }),
  },
);

/** Saves the sync configs of a department. */
export const saveAppManageSyncConfigs = post(
  'applications.saveSyncConfigs',
  '/api/basicserver/app/manage/saveAppManageSyncConfigs',
  {
    chosen: '3§7.4; 3§3.7; S-6',
    request: { ...inDept, appManageConfigs: z.array(configRecord), moduleDetachType },
    example: { appManageConfigs: [], moduleDetachType: 'plain' },
  },
);

/** Deletes the differing settings of departments below, so that this department's apply. */
export const syncOrgAppManageConfigs = post(
  'applications.syncDepartments',
  '/api/basicserver/app/manage/syncOrgAppManageConfigs',
  { given: '3§7.4', request: inDept },
);
