/** The parts of a page that is several tools: links at its left, the chosen one beside them. */
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './PageMenu.module.css';

interface PageMenuProps {
  readonly label: string;
  /** Of the links, in pixels. */
  readonly width: number;
  /** Where the window is narrow the links stand above, in lines: they are more than the page's tools. */
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
  /** Over these links, under others. */
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
