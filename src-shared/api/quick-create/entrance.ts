/** A quick-create entrance: an object that the navigation can create with one click (spec 3§3.9). */
import * as z from 'zod';
import { flag01, wireCount, wireId, wireText } from '../codecs.ts';

/** The key of an entrance. */
const key = { module: z.string().min(1), moduleId: wireId };

/** Always '1' (3§3.9). */
export const menuType = z.literal('1');

export const entrance = z.object({
  ...key,
  /** Whether the entrance is visible. */
  selected: flag01,
  /** Position among the visible entrances, from 1; 0 for the others. */
  sort: wireCount,
  menuType,
  sysMenus: z.object({
    shortname: wireText,
    /** The kind of object that the entrance creates, such as a form: `biaoge` and its id. */
    applicationCustoms: z.array(z.object({ module: wireText, targetId: wireId })),
  }),
});
export type Entrance = z.output<typeof entrance>;

export const entranceKey = z.object({ ...key, menuType });
export type EntranceKey = z.output<typeof entranceKey>;

/** `appClient` for phones; absent for computers. */
export const ofClient = { clientType: z.literal('appClient').optional() };

const inNewTenant = ['calendar/8', 'task/1', 'document/4', 'mail/29', 'customer/5', 'workflow/W201'];

/** The entrances of a new tenant in another order, for examples. */
export function exampleOrder(): EntranceKey[] {
  return inNewTenant.map((id) => {
    const [module = '', moduleId = ''] = id.split('/');
    return { module, moduleId, menuType: '1' };
  });
}
