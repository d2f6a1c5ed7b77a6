/**
 * The department whose menus of the admin centre apply, and the rights to change that choice (spec 3§3.8, 3§4, 3§6,
 * 3§7.6).
 */
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

/** A department's own setting, and the source of its menus. */
export const queryBackstageMenuConfig = get('backMenu.config', `${base}/queryBackstageMenuConfig`, {
  given: '3§7.6; 3§3.8; 3§6',
  request: { deptId: z.string().optional() },
  response: z.object({
    backstageMenuConfigs: z.array(backMenuConfig),
    rootDept: flag01,
    /** The right to change the menus (3§6). */
    permission: z.object({ moduleShareEdit: flag01 }),
    dept: department,
    /** Whether the department above allows own menus below. */
    parentSub: flag01,
    /** Whether the department has menus of its own. */
    hasSelfMenus: flag01,
    /** The department whose menus apply here. */
    from: department.nullable(),
  }),
});

export type MenuConfigHere = Output<typeof queryBackstageMenuConfig>;

/** The menu setting of one department. */
const departmentConfig = z.object({
  dept: department,
  /** Whether the department has menus of its own. */
  own: flag01,
  /** Whether departments below may have menus of their own. */
  below: flag01,
});
export type DepartmentConfig = z.output<typeof departmentConfig>;

/** The departments with menu settings of their own, as far as the user may see them; all others inherit. */
export const queryDepartmentMenuConfigs = get('backMenu.departments', `${base}/queryDepartmentMenuConfigs`, {
  chosen: '3§7.8; 3§3.8; S-6',
  response: z.array(departmentConfig),
});

/** Saves settings of a department; turning its own menus off deletes them. */
export const saveBackstageMenuConfig = post('backMenu.saveConfig', `${base}/saveBackstageMenuConfig`, {
  given: '3§7.6; 3§3.8; 3§4',
  request: { backstageMenuConfigs: z.array(backMenuConfig).min(1) },
  example: {
    backstageMenuConfigs: [{ configKey: 'backstage_menu_subdept', configValue: true, deptId: 'D200' }],
  },
});
