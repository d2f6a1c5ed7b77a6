/** Whose menus of the admin centre hold in a department, and what may be done about it (spec 3§3.8, 3§4, 3§6, 3§7.6). */
import * as z from 'zod';
import { flag01, optionalWireId, wireId, wireText } from '../codecs.ts';
import { get, type Output, post } from '../endpoint.ts';

const base = '/api/basicserver/backstage/menu';
const department = z.object({ id: wireId, name: wireText });

/** A setting of a department: '1' is on. */
const backMenuConfig = z.object({
  configKey: z.string().min(1),
  configValue: flag01,
  deptId: optionalWireId,
});

/** What a department says of its menus, and whose menus it has. */
export const queryBackstageMenuConfig = get('backMenu.config', `${base}/queryBackstageMenuConfig`, {
  given: '3§7.6; 3§3.8; 3§6',
  request: { deptId: z.string().optional() },
  response: z.object({
    backstageMenuConfigs: z.array(backMenuConfig),
    rootDept: flag01,
    /** The right to change them (3§6). */
    permission: z.object({ moduleShareEdit: flag01 }),
    dept: department,
    /** The department above lets those below it keep menus of their own. */
    parentSub: flag01,
    /** The department keeps menus of its own. */
    hasSelfMenus: flag01,
    /** Whose menus hold here. */
    from: department.nullable(),
  }),
});

export type MenuConfigHere = Output<typeof queryBackstageMenuConfig>;

/** What one department says of its menus. */
const departmentConfig = z.object({
  dept: department,
  /** It keeps menus of its own. */
  own: flag01,
  /** Departments below it may keep menus of their own. */
  below: flag01,
});
export type DepartmentConfig = z.output<typeof departmentConfig>;

/** The departments that say something of their menus, as far as one may see them: all others take what is above. */
export const queryDepartmentMenuConfigs = get('backMenu.departments', `${base}/queryDepartmentMenuConfigs`, {
  chosen: '3§7.8; 3§3.8; S-6',
  response: z.array(departmentConfig),
});

/** Saves settings of a department; to turn its own menus off deletes them. */
export const saveBackstageMenuConfig = post('backMenu.saveConfig', `${base}/saveBackstageMenuConfig`, {
  given: '3§7.6; 3§3.8; 3§4',
  request: { backstageMenuConfigs: z.array(backMenuConfig).min(1) },
  example: {
    backstageMenuConfigs: [{ configKey: 'backstage_menu_subdept', configValue: true, deptId: 'D200' }],
  },
});
