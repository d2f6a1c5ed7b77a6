/** Lists of applications and of their groups, as the team's page reads them (spec 3§2.1, 3§6, 3§7.4; S-6). */
import * as z from 'zod';
import { flag01, wireId, wireText } from '../codecs.ts';
import { get } from '../endpoint.ts';
import { firstPage, pageOf, pageRequest } from '../page.ts';
import { app, category } from './app.ts';

/** A department of the tenant; without one the whole tenant is meant. */
const inDept = { deptId: z.string().optional() };

/** What this person may do in application management: codes, e.g. `createCustomApplication` (3§6). */
export const queryAppManagePermissions = get(
  'applications.permissions',
  '/api/basicserver/app/manage/queryAppManagePermissions',
  {
    chosen: '3§6; 3§7.4; S-6',
    envelope: 'status',
    request: {
      /** Whose applications are meant: an employee's, or the team's unless told. */
      type: z.enum(['personal', 'team']).optional(),
    },
    response: z.array(z.object({ code: z.string() })),
    example: { type: 'personal' },
  },
);

/** A page of the tenant's applications, by their order. */
export const queryAppList = get('applications.list', '/api/basicserver/app/manage/queryAppList', {
  chosen: '3§7.4; 3§2.1; S-6',
  request: {
    ...inDept,
    /** In the name or the short name. */
    keywords: z.string().optional(),
    /** Of a group. */
    acId: z.string().optional(),
    /** Those that the tenant has, or those that it has not. */
    installed: flag01,
    /** Those that are off too. */
    showDisable: flag01,
    ...pageRequest,
  },
  response: pageOf(app),
  example: { installed: true, showDisable: true, ...firstPage },
});

/** The groups, with their applications or alone. */
export const queryGroupAppList = get('applications.groups', '/api/basicserver/app/manage/queryGroupAppList', {
  chosen: '3§7.4; 3§3.5; S-6',
  request: {
    ...inDept,
    showDisable: flag01,
    /** The groups alone. */
    isGroup: flag01,
  },
  response: z.array(category),
  example: { showDisable: true, isGroup: true },
});

/** Kinds of application that can be made (3§3.5 "App type"). */
export const queryAppTypes = get('applications.types', '/api/basicserver/app/manage/queryAppTypes', {
  chosen: '3§7.4; 3§3.5; S-6',
  request: {
    /** Whose: an employee's, or the team's. */
    type: z.enum(['personal', 'team']),
    ...inDept,
  },
  response: z.object({ appTypes: z.array(z.object({ id: wireId, name: wireText })) }),
  example: { type: 'personal' },
});
