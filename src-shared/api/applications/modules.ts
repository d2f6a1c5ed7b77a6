/** Whether applications are on, and their licences (spec 3§3.4, 3§3.5, 3§7.3). */
import * as z from 'zod';
import { flag01, wireId, wireText } from '../codecs.ts';
import { get, post } from '../endpoint.ts';
import { moduleLicence } from '../licence-info/apps.ts';
import { moduleStatus } from './app.ts';

const inDept = { deptId: z.string().optional() };

/** Whether the modules of the department or the tenant are on. */
export const loadModuleStatus = get('applications.moduleStatus', '/api/basicserver/loadModuleStatus', {
  chosen: '3§7.3; 3§3.5; S-6',
  request: inDept,
  response: z.array(moduleStatus),
});

const turned = z.object({
  moduleStr: wireText,
  moduleId: z.string().min(1),
  moduleName: wireText,
  status: flag01,
});
const example = { moduleStr: 'calendar', moduleId: '8', moduleName: 'Calendar', status: false };

/** Turns one module on or off. */
export const enableModule = post('applications.enableModule', '/api/basicserver/enableModule', {
  chosen: '3§7.3; 3§5.2; S-6',
  request: { module: turned, ...inDept },
  example: { module: example },
});

/** Turns several modules on or off together; the rules are checked after all of them are toggled. */
export const enableModules = post('applications.enableModules', '/api/basicserver/enableModules', {
  chosen: '3§7.3; 3§5.2; S-6',
  request: { modules: z.array(turned).min(1), ...inDept },
  example: { modules: [example] },
});

/** The licence of one module; null for none. */
export const queryModuleLicense = get(
  'applications.moduleLicence',
  '/api/basicserver/menu/queryModuleLicense',
  {
    chosen: '3§7.3; 3§3.4; S-6',
    request: { ...inDept, moduleId: z.string().min(1) },
    response: moduleLicence.nullable(),
    example: { moduleId: '2' },
  },
);

/** Tells which of the custom applications have menu settings (3§5.2 "longer than 3 characters"). */
export const batchCheckAppMenuSetting = post(
  'applications.checkMenuSetting',
  '/api/cusapp/app/batchCheckAppMenuSetting',
  {
    given: '3§7.2; 3§5.2',
    effect: 'read',
    request: { appIds: z.array(z.string().min(1)) },
    response: z.array(z.object({ appId: wireId, menuSetting: flag01 })),
    example: { appIds: ['100000000000010000'] },
  },
);
