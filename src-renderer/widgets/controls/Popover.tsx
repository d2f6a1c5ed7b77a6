/** A small panel beside the button that opens it; Esc and a click elsewhere close it. */
import 'virtual:steward-antd/Popover';
import { Popover as AntdPopover } from 'antd';
import { cloneElement, type ReactElement, type ReactNode, useRef, useState } from 'react';
import styles from './controls.module.css';

interface PopoverProps {
  /** The panel's name. */
  readonly label: string;
  readonly content: ReactNode | ((close: () => void) => ReactNode);
  /** Unless told, above or below. Beside: from its button on downwards, as far as the window goes. */
  readonly placement?: 'beside';
  /** The button. */
  readonly children: ReactElement<{ 'aria-expanded'?: boolean; 'aria-haspopup'?: 'dialog' }>;
}

/** It never turns upwards, where it would cover what stands above; it moves only as far as the window asks for. */
const downwards = { overflow: { adjustX: true, adjustY: false, shiftY: true } };

export function Popover({ label, content, placement, children }: PopoverProps) {
  const [open, setOpen] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const opener = useRef<Element | null>(null);
  const close = () => {
    setOpen(false);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  const shown = typeof content === 'function' ? content(close) : content;
  return (
    <AntdPopover
      trigger="click"
      open={open}
      destroyOnHidden
      classNames={{ root: styles.popover ?? '', container: styles.popoverPanel ?? '' }}
      {...(placement && { placement: 'leftTop' as const, align: downwards })}
      onOpenChange={(next) => {
        if (next) opener.current = document.activeElement;
        setOpen(next);
      }}
      afterOpenChange={(now) => {
        if (now) panel.current?.focus();
      }}
      content={
        <div
          ref={panel}
          role="dialog"
          aria-label={label}
          tabIndex={-1}
          onKeyDown={(event) => {
            // What a control inside it has opened stands elsewhere in the page, and closes by itself.
            if (event.key !== 'Escape' || !event.currentTarget.contains(event.target as Node)) return;
            event.preventDefault();
            event.stopPropagation();
            close();
          }}
        >
          {shown}
        </div>
      }
    >
      {cloneElement(children, { 'aria-expanded': open, 'aria-haspopup': 'dialog' })}
    </AntdPopover>
  );
}
