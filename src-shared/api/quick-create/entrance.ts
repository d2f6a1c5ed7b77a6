/** A quick-create entrance: what can be created from the navigation by one press (spec 3§3.9). */
import * as z from 'zod';
import { flag01, wireCount, wireId, wireText } from '../codecs.ts';

/** Which entrance is meant. */
const key = { module: z.string().min(1), moduleId: wireId };

/** Always '1' (3§3.9). */
export const menuType = z.literal('1');

export const entrance = z.object({
  ...key,
  /** Whether it shows. */
  selected: flag01,
  /** From 1 among those that show; 0 for the others. */
  sort: wireCount,
  menuType,
  sysMenus: z.object({
    shortname: wireText,
    /** What it creates one of, e.g. a form: `biaoge` and its id. */
    applicationCustoms: z.array(z.object({ module: wireText, targetId: wireId })),
  }),
});
export type Entrance = z.output<typeof entrance>;

export const entranceKey = z.object({ ...key, menuType });
export type EntranceKey = z.output<typeof entranceKey>;

/** Of the mobile variant; absent: of the computer's. */
export const ofClient = { clientType: z.literal('appClient').optional() };

const inNewTenant = ['calendar/8', 'task/1', 'document/4', 'mail/29', 'customer/5', 'workflow/W201'];

/** Those of a new tenant, in another order: examples name them. */
export function exampleOrder(): EntranceKey[] {
  return inNewTenant.map((id) => {
    const [module = '', moduleId = ''] = id.split('/');
    return { module, moduleId, menuType: '1' };
  });
}
