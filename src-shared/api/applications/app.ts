/** An application of the tenant, a group of applications, what a module's status is (spec 3§3.1, 3§3.4, 3§3.5). */
import * as z from 'zod';
import { flag01, optionalWireId, wireCount, wireId, wireText } from '../codecs.ts';
import { renamedFields } from '../odd-values/renamed-fields.ts';

/** Where a menu opens (3§3.2). */
export const openModes = ['current', 'newPage', 'newWindow'] as const;
export type OpenMode = (typeof openModes)[number];

/** The vocabulary of menus has digits (3§3.8 `openWay`), the one of the back office says `new` (S-24). */
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

/** What a custom application is made of (3§3.2); of the last two the documents give no spelling (3§5.1). */
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
  /** On or off. */
  menuStatus: flag01,
  userId: optionalWireId,
  applicationType,
  /** Ids of what a custom application opens, by module. */
  applicationCustoms: z.array(z.object({ module: wireText, targetId: wireId })),
  openMode,
  /** Of its module; of a menu without one the menu's own. */
  moduleId: optionalWireId,
  /** Whether navigation shows it. */
  display: flag01,
  /** From 1, within its group. */
  orderIndex: wireCount,
  /** The department whose setting it is; '' for the whole tenant. */
  orgId: optionalWireId,
  menuType: z.enum(menuTypes),
  menuCode: wireText,
  module: wireText,
  path: wireText,
  icon: wireText,
  sysMenuId: optionalWireId,
  /** One of the base applications, which count for nothing where one has to stay on (S-26). */
  baseApp: flag01,
  /** Whether the tenant has it at all. */
  installed: flag01,
  /** The group that it stands in. */
  acId: optionalWireId,
});
type WireApp = z.output<typeof appItem>;

/** Under the names that the documents give them beside the wire's (3§3.1 "showApp true when display is '1'"). */
export interface AppItem extends Omit<WireApp, 'display'> {
  readonly showApp: boolean;
}

export const app: z.ZodType<AppItem, z.input<typeof appItem>> = z.codec(
  appItem,
  z.custom<AppItem>((value) => typeof value === 'object' && value !== null),
  {
    decode: ({ display, ...item }) => ({
      ...item,
      // What nobody named is told apart all the same, and takes no list away.
      menuName: item.menuName || item.shortName || item.module || item.id,
      moduleId: item.moduleId || item.menuid,
      showApp: display,
    }),
    encode: ({ showApp, ...item }) => ({ ...item, display: showApp }),
  },
);

renamedFields.set(app, { display: 'showApp' });

/** Lines of icons that a group takes (3§3.5). */
const line = z.codec(z.union([z.literal([1, 2, 3]), z.enum(['1', '2', '3'])]), z.literal([1, 2, 3]), {
  decode: (wire) => Number(wire) as 1 | 2 | 3,
  encode: (value) => value,
});

/** A group of applications (3§3.5). */
export const category = z.object({
  id: wireId,
  groupName: z.string(),
  /** From 1. */
  order: wireCount,
  categoryType: wireText,
  line,
  /** How many applications it has. */
  count: wireCount,
  /** Whether it is this department's own, rather than one from above. */
  own: flag01,
  /** Its applications; empty where groups alone are asked for. */
  menus: z.array(app),
});
export type Category = z.output<typeof category>;
export const categoryLine = line;

/** Whether a module is on, in a department (3§3.5). */
const moduleStatusItem = z.object({
  moduleId: wireId,
  /** '' for the whole tenant. */
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

/** Of an application: whether it shows, and how it opens; in lists of what was changed. */
export const displayed = z.object({ id: z.string().min(1), display: flag01 });
export const opened = z.object({ id: z.string().min(1), openMode });
