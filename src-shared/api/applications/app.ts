/** An application of the tenant, a group of applications, and the status of a module (spec 3§3.1, 3§3.4, 3§3.5). */
import * as z from 'zod';
import { flag01, optionalWireId, wireCount, wireId, wireText } from '../codecs.ts';
import { renamedFields } from '../odd-values/renamed-fields.ts';

/** The window in which a menu opens (3§3.2). */
export const openModes = ['current', 'newPage', 'newWindow'] as const;
export type OpenMode = (typeof openModes)[number];

/** Menus use digits (3§3.8 `openWay`), the back office uses `new` (S-24). */
const otherSpellings: Readonly<Record<string, OpenMode>> = {
  '0': 'newPage',
  '1': 'newWindow',
  '2': 'current',
  new: 'newPage',
};

export const openMode = z.codec(z.union([z.string(), z.number()]), z.enum(openModes), {
  decode: (wire) => otherSpellings[String(wire)] ?? (String(wire) as OpenMode),
  encode: (value) => value,
});

/** Types of custom applications (3§3.2); the documents give no spelling for the last two (3§5.1). */
export const customTypes = [
  'singleForm',
  'multiForm',
  'freeUrl',
  'freeFolder',
  'freeMainline',
  'eBuilder',
  'paas',
  'integratedLogin',
] as const;
export type CustomType = (typeof customTypes)[number];
export const applicationTypes = ['', ...customTypes] as const;

/** '' for an application of the platform. */
const applicationType = z.codec(z.enum(applicationTypes).nullish(), z.enum(applicationTypes), {
  decode: (wire) => wire ?? '',
  encode: (value) => value,
});

export const menuTypes = ['DEFAULT_MENU', 'CUSTOM_MENU'] as const;

/** An application in a list of the team (3§3.1). */
export const appItem = z.object({
  id: wireId,
  menuid: wireId,
  menuName: wireText,
  shortName: wireText,
  /** Whether the application is on. */
  menuStatus: flag01,
  userId: optionalWireId,
  applicationType,
  /** Ids of the targets that a custom application opens, by module. */
  applicationCustoms: z.array(z.object({ module: wireText, targetId: wireId })),
  openMode,
  /** Id of the module; of a menu without a module its own id. */
  moduleId: optionalWireId,
  /** Whether navigation shows it. */
  display: flag01,
  /** Position within the group, from 1. */
  orderIndex: wireCount,
  /** Id of the department that made the setting; '' for the whole tenant. */
  orgId: optionalWireId,
  menuType: z.enum(menuTypes),
  menuCode: wireText,
  module: wireText,
  path: wireText,
  icon: wireText,
  sysMenuId: optionalWireId,
  /** Base applications do not count where one application has to stay on (S-26). */
  baseApp: flag01,
  /** Whether the tenant has the application at all. */
  installed: flag01,
  /** Id of the application's group. */
  acId: optionalWireId,
});
type WireApp = z.output<typeof appItem>;

/** The application with the documents' own names beside the wire's (3§3.1 "showApp true when display is '1'"). */
export interface AppItem extends Omit<WireApp, 'display'> {
  readonly showApp: boolean;
}

export const app: z.ZodType<AppItem, z.input<typeof appItem>> = z.codec(
  appItem,
  z.custom<AppItem>((value) => typeof value === 'object' && value !== null),
  {
    decode: ({ display, ...item }) => ({
      ...item,
      // An application without a name gets a substitute, so that the list can still be shown.
      menuName: item.menuName || item.shortName || item.module || item.id,
      moduleId: item.moduleId || item.menuid,
      showApp: display,
    }),
    encode: ({ showApp, ...item }) => ({ ...item, display: showApp }),
  },
);

renamedFields.set(app, { display: 'showApp' });

/** Lines of icons in a group (3§3.5). */
const line = z.codec(z.union([z.literal([1, 2, 3]), z.enum(['1', '2', '3'])]), z.literal([1, 2, 3]), {
  decode: (wire) => Number(wire) as 1 | 2 | 3,
  encode: (value) => value,
});

/** A group of applications (3§3.5). */
export const category = z.object({
  id: wireId,
  groupName: z.string(),
  /** Position, from 1. */
  order: wireCount,
  categoryType: wireText,
  line,
  /** Number of applications in the group. */
  count: wireCount,
  /** Whether the group is this department's own, and not one from above. */
  own: flag01,
  /** The group's applications; empty where only groups were requested. */
  menus: z.array(app),
});
export type Category = z.output<typeof category>;
export const categoryLine = line;

/** Whether a module is on, in a department (3§3.5). */
const moduleStatusItem = z.object({
  moduleId: wireId,
  /** Id of the department; '' for the whole tenant. */
  deptId: optionalWireId,
  status: flag01,
  moduleStr: wireText,
  moduleName: wireText,
  applicationType,
  baseApp: flag01,
  installed: flag01,
});
export type ModuleStatus = z.output<typeof moduleStatusItem>;

export const moduleStatus: z.ZodType<ModuleStatus, z.input<typeof moduleStatusItem>> = z.codec(
  moduleStatusItem,
  z.custom<ModuleStatus>((value) => typeof value === 'object' && value !== null),
  {
    decode: (item) => ({ ...item, moduleName: item.moduleName || item.moduleStr || item.moduleId }),
    encode: (item) => item,
  },
);

/** Changes of an application's visibility and open mode, for lists of changes. */
export const displayChange = z.object({ id: z.string().min(1), display: flag01 });
export const openModeChange = z.object({ id: z.string().min(1), openMode });
