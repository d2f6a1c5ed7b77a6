/** A small panel beside its button; Esc and a click elsewhere close it. */
import 'virtual:steward-antd/Popover';
import { Popover as AntdPopover } from 'antd';
import {
  cloneElement,
  type KeyboardEventHandler,
  type ReactElement,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import { openerEscape } from '../opener-escape.ts';
import styles from './controls.module.css';

interface PopoverProps {
  readonly label: string;
  readonly content: ReactNode | ((close: () => void) => ReactNode);
  /** Default: above or below. `beside`: from the button downwards, as far as the window permits. */
  readonly placement?: 'beside';
  readonly children: ReactElement<{
    'aria-expanded'?: boolean;
    'aria-haspopup'?: 'dialog';
    onKeyDown?: KeyboardEventHandler;
  }>;
}

/** The panel never flips upwards, where it would cover the content above; it only shifts into the window. */
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
            // Popups of inner controls are elsewhere in the DOM, and close themselves.
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
      {cloneElement(children, {
        'aria-expanded': open,
        'aria-haspopup': 'dialog',
        onKeyDown: openerEscape(open, close),
      })}
    </AntdPopover>
  );
}
