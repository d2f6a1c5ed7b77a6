/** An application's icon as it is drawn, of those that have a name. */
import {
  Box,
  Calendar,
  Car,
  ChartColumn,
  ClipboardList,
  Clock,
  DoorOpen,
  FileSignature,
  FileText,
  Folder,
  FolderKanban,
  Gauge,
  GraduationCap,
  Handshake,
  LayoutDashboard,
  LayoutGrid,
  Link,
  type LucideIcon,
  Mail,
  MessageSquare,
  NotebookPen,
  Package,
  Receipt,
  ShoppingCart,
  SquareCheck,
  Store,
  Target,
  Truck,
  UserRound,
  Users,
  Wallet,
  Workflow,
} from 'lucide-react';
import type { AppIconName } from '#shared/rules/applications/app-icons.ts';

const signs: Readonly<Record<AppIconName, LucideIcon>> = {
  ...{ workflow: Workflow, project: FolderKanban, task: SquareCheck, calendar: Calendar },
  ...{ document: FileText, form: ClipboardList, mail: Mail, messages: MessageSquare, contacts: Users },
  ...{ customer: Handshake, opportunity: Target, contract: FileSignature, order: ShoppingCart },
  ...{ product: Package, capital: Wallet, quote: Receipt, hr: UserRound, attendance: Clock },
  ...{ performance: Gauge, daily_report: NotebookPen, okr: ChartColumn, portal: LayoutDashboard },
  ...{ link: Link, folder: Folder, chart: ChartColumn, training: GraduationCap, room: DoorOpen },
  ...{ car: Car, delivery: Truck, box: Box, store: Store, app: LayoutGrid },
};

export function AppSign({ name, size }: { readonly name: AppIconName; readonly size: number }) {
  const Sign = signs[name];
  return <Sign size={size} aria-hidden="true" />;
}
