/** A native button for the frame and for shared widgets, so that no antd is loaded. */
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import styles from './Button.module.css';

interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'children'> {
  readonly look?: 'primary' | 'plain' | 'quiet' | 'danger';
  readonly size?: 'small' | 'large';
  readonly icon?: ReactNode;
  /** Shows that the action is in progress and ignores clicks; the label stays. */
  readonly busy?: boolean;
  readonly wide?: boolean;
  /**
   * The reason for which the button does nothing now. Such a button keeps its position in the order of the Tab key,
   * so that screen readers and keyboards reach the reason; a `disabled` button shows it to the mouse alone.
   */
  readonly why?: string | undefined;
  readonly children: ReactNode;
}

export function Button({
  look = 'plain',
  size,
  icon,
  busy = false,
  wide = false,
  why,
  children,
  ...rest
}: ButtonProps) {
  const reason = useId();
  const isIdle = busy || why !== undefined;
  const button = (
    <button
      type="button"
      {...rest}
      className={[styles.button, styles[look], size && styles[size], wide && styles.wide]
        .filter(Boolean)
        .join(' ')}
      aria-busy={busy || undefined}
      aria-disabled={isIdle || undefined}
      {...(why !== undefined && { title: why, 'aria-describedby': reason, 'data-idle': true })}
      onClick={isIdle ? (event) => event.preventDefault() : rest.onClick}
    >
      {busy ? <span className={styles.spinner} aria-hidden="true" /> : icon}
      <span className={styles.label}>{children}</span>
    </button>
  );
  if (why === undefined) return button;
  return (
    <>
      {button}
      <span id={reason} className="visually-hidden">
        {why}
      </span>
    </>
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
