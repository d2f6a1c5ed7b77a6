/** One icon per menu group and per page of the console that the menu names. */
import {
  AppWindow,
  Building2,
  CircleAlert,
  File,
  FileKey2,
  History,
  Inbox,
  LayoutGrid,
  LifeBuoy,
  ListTree,
  LogIn,
  type LucideIcon,
  MessagesSquare,
  Package,
  Palette,
  PanelTop,
  Plug,
  Puzzle,
  ScrollText,
  Server,
  ServerCog,
  Settings,
  ShieldCheck,
  SlidersHorizontal,
  SlidersVertical,
  Workflow,
  Wrench,
  Zap,
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
  loginLog: LogIn,
  systemSettings: SlidersVertical,
  security: ShieldCheck,
  serviceCall: LifeBuoy,
  errorList: CircleAlert,
  'frame.loginPage': PanelTop,
  'frame.customAuto': Zap,
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
  return pageIcons[screen] ?? File;
}
