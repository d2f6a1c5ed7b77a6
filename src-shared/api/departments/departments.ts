/**
 * Whether departments have settings of their own ("global detach"), and which department represents the whole where
 * they do not (spec 2§4, 2§7, 3§4, 3§7.3, 3§7.4).
 */
import * as z from 'zod';
import { flag01, wireId } from '../codecs.ts';
import { get } from '../endpoint.ts';

/** Modules that are detached separately: theme management, or the menus with their applications. */
export const detachModules = ['PAGEMANAGER', 'MENU_DECENTRALIZATION'] as const;
export type DetachModule = (typeof detachModules)[number];

const ofModule = { moduleType: z.enum(detachModules) };

/** Whether the departments are detached: 1 where global detach applies. */
export const checkDetach = get('departments.checkDetach', '/api/basicserver/menu/check-detach', {
  given: '2§7; 3§7.3',
  request: ofModule,
  response: z.object({ detachable: flag01 }),
  example: { moduleType: 'MENU_DECENTRALIZATION' },
});

/** 0 is depth-open; the documents name no other value. */
const detachType = z.codec(z.union([z.string(), z.number()]), z.enum(['depth', 'plain']), {
  decode: (wire) => (String(wire) === '0' ? ('depth' as const) : ('plain' as const)),
  encode: (value) => (value === 'depth' ? '0' : '1'),
});

/** The degree to which departments are detached. */
export const queryDetachType = get('departments.detachType', '/api/basicserver/menu/detach-type', {
  chosen: '2§7; 3§7.4; S-6',
  request: ofModule,
  response: z.object({ detachType }),
  example: { moduleType: 'MENU_DECENTRALIZATION' },
});

/** The department to administer where departments are not detached. */
export const queryRootDept = get('departments.root', '/api/basicserver/app/manage/queryRootDept', {
  given: '3§7.4; 3§7.6; 2§7',
  response: wireId,
});
