/** One icon per menu group and per tool. */
import {
  FileKey2,
  History,
  Inbox,
  LayoutGrid,
  type LucideIcon,
  MessagesSquare,
  Package,
  Plug,
  Puzzle,
  ScrollText,
  Server,
  ServerCog,
  Settings,
  SlidersHorizontal,
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

const toolIcons: Readonly<Record<string, LucideIcon | undefined>> = {
  'licence.tool': FileKey2,
  'frame.servers': Server,
  'frame.changes': Inbox,
  'frame.journal': History,
  'frame.settings': Settings,
  launcher: LayoutGrid,
  feed: MessagesSquare,
  'themes.packages': Package,
};

export function toolIcon(screen: string): LucideIcon {
  return toolIcons[screen] ?? Wrench;
}
