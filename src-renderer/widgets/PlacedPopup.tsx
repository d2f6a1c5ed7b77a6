/** A small dialog below its button, which takes the focus and closes by Esc or when the focus leaves. */
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { usePopupPosition } from './popup-position.ts';

interface PlacedPopupProps {
  readonly label: string;
  readonly beside: RefObject<HTMLElement | null>;
  readonly className: string | undefined;
  /** `back` asks to return the focus to the button. */
  readonly onClose: (back: boolean) => void;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  readonly children: ReactNode;
}

export function PlacedPopup(props: PlacedPopupProps) {
  const { label, beside, className, onClose, onKeyDown, children } = props;
  const popup = useRef<HTMLDivElement>(null);
  usePopupPosition('below', beside, popup);
  useEffect(() => popup.current?.focus(), []);
  return (
    <div
      ref={popup}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className={className}
      data-ground="page"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget) && !beside.current?.contains(relatedTarget))
          onClose(false);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return onKeyDown?.(event);
        onClose(true);
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      {children}
    </div>
  );
}
