/**
 * Applications that a person made for themselves (spec 3§7.2 "Emp variants"; the documents spell none of them but
 * `queryEmpSysMenus`: S-6).
 */
import * as z from 'zod';
import { app, customTypes } from '../applications/app.ts';
import { appInfo } from '../applications/manage.ts';
import { wireId } from '../codecs.ts';
import { get, post } from '../endpoint.ts';
import { firstPage, pageOf, pageRequest } from '../page.ts';
import { exampleInfo } from './example.ts';

const basic = '/api/basicserver';
/** Where the wizard was opened from: `manager`, or the module that it is about (3§2.4). */
const source = { source: z.string().min(1) };
const one = { sysMenuId: z.string().min(1) };

/** Applications of one's own, in pages. */
export const queryEmpSysMenus = post('customApplications.ownList', `${basic}/free/queryEmpSysMenus`, {
  chosen: '3§7.2 "Emp variants"; S-6',
  effect: 'read',
  request: {
    /** In the name or the short name. */
    keywords: z.string().optional(),
    /** Of one type. */
    applicationType: z.enum(customTypes).optional(),
    ...pageRequest,
  },
  response: pageOf(app),
  example: firstPage,
});

/** All that is said of a free application of one's own. */
export const queryEmpFreeApplication = post(
  'customApplications.ownFree',
  `${basic}/free/queryEmpFreeApplication`,
  {
    chosen: '3§7.2 "Emp variants"; S-6',
    effect: 'read',
    request: one,
    response: appInfo,
    example: { sysMenuId: 'O5' },
  },
);

/** Makes a free application of one's own, and answers its id. */
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

/** Saves a free application of one's own. */
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

/** Deletes a free application of one's own. */
export const deleteEmpFreeApplication = post(
  'customApplications.ownDeleteFree',
  `${basic}/free/deleteEmpFreeApplication`,
  {
    chosen: '3§7.2 "Emp variants"; S-6',
    envelope: 'action',
    request: one,
    example: { sysMenuId: 'O6' },
  },
);

/** All that is said of a custom application of one's own. */
export const queryEmpCustomMenu = get('customApplications.ownCustom', `${basic}/queryEmpCustomMenu`, {
  chosen: '3§7.2 "Emp variants"; S-6',
  request: one,
  response: appInfo,
  example: { sysMenuId: 'O7' },
});

/** Makes a custom application of one's own, and answers its id. */
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

/** Saves a custom application of one's own. */
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

/** Deletes a custom application of one's own. */
export const deleteEmpCustomApplication = post(
  'customApplications.ownDeleteCustom',
  `${basic}/deleteEmpCustomApplication`,
  {
    chosen: '3§7.2 "Emp variants"; S-6',
    envelope: 'action',
    request: one,
    example: { sysMenuId: 'O8' },
  },
);
