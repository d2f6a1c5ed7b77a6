/** An icon of a phone's navigation: a named one, or a picture of the platform. */
import {
  BookUser,
  Calendar,
  ChartColumn,
  CirclePlus,
  FileText,
  House,
  LayoutGrid,
  type LucideIcon,
  Mail,
  MessageSquare,
  Search,
  SquareCheck,
  User,
} from 'lucide-react';
import { platformPicture } from '#shared/rules/common/links/platform-file.ts';
import { type IconName, iconName } from '#shared/rules/themes/fields/mobile-icons.ts';
import { StoredPicture } from '../picture/StoredPicture.tsx';

const signs: Readonly<Record<IconName, LucideIcon>> = {
  message: MessageSquare,
  application: LayoutGrid,
  new: CirclePlus,
  addressBook: BookUser,
  me: User,
  calendar: Calendar,
  task: SquareCheck,
  mail: Mail,
  document: FileText,
  home: House,
  search: Search,
  report: ChartColumn,
};

interface PhoneSignProps {
  /** `message-line`, `message-filled`, or a picture's address. */
  readonly sign: string;
  /** Fallback for an unknown name. */
  readonly usual: IconName;
  /** Side of the sign in pixels. */
  readonly size: number;
}

export function PhoneSign({ sign, usual, size }: PhoneSignProps) {
  const picture = platformPicture(sign);
  if (picture) return <StoredPicture path={picture} label="" className="picture" />;
  const Sign = signs[iconName(sign) ?? usual];
  const filled = sign.endsWith('-filled');
  return (
    <Sign
      size={size}
      aria-hidden="true"
      {...(iconName(sign) && { 'data-shape': filled ? 'filled' : 'line' })}
      {...(filled && { fill: 'currentcolor', fillOpacity: 0.28, strokeWidth: 2.2 })}
    />
  );
}
