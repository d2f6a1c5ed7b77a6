/** A native button for the frame and for shared widgets, so that no antd is loaded. */
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './Button.module.css';

interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'children'> {
  readonly look?: 'primary' | 'plain' | 'quiet' | 'danger';
  readonly size?: 'small' | 'large';
  readonly icon?: ReactNode;
  /** Shows that the action is in progress and ignores clicks; the label stays. */
  readonly busy?: boolean;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

export function Button({
  look = 'plain',
  size,
  icon,
  busy = false,
  wide = false,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={[styles.button, styles[look], size && styles[size], wide && styles.wide]
        .filter(Boolean)
        .join(' ')}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : rest.onClick}
    >
      {busy ? <span className={styles.spinner} aria-hidden="true" /> : icon}
      <span className={styles.label}>{children}</span>
    </button>
  );
}

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'children' | 'title'> {
  /** The accessible name, also the tooltip. */
  readonly label: string;
  readonly children: ReactNode;
  readonly active?: boolean;
}

export function IconButton({ label, children, active = false, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={[styles.iconButton, active && styles.active].filter(Boolean).join(' ')}
      aria-label={label}
      title={label}
    >
      {children}
    </button>
  );
}
