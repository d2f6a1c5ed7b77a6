/** Applications of a person's own (spec 3§7.2 "Emp variants"; the documents spell only `queryEmpSysMenus`: S-6). */
import * as z from 'zod';
import { app, customTypes } from '../applications/app.ts';
import { appInfo } from '../applications/manage.ts';
import { wireId } from '../codecs.ts';
import { get, post } from '../endpoint.ts';
import { firstPage, pageOf, pageRequest } from '../page.ts';
import { exampleInfo } from './example.ts';

const basic = '/api/basicserver';
/** The screen that opened the wizard: `manager`, or the module in question (3§2.4). */
const source = { source: z.string().min(1) };
const appKey = { sysMenuId: z.string().min(1) };

/** The user's own applications, in pages. */
export const queryEmpSysMenus = post('customApplications.ownList', `${basic}/free/queryEmpSysMenus`, {
  chosen: '3§7.2 "Emp variants"; S-6',
  effect: 'read',
  request: {
    /** Part of the name or the short name. */
    keywords: z.string().optional(),
    /** Type of the applications. */
    applicationType: z.enum(customTypes).optional(),
    ...pageRequest,
  },
  response: pageOf(app),
  example: firstPage,
});

/** All settings of a free application of the user's own. */
export const queryEmpFreeApplication = post(
  'customApplications.ownFree',
  `${basic}/free/queryEmpFreeApplication`,
  {
    chosen: '3§7.2 "Emp variants"; S-6',
    effect: 'read',
    request: appKey,
    response: appInfo,
    example: { sysMenuId: 'O5' },
  },
);

/** Creates a free application of the user's own, and answers its id. */
export const createEmpFreeApplication = post(
  'customApplications.ownCreateFree',
  `${basic}/free/createEmpFreeApplication`,
  {
    chosen: '3§7.2 "Emp variants"; S-6',
    envelope: 'action',
    request: { ...source, info: appInfo },
    response: wireId,
    example: () => ({ source: 'manager', info: exampleInfo('singleForm') }),
  },
);

/** Saves a free application of the user's own. */
export const saveEmpFreeApplication = post(
  'customApplications.ownSaveFree',
  `${basic}/free/saveEmpFreeApplication`,
  {
    chosen: '3§7.2 "Emp variants"; S-6',
    envelope: 'action',
    request: { info: appInfo },
    example: () => ({ info: exampleInfo('singleForm', 'O5') }),
  },
);

/** Deletes a free application of the user's own. */
export const deleteEmpFreeApplication = post(
  'customApplications.ownDeleteFree',
  `${basic}/free/deleteEmpFreeApplication`,
  {
    chosen: '3§7.2 "Emp variants"; S-6',
    envelope: 'action',
    request: appKey,
    example: { sysMenuId: 'O6' },
  },
);

/** All settings of a custom application of the user's own. */
export const queryEmpCustomMenu = get('customApplications.ownCustom', `${basic}/queryEmpCustomMenu`, {
  chosen: '3§7.2 "Emp variants"; S-6',
  request: appKey,
  response: appInfo,
  example: { sysMenuId: 'O7' },
});

/** Creates a custom application of the user's own, and answers its id. */
export const createEmpCustomApplication = post(
  'customApplications.ownCreateCustom',
  `${basic}/createEmpCustomApplication`,
  {
    chosen: '3§7.2 "Emp variants"; S-6',
    envelope: 'action',
    request: { ...source, info: appInfo },
    response: wireId,
    example: () => ({ source: 'manager', info: exampleInfo('paas') }),
  },
);

/** Saves a custom application of the user's own. */
export const saveEmpCustomApplication = post(
  'customApplications.ownSaveCustom',
  `${basic}/saveEmpCustomApplication`,
  {
    chosen: '3§7.2 "Emp variants"; S-6',
    envelope: 'action',
    request: { info: appInfo },
    example: () => ({ info: exampleInfo('eBuilder', 'O7') }),
  },
);

/** Deletes a custom application of the user's own. */
export const deleteEmpCustomApplication = post(
  'customApplications.ownDeleteCustom',
  `${basic}/deleteEmpCustomApplication`,
  {
    chosen: '3§7.2 "Emp variants"; S-6',
    envelope: 'action',
    request: appKey,
    example: { sysMenuId: 'O8' },
  },
);
