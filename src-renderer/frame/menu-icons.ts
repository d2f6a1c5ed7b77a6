/** One icon per menu group. */
import {
  LayoutGrid,
  type LucideIcon,
  Plug,
  Puzzle,
  ScrollText,
  ServerCog,
  SlidersHorizontal,
  Workflow,
  Wrench,
} from 'lucide-react';
import type { MenuSection } from '../state/menu-model.ts';

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
