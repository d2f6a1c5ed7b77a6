/** Pages that are parts of one: tabs with an address each. */
import { Link, useLocation } from 'react-router-dom';
import styles from './PageTabs.module.css';

interface PageTab {
  readonly to: string;
  readonly label: string;
  /** It is open at its own address only, not below it. */
  readonly end?: boolean;
  /** What it stands for besides, e.g. all records of which it shows one. */
  readonly under?: string;
}

interface PageTabsProps {
  readonly label: string;
  readonly tabs: readonly PageTab[];
}

export function PageTabs({ label, tabs }: PageTabsProps) {
  const { pathname } = useLocation();
  // The one whose address says most of where one is: a page may stand below another one's.
  const [current] = tabs
    .filter((tab) => pathname === baseOf(tab) || (!tab.end && pathname.startsWith(`${baseOf(tab)}/`)))
    .sort((a, b) => baseOf(b).length - baseOf(a).length);
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          to={tab.to}
          className={styles.tab}
          aria-current={tab === current ? 'page' : undefined}
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}

const baseOf = ({ to, under }: PageTab) => under ?? to.split('?')[0] ?? to;
