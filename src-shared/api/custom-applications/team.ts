/**
 * The team's own applications (spec 3§7.2): free ones consist of forms, an address, a folder or a project; custom ones
 * of another application. Saving is answered with an `actionMsg`.
 */
import * as z from 'zod';
import { app, customTypes } from '../applications/app.ts';
import { appInfo } from '../applications/manage.ts';
import { wireId } from '../codecs.ts';
import { get, post } from '../endpoint.ts';
import { firstPage, pageOf, pageRequest } from '../page.ts';
import { exampleInfo } from './example.ts';

const basic = '/api/basicserver';
const inDept = { deptId: z.string().optional() };
/** The screen that opened the wizard: `manager`, or the module in question (3§2.4). */
const source = { source: z.string().min(1) };
const appKey = { sysMenuId: z.string().min(1), ...inDept };

/** The team's own applications, in pages. */
export const querySysMenus = post('customApplications.list', `${basic}/free/querySysMenus`, {
  chosen: '3§7.2; S-6',
  effect: 'read',
  request: {
    ...inDept,
    /** Part of the name or the short name. */
    keywords: z.string().optional(),
    /** Type of the applications. */
    applicationType: z.enum(customTypes).optional(),
    ...pageRequest,
  },
  response: pageOf(app),
  example: firstPage,
});

/** All settings of a free application. */
export const queryFreeApplication = post('customApplications.free', `${basic}/free/queryFreeApplication`, {
  given: '3§7.2',
  effect: 'read',
  request: appKey,
  response: appInfo,
  example: { sysMenuId: '100000000000010000' },
});

/** Creates a free application, and answers its id. */
export const createFreeApplication = post(
  'customApplications.createFree',
  `${basic}/free/createFreeApplication`,
  {
    chosen: '3§7.2; S-6',
    envelope: 'action',
    request: { ...inDept, ...source, info: appInfo },
    response: wireId,
    example: () => ({ source: 'manager', info: exampleInfo('singleForm') }),
  },
);

/** Saves a free application. */
export const saveFreeApplication = post('customApplications.saveFree', `${basic}/free/saveFreeApplication`, {
  given: '3§7.2',
  envelope: 'action',
  request: { ...inDept, info: appInfo },
  example: () => ({ info: exampleInfo('singleForm', '100000000000010000') }),
});

/** Deletes a free application. */
export const deleteFreeApplication = post(
  'customApplications.deleteFree',
  `${basic}/free/deleteFreeApplication`,
  { given: '3§7.2', envelope: 'action', request: appKey, example: { sysMenuId: '100000000000010001' } },
);

/** All settings of a custom application. */
export const queryCustomMenu = get('customApplications.custom', `${basic}/queryCustomMenu`, {
  chosen: '3§7.2; S-6',
  request: appKey,
  response: appInfo,
  example: { sysMenuId: '100000000000010005' },
});

/** Creates a custom application, and answers its id. */
export const createCustomApplication = post(
  'customApplications.createCustom',
  `${basic}/createCustomApplication`,
  {
    chosen: '3§7.2; S-6',
    envelope: 'action',
    request: { ...inDept, ...source, info: appInfo },
    response: wireId,
    example: () => ({ source: 'manager', info: exampleInfo('eBuilder') }),
  },
);

/** Saves a custom application. */
export const saveCustomApplication = post('customApplications.saveCustom', `${basic}/saveCustomApplication`, {
  chosen: '3§7.2; S-6',
  envelope: 'action',
  request: { ...inDept, info: appInfo },
  example: () => ({ info: exampleInfo('eBuilder', '100000000000010005') }),
});

/** Deletes a custom application. */
export const deleteCustomApplication = post(
  'customApplications.deleteCustom',
  `${basic}/deleteCustomApplication`,
  {
    chosen: '3§7.2; S-6',
    envelope: 'action',
    request: appKey,
    example: { sysMenuId: '100000000000010011' },
  },
);
