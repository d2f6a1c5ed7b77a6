/** Pages that are parts of one: tabs with an address each. */
import { NavLink } from 'react-router-dom';
import styles from './PageTabs.module.css';

interface PageTabsProps {
  readonly label: string;
  /** `end`: it is open at its own address only, not below it. */
  readonly tabs: readonly { readonly to: string; readonly label: string; readonly end?: boolean }[];
}

export function PageTabs({ label, tabs }: PageTabsProps) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <NavLink key={tab.to} to={tab.to} end={tab.end ?? false} className={styles.tab}>
          {tab.label}
        </NavLink>
      ))}
    </nav>
  );
}
