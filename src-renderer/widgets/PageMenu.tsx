/** The layout of a page of several tools: links at the left, the current tool beside them. */
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './PageMenu.module.css';

interface PageMenuProps {
  readonly label: string;
  /** Width of the links in pixels. */
  readonly width: number;
  /** In narrow windows the links move above the content and wrap. */
  readonly folds?: boolean;
  readonly links: ReactNode;
  readonly children: ReactNode;
}

export function PageMenu({ label, width, folds, links, children }: PageMenuProps) {
  return (
    <div className={styles.page} data-folds={folds || undefined}>
      <nav className={styles.menu} style={{ width }} aria-label={label}>
        {links}
      </nav>
      <div className={styles.tool}>{children}</div>
    </div>
  );
}

interface MenuLinksProps {
  readonly links: readonly { readonly to: string; readonly label: string; readonly current: boolean }[];
  readonly heading?: { readonly id: string; readonly text: string };
}

export function MenuLinks({ links, heading }: MenuLinksProps) {
  return (
    <>
      {heading && <h2 id={heading.id}>{heading.text}</h2>}
      <ul aria-labelledby={heading?.id}>
        {links.map(({ to, label, current }) => (
          <li key={to}>
            <Link to={to} aria-current={current ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
