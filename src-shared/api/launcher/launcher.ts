/** An employee's own applications: their visibility, open modes and order (spec 3§2.2, 3§3.1, 3§7.1 to 3§7.4). */
import * as z from 'zod';
import { app, displayChange, moduleStatus, openModeChange } from '../applications/app.ts';
import { flag01 } from '../codecs.ts';
import { configRecord } from '../config-record.ts';
import { get, post } from '../endpoint.ts';

const manage = '/api/basicserver/app/manage';

/** The launcher's configs, where the employee's own override the organisation's; and the user's rights (3§6). */
export const queryEmpAppManageConfigs = get('launcher.configs', `${manage}/queryEmpAppManageConfigs`, {
  given: '3§7.4; 3§3.6; 3§6',
  response: z.object({
    appManageConfigs: z.array(configRecord),
    permission: z.object({ AppCategoryEdit: flag01 }),
  }),
});

/** The applications for this employee in their own order; `menuStatus` is whether navigation shows one. */
export const queryEmpMenus = post('launcher.apps', '/api/basicserver/menu/queryEmpMenus', {
  given: '3§7.1',
  effect: 'read',
  request: {
    displayClient: z.enum(['pc', 'pc-weapp']),
    /** Includes hidden applications. */
    loadAll: z.literal('1'),
    navMode: z.enum(['standard', 'mix']),
  },
  response: z.object({ empmenus: z.array(app) }),
  example: { displayClient: 'pc', loadAll: '1', navMode: 'standard' },
});

/** Whether the modules of this employee's applications are on; applications that are off are in no launcher. */
export const loadModuleStatusPersonal = get(
  'launcher.moduleStatus',
  '/api/basicserver/loadModuleStatusPersonal',
  { chosen: '3§7.3; S-6', response: z.array(moduleStatus) },
);

/** Saves the changed lists; applications that a list does not name stay unchanged. */
export const saveEmpAppManageConfigs = post('launcher.save', `${manage}/saveEmpAppManageConfigs`, {
  given: '3§7.4; 3§2.2 "changed lists"',
  request: {
    /** Whether the launcher shows an application. */
    showApps: z.array(displayChange).optional(),
    /** Whether navigation shows an application. */
    showNavs: z.array(z.object({ id: z.string().min(1), menuStatus: flag01 })).optional(),
    openModes: z.array(openModeChange).optional(),
    /** Ids in their order. */
    orders: z.array(z.string().min(1)).optional(),
    appManageConfigs: z.array(configRecord).optional(),
  },
  example: { showApps: [{ id: '2', display: false }], orders: ['3', '2'] },
});

/** Resets the employee's own arrangement to the organisation's. */
export const syncEmpAppDisplaySetting = post('launcher.reset', `${manage}/syncEmpAppDisplaySetting`, {
  given: '3§7.4; 3§2.2 "reset to defaults"',
});

/** Sets whose arrangement applies: the employee's own, or the organisation's (3§3.6 `syncType`). */
export const updateEmpConfig = post('launcher.updateConfig', `${manage}/updateEmpConfig`, {
  given: '3§7.4; 3§3.6',
  request: { configKey: z.literal('syncType'), configValue: z.enum(['0', '1']) },
  example: { configKey: 'syncType', configValue: '1' },
});
