/** Lists and single facts about applications that other parts of the platform request (spec 3§7.1, 3§7.2, 3§7.4). */
import * as z from 'zod';
import { flag01, wireId, wireText } from '../codecs.ts';
import { get, post } from '../endpoint.ts';
import { app } from './app.ts';

const fields = {
  displayClient: z.enum(['pc', 'pc-weapp']).optional(),
  domainName: z.string().optional(),
  /** Whether to list only the tenant's applications, without employees' own. */
  teamOnly: flag01.optional(),
  /** Whether to include applications that are hidden or off. */
  loadAll: flag01.optional(),
};
const apps = z.array(app);

/** The tenant's applications, in their order. */
export const queryTenantApplicationList = get(
  'applications.ofTenant',
  '/api/baseserver/queryTenantApplicationList',
  { given: '3§7.1; S-7', request: fields, response: apps },
);

/** The tenant's applications, requested by POST; the documents have both methods. */
export const queryTenantApplicationListByPost = post(
  'applications.ofTenantByPost',
  '/api/baseserver/queryTenantApplicationList',
  { given: '3§7.1; S-7', effect: 'read', request: fields, response: apps },
);

/** The tenant's applications for a phone. */
export const queryApplicationBeanList = get(
  'applications.ofTenantOnPhones',
  '/api/app/baseserver/queryApplicationBeanList',
  { given: '3§7.1; S-7', request: fields, response: apps },
);

/** The applications that the signed-in user may use. */
export const queryApplicationList = get('applications.mine', '/api/baseserver/queryApplicationList', {
  given: '3§7.1; S-7',
  request: fields,
  response: apps,
});

const manage = '/api/basicserver/app/manage';
const inDept = { deptId: z.string().optional() };

/** Applications in the order of the department's navigation, for a preview of it. */
export const queryNavMenuList = get('applications.navMenus', `${manage}/queryNavMenuList`, {
  chosen: '3§7.4; S-6',
  request: inDept,
  response: apps,
});

/** Whether an application was changed since a time from `appModuleLink.updateTime`. */
export const checkAppUpdate = get('applications.checkUpdate', `${manage}/checkAppUpdate`, {
  chosen: '3§7.2; S-6',
  request: { sysMenuId: z.string().min(1), updateTime: z.string(), ...inDept },
  response: z.object({ updated: flag01 }),
  example: { sysMenuId: '2', updateTime: '' },
});

/** The application that opens a form, a folder or another target; null for none. */
export const queryTargetModuleAppId = get('applications.ofTarget', `${manage}/queryTargetModuleAppId`, {
  chosen: '3§7.2; S-6',
  request: { module: z.string().min(1), targetId: z.string().min(1), ...inDept },
  response: wireId.nullable(),
  example: { module: 'biaoge', targetId: 'F1' },
});

/** The icon for a type and value; '' for none. */
export const queryIconValue = get('applications.iconValue', `${manage}/queryIconValue`, {
  chosen: '3§7.2; 3§3.2; S-6',
  request: { appIconType: z.string(), appIconValue: z.string() },
  response: z.object({ icon: wireText }),
  example: { appIconType: 'icon', appIconValue: 'workflow' },
});

/** The application of a module: the first one that the server lists. */
export const querySpecialAppId = get('applications.special', `${manage}/querySpecialAppId`, {
  chosen: '3§7.4; S-6',
  request: { module: z.string().min(1), ...inDept },
  response: z.codec(z.array(z.object({ id: wireId })), z.string().nullable(), {
    decode: ([first]) => first?.id ?? null,
    encode: (id) => (id === null ? [] : [{ id }]),
  }),
  example: { module: 'workflow' },
});
