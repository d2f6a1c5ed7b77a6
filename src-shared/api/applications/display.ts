/** What of a department's applications shows, where and in which order; who keeps settings of their own (spec 3§7.4). */
import * as z from 'zod';
import { optionalWireId, wireCount, wireId, wireText } from '../codecs.ts';
import { get, post } from '../endpoint.ts';
import { app, displayed, opened } from './app.ts';

const manage = '/api/basicserver/app/manage';
const inDept = { deptId: z.string().optional() };

/** The applications that navigation shows, in its order. */
export const querySysNavigationMenus = get('applications.navigation', `${manage}/querySysNavigationMenus`, {
  given: '3§7.4; 3§3.1',
  request: inDept,
  response: z.object({ navMenus: z.array(app) }),
});

/** The applications that are hidden from it. */
export const querySysUnDisplayMenus = get('applications.hidden', `${manage}/querySysUnDisplayMenus`, {
  given: '3§7.4; 3§3.1',
  request: inDept,
  response: z.array(app),
});

/** Saves the lists that were changed; of applications that a list does not name nothing is changed. */
export const saveAppManageApps = post('applications.saveApps', `${manage}/saveAppManageApps`, {
  given: '3§7.4; 3§2.2 "changed lists"',
  request: {
    /** Whether navigation shows them: one that is hidden is turned off, too (3§4). */
    showApps: z.array(displayed).optional(),
    openModes: z.array(opened).optional(),
    ...inDept,
  },
  example: { showApps: [{ id: '8', display: false }] },
});

/** Takes away what employees of a department, and below, arranged for themselves: they have what it has. */
export const syncAppDisplaySetting = post('applications.giveEmployees', `${manage}/syncAppDisplaySetting`, {
  given: '3§7.4; 3§3.6 "syncType"',
  request: inDept,
});

/** Platform's applications are called, shown and opened again as they are by themselves. */
export const resetSysMenusSetting = post('applications.resetMenus', '/api/basicserver/resetSysMenusSetting', {
  given: '3§7.1',
  request: inDept,
});

const ordered = z.object({ id: wireId, orderNum: wireCount });

/** The order of all applications: each with its group, its place there from 1, its name and how many people use it. */
export const qryAppOrders = get('applications.orders', `${manage}/qryAppOrders`, {
  given: '3§7.4',
  request: inDept,
  response: z.array(ordered.extend({ acId: optionalWireId, menuName: z.string(), used: wireCount })),
});

/** Gives applications other numbers within their groups, of several groups at once. */
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

/** How the applications were put in order last: by hand, by their names, by how many people use them. */
export const qryAppOrdersType = get('applications.ordersType', `${manage}/qryAppOrdersType`, {
  given: '3§7.4',
  request: inDept,
  response: z.object(ordersType),
});

/** Puts the applications of every group in order by their names or by their use. */
export const updateAppOrdersType = post('applications.saveOrdersType', `${manage}/updateAppOrdersType`, {
  given: '3§7.4',
  request: { ...ordersType, ...inDept },
  example: { ordersType: 'name' },
});

const departments = z.array(z.object({ id: wireId, name: wireText }));

/** Departments below that keep settings of their own. */
export const queryEnableConfigDept = get('applications.ownDepartments', `${manage}/queryEnableConfigDept`, {
  given: '3§7.4',
  request: inDept,
  response: departments,
});

/** Departments below that keep settings of their own for low-code applications. */
export const queryEbEnableConfigDept = get(
  'applications.ownBuilderDepartments',
  `${manage}/queryEbEnableConfigDept`,
  { given: '3§7.4', request: inDept, response: departments },
);
