/**
 * The icons of the menu's groups and console pages. All of them are in the first script, so pages reuse icons that
 * other parts need anyway.
 */
import {
  AppWindow,
  Building2,
  FileKey2,
  History,
  Inbox,
  LayoutGrid,
  ListTree,
  LogIn,
  type LucideIcon,
  MessagesSquare,
  Package,
  Palette,
  Plug,
  Puzzle,
  ScrollText,
  Server,
  ServerCog,
  Settings,
  ShieldCheck,
  SlidersHorizontal,
  TriangleAlert,
  Workflow,
  Wrench,
} from 'lucide-react';
import type { MenuSection } from '#state/menu-model.ts';

export const groupIcons: Readonly<Record<MenuSection['group'], LucideIcon>> = {
  basics: SlidersHorizontal,
  logs: ScrollText,
  system: ServerCog,
  engine: Workflow,
  apps: LayoutGrid,
  integration: Plug,
  custom: Puzzle,
  tools: Wrench,
};

const pageIcons: Readonly<Record<string, LucideIcon | undefined>> = {
  'tenant.info': Building2,
  'themes.config': Palette,
  'applications.manage': AppWindow,
  backMenu: ListTree,
  loginLog: ScrollText,
  systemSettings: ServerCog,
  security: ShieldCheck,
  serviceCall: Plug,
  errorList: TriangleAlert,
  'frame.loginPage': LogIn,
  'frame.customAuto': Workflow,
  'licence.tool': FileKey2,
  'frame.servers': Server,
  'frame.changes': Inbox,
  'frame.journal': History,
  'frame.settings': Settings,
  launcher: LayoutGrid,
  feed: MessagesSquare,
  'themes.packages': Package,
};

/** `screen`: its id. */
export function pageIcon(screen: string): LucideIcon {
  return pageIcons[screen] ?? Wrench;
}
