/** Shares of one or several applications, and copies of applications (spec 3§3.3, 3§7.3). */
import * as z from 'zod';
import { flag01, optionalWireId, wireId, wireText } from '../codecs.ts';
import { get, post } from '../endpoint.ts';
import { firstPage, pageOf, pageRequest } from '../page.ts';
import { wireShare } from '../shares/share.ts';

const inDept = { deptId: z.string().optional() };
const ofModule = { moduleId: z.string().min(1), ...inDept };
const shares = z.array(wireShare);
const everybody = {
  sid: '',
  id: '',
  entryType: 'all',
  reverse: false,
  moduleStr: '',
  moduleId: '8',
} as const;
const exampleShares = { moduleId: '8', shares: [everybody] };

/** The shares of a module, exclusions included. */
export const loadModuleShare = get('applications.shares', '/api/basicserver/loadModuleShare', {
  chosen: '3§7.3; 3§3.3; S-6',
  request: ofModule,
  response: shares,
  example: { moduleId: '8' },
});

/** Adds shares to a module. */
export const addModuleShare = post('applications.addShares', '/api/basicserver/addModuleShare', {
  chosen: '3§7.3; 3§3.3; S-6',
  request: { ...ofModule, shares },
  example: exampleShares,
});

/** Adds exclusions to a module; without any share, everybody else keeps it. */
export const addReverseModuleShare = post(
  'applications.addReverseShares',
  '/api/basicserver/addReverseModuleShare',
  {
    chosen: '3§7.3; 3§3.3; S-6',
    request: { ...ofModule, shares },
    example: {
      moduleId: '8',
      shares: [{ ...everybody, entryType: 'department', id: 'D206', reverse: true }],
    },
  },
);

/** Replaces the shares of a module. */
export const updateModuleShare = post('applications.updateShares', '/api/basicserver/updateModuleShare', {
  chosen: '3§7.3; 3§3.3; S-6',
  request: { ...ofModule, shares },
  example: exampleShares,
});

/** Removes shares by their own ids. */
export const delModuleShare = post('applications.removeShares', '/api/basicserver/delModuleShare', {
  chosen: '3§7.3; 3§3.3; S-6',
  request: { ...ofModule, sids: z.array(z.string().min(1)).min(1) },
  example: { moduleId: '8', sids: ['S-all-'] },
});

/** Gives several applications the same shares, which replace their earlier ones. */
export const batchSaveSysMenuShares = post(
  'applications.saveSharesOfMany',
  '/api/basicserver/sysMenu/share/batchSaveSysMenuShares',
  {
    given: '3§7.3; 3§3.3',
    request: { ...inDept, sysMenuIds: z.array(z.string().min(1)).min(1), sysMenuShares: shares },
    example: { sysMenuIds: ['8', '2'], sysMenuShares: [everybody] },
  },
);

const reason = z.object({
  sees: flag01,
  /**
   * `excluded`, `shared`; `open`: the list has no inclusions; `unnamed`: no share includes the person; `unknown`: the
   * server does not know whether the deciding share reaches the person.
   */
  why: z.enum(['excluded', 'shared', 'open', 'unnamed', 'unknown']),
  /** The share that decides. */
  by: wireShare.nullable(),
});
const reached = z.object({
  id: wireId,
  username: z.string(),
  /** The department; of an external person, the company. */
  department: wireText,
  /** '' for external people. */
  deptId: optionalWireId,
  reason,
});

/**
 * Finds people by a keyword, external ones too, and tells who sees a target with these shares and why. `everybody` also lists those who do
 * not see it. The shares need not be saved.
 */
export const queryShareAudience = post(
  'applications.audience',
  '/api/basicserver/sysMenu/share/queryShareAudience',
  {
    chosen: '3§3.3; S-6',
    effect: 'read',
    request: {
      ...inDept,
      sysMenuShares: shares,
      keywords: z.string().optional(),
      everybody: flag01,
      ...pageRequest,
    },
    response: pageOf(reached),
    example: { sysMenuShares: [everybody], everybody: false, ...firstPage },
  },
);

/** Copies an application and answers the copy's id. */
export const copySysModule = post('applications.copy', '/api/basicserver/menu/copySysModule', {
  given: '3§7.3',
  request: { ...inDept, sysMenuId: z.string().min(1) },
  response: wireId,
  example: { sysMenuId: '8' },
});

/** Copies several applications and answers the copies' ids, in their order. */
export const batchCopySysModule = post('applications.copyMany', '/api/basicserver/menu/batchCopySysModule', {
  given: '3§7.3',
  request: { ...inDept, sysMenuIds: z.array(z.string().min(1)).min(1) },
  response: z.array(wireId),
  example: { sysMenuIds: ['8', '2'] },
});
