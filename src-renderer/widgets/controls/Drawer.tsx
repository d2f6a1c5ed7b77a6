/** A panel at the right edge over the page, for a row's details without leaving the list. */
import 'virtual:steward-antd/Drawer';
import { Drawer as AntdDrawer } from 'antd';
import type { ReactNode } from 'react';

interface DrawerProps {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Width of the drawer in pixels. */
  readonly width?: number;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

export function Drawer({ title, open, onClose, width = 480, footer, children }: DrawerProps) {
  return (
    <AntdDrawer
      title={title}
      aria-label={title}
      open={open}
      onClose={onClose}
      size={width}
      destroyOnHidden
      {...(footer !== undefined && { footer })}
    >
      {children}
    </AntdDrawer>
  );
}
