/** The applications that a department shows, with group and order (spec 3§7.4). */
import * as z from 'zod';
import { optionalWireId, wireCount, wireId, wireText } from '../codecs.ts';
import { get, post } from '../endpoint.ts';
import { app, displayChange, openModeChange } from './app.ts';

const manage = '/api/basicserver/app/manage';
const inDept = { deptId: z.string().optional() };

/** The applications in navigation, in their order. */
export const querySysNavigationMenus = get('applications.navigation', `${manage}/querySysNavigationMenus`, {
  given: '3§7.4; 3§3.1',
  request: inDept,
  response: z.object({ navMenus: z.array(app) }),
});

/** The applications that are hidden from navigation. */
export const querySysUnDisplayMenus = get('applications.hidden', `${manage}/querySysUnDisplayMenus`, {
  given: '3§7.4; 3§3.1',
  request: inDept,
  response: z.array(app),
});

/** Saves the changed lists; applications that a list does not name stay unchanged. */
export const saveAppManageApps = post('applications.saveApps', `${manage}/saveAppManageApps`, {
  given: '3§7.4; 3§2.2 "changed lists"',
  request: {
    /** Whether navigation shows an application; hiding it also turns it off (3§4). */
    showApps: z.array(displayChange).optional(),
    openModes: z.array(openModeChange).optional(),
    ...inDept,
  },
  example: { showApps: [{ id: '8', display: false }] },
});

/** Resets the arrangements of all employees of a department and below to the department's. */
export const syncAppDisplaySetting = post('applications.giveEmployees', `${manage}/syncAppDisplaySetting`, {
  given: '3§7.4; 3§3.6 "syncType"',
  request: inDept,
});

/** Resets names, visibility and open modes of the platform's applications. */
export const resetSysMenusSetting = post('applications.resetMenus', '/api/basicserver/resetSysMenusSetting', {
  given: '3§7.1',
  request: inDept,
});

const ordered = z.object({ id: wireId, orderNum: wireCount });

/** The order of all applications: each with its group, its position there from 1, its name and its number of users. */
export const qryAppOrders = get('applications.orders', `${manage}/qryAppOrders`, {
  given: '3§7.4',
  request: inDept,
  response: z.array(ordered.extend({ acId: optionalWireId, menuName: z.string(), used: wireCount })),
});

/** Changes the positions of applications within their groups, in several groups at once. */
export const updateAppOrders = post('applications.saveOrders', `${manage}/updateAppOrders`, {
  given: '3§7.4',
  request: { appOrders: z.array(ordered).min(1), ...inDept },
  example: {
    appOrders: [
      { id: '2', orderNum: 2 },
      { id: '3', orderNum: 1 },
    ],
  },
});

export const ordersTypes = ['custom', 'name', 'used'] as const;
const ordersType = { ordersType: z.enum(ordersTypes) };

/** The last order of applications: by hand, by name, or by number of users. */
export const qryAppOrdersType = get('applications.ordersType', `${manage}/qryAppOrdersType`, {
  given: '3§7.4',
  request: inDept,
  response: z.object(ordersType),
});

/** Sorts the applications of every group by name or by number of users. */
export const updateAppOrdersType = post('applications.saveOrdersType', `${manage}/updateAppOrdersType`, {
  given: '3§7.4',
  request: { ...ordersType, ...inDept },
  example: { ordersType: 'name' },
});

const departments = z.array(z.object({ id: wireId, name: wireText }));

/** Departments below with settings of their own. */
export const queryEnableConfigDept = get('applications.ownDepartments', `${manage}/queryEnableConfigDept`, {
  given: '3§7.4',
  request: inDept,
  response: departments,
});

/** Departments below with settings of their own for low-code applications. */
export const queryEbEnableConfigDept = get(
  'applications.ownBuilderDepartments',
  `${manage}/queryEbEnableConfigDept`,
  { given: '3§7.4', request: inDept, response: departments },
);
