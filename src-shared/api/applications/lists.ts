/** Lists of applications and of their groups for the team's page (spec 3§2.1, 3§6, 3§7.4; S-6). */
import * as z from 'zod';
import { flag01, wireId, wireText } from '../codecs.ts';
import { get } from '../endpoint.ts';
import { firstPage, pageOf, pageRequest } from '../page.ts';
import { app, category } from './app.ts';

/** Id of a department; absent for the whole tenant. */
const inDept = { deptId: z.string().optional() };

/** This user's rights in application management, as codes such as `createCustomApplication` (3§6). */
export const queryAppManagePermissions = get(
  'applications.permissions',
  '/api/basicserver/app/manage/queryAppManagePermissions',
  {
    chosen: '3§6; 3§7.4; S-6',
    envelope: 'status',
    request: {
      /** Owner of the applications: an employee, or by default the team. */
      type: z.enum(['personal', 'team']).optional(),
    },
    response: z.array(z.object({ code: z.string() })),
    example: { type: 'personal' },
  },
);

/** A page of the tenant's applications in their order. */
export const queryAppList = get('applications.list', '/api/basicserver/app/manage/queryAppList', {
  chosen: '3§7.4; 3§2.1; S-6',
  request: {
    ...inDept,
    /** Part of the name or the short name. */
    keywords: z.string().optional(),
    /** Id of a group. */
    acId: z.string().optional(),
    /** Whether to list the applications that the tenant has, or those that it lacks. */
    installed: flag01,
    /** Whether to include applications that are off. */
    showDisable: flag01,
    ...pageRequest,
  },
  response: pageOf(app),
  example: { installed: true, showDisable: true, ...firstPage },
});

/** The groups, with their applications or without. */
export const queryGroupAppList = get('applications.groups', '/api/basicserver/app/manage/queryGroupAppList', {
  chosen: '3§7.4; 3§3.5; S-6',
  request: {
    ...inDept,
    showDisable: flag01,
    /** Whether to list the groups without their applications. */
    isGroup: flag01,
  },
  response: z.array(category),
  example: { showDisable: true, isGroup: true },
});

/** Types of applications that can be created (3§3.5 "App type"). */
export const queryAppTypes = get('applications.types', '/api/basicserver/app/manage/queryAppTypes', {
  chosen: '3§7.4; 3§3.5; S-6',
  request: {
    /** Owner of the new application: an employee or the team. */
    type: z.enum(['personal', 'team']),
    ...inDept,
  },
  response: z.object({ appTypes: z.array(z.object({ id: wireId, name: wireText })) }),
  example: { type: 'personal' },
});
