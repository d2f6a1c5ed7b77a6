/** The menus of a department with all their settings (spec 3§3.8 "Menu detail", 3§7.8; BMENU-032 to 039, 088). */
import * as z from 'zod';
import { digits, flag01, optionalWireId, wireId, wireNumber, wireText } from '../codecs.ts';
import { get } from '../endpoint.ts';
import { languageEntry } from '../language-names/language-names.ts';

/** The ways of showing a menu that does not fit (3§3.8). */
export const showWays = ['floatmenu', 'tilingpage', 'mainmenu', 'mainmenushow', 'floaticon'] as const;

/** The terminals that a menu is for (3§3.8). */
export const menuTerminals = ['webClient', 'pcClient', 'appClient'] as const;
export type MenuTerminal = (typeof menuTerminals)[number];

export const menuDetail = z.object({
  id: wireId,
  /** Id of the menu's group; '' for a group. */
  parentId: optionalWireId,
  customMenuName: wireText,
  /** The platform's names by language; empty for a menu that the tenant created. */
  i18nMenuName: z.array(languageEntry),
  i18nCustomMenuName: z.array(languageEntry),
  menuEnable: flag01,
  url: wireText,
  openWay: digits({ '0': 'newPage', '1': 'window', '2': 'currentPage' }),
  useLimit: wireText,
  orderNo: wireNumber,
  defaultOrderNo: wireNumber,
  menuType: z.enum(['DEFAULT_MENU', 'CUSTOM_MENU', 'LINE']),
  menuAuth: wireText,
  groupType: z.enum(['MAIN_NAVI', 'NAVIGATION', 'MORE']),
  windowSize: digits({ '0': 'default', '1': 'custom' }),
  /** Pixels, for a custom size. */
  windowHeight: wireNumber,
  windowWidth: wireNumber,
  menuKey: wireText,
  cornerMarkSetting: wireText,
  clientType: z.enum(menuTerminals),
  menuNameShow: flag01,
  allowUserChange: flag01,
  showWay: z.enum(showWays),
  licenseDisplay: flag01,
});
export type MenuDetail = z.output<typeof menuDetail>;

/** The menus and groups of a department, each with its names in every language. */
export const queryDepartmentMenus = get(
  'backMenu.details',
  '/api/basicserver/backstage/menu/queryDepartmentMenus',
  {
    chosen: '3§7.8; 3§3.8; S-6',
    request: { deptId: z.string().optional() },
    response: z.array(menuDetail),
  },
);
