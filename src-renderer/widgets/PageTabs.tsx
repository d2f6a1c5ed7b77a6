/** Pages that are parts of one: tabs with an address each. */
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { PageLink } from './PageLink.tsx';
import styles from './PageTabs.module.css';

interface PageTab {
  /** From the root on. */
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
  const strip = useRef<HTMLElement>(null);
  const open = current?.to;
  useEffect(() => {
    if (open === undefined) return;
    // Once it is painted: nothing is laid out for it.
    const frame = requestAnimationFrame(() => bringIntoView(strip.current));
    return () => cancelAnimationFrame(frame);
  }, [open]);
  return (
    <nav ref={strip} className={styles.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <PageLink
          key={tab.to}
          to={tab.to}
          className={styles.tab}
          aria-current={tab === current ? 'page' : undefined}
        >
          {tab.label}
        </PageLink>
      ))}
    </nav>
  );
}

/** The strip alone is scrolled: the page stays where it is. */
function bringIntoView(strip: HTMLElement | null): void {
  const tab = strip?.querySelector('[aria-current]');
  if (!strip || !tab) return;
  const [its, own] = [tab.getBoundingClientRect(), strip.getBoundingClientRect()];
  if (its.right > own.right) strip.scrollLeft += its.right - own.right;
  else if (its.left < own.left) strip.scrollLeft -= own.left - its.left;
}

const baseOf = ({ to, under }: PageTab) => under ?? to.split('?')[0] ?? to;
