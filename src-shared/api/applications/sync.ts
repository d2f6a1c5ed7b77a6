/** What application management keeps by department: sync configs, their permission flags (spec 3§3.7, 3§6, 3§7.4). */
import * as z from 'zod';
import { flag01, wireId, wireText } from '../codecs.ts';
import { configRecord } from '../config-record.ts';
import { get, post } from '../endpoint.ts';

const inDept = { deptId: z.string().optional() };

/** '0' is depth-open (3§4), '1' the default (3§3.7). */
const moduleDetachType = z.codec(z.union([z.string(), z.number()]).nullish(), z.enum(['depth', 'plain']), {
  decode: (wire) => (String(wire ?? '1') === '0' ? ('depth' as const) : ('plain' as const)),
  encode: (value) => (value === 'depth' ? '0' : '1'),
});

const department = z.object({ id: wireId, name: wireText });

/** The department's sync configs, whose they are, and what this person may do there. */
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
        /** Sharing and syncing. */
        moduleShareEdit: flag01,
        /** Making groups. */
        AppCategoryEdit: flag01,
        /** Turning applications on and off. */
        moduleEnable: flag01,
      }),
      /** The department keeps settings of its own. */
      hasSelfMenus: flag01,
      /** The department above lets those below it keep their own. */
      parentSub: flag01,
      /** Whose settings hold here. */
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

/** Takes away what departments below say otherwise: they have what this department has. */
export const syncOrgAppManageConfigs = post(
  'applications.syncDepartments',
  '/api/basicserver/app/manage/syncOrgAppManageConfigs',
  { given: '3§7.4', request: inDept },
);
