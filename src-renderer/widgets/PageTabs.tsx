/** Tabs of a page, each with an address of its own. */
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { PageLink } from './PageLink.tsx';
import styles from './PageTabs.module.css';

interface PageTab {
  /** Absolute path. */
  readonly to: string;
  readonly label: string;
  /** The tab is current only at its exact address, not below it. */
  readonly end?: boolean;
  /** Further path below which the tab is current, e.g. of all records of which the tab shows one. */
  readonly under?: string;
}

interface PageTabsProps {
  readonly label: string;
  readonly tabs: readonly PageTab[];
}

export function PageTabs({ label, tabs }: PageTabsProps) {
  const { pathname } = useLocation();
  // The most specific matching tab wins, since one tab's path may be below another's.
  const [current] = tabs
    .filter((tab) => pathname === baseOf(tab) || (!tab.end && pathname.startsWith(`${baseOf(tab)}/`)))
    .sort((a, b) => baseOf(b).length - baseOf(a).length);
  const strip = useRef<HTMLElement>(null);
  const open = current?.to;
  useEffect(() => {
    const around = strip.current;
    if (!around || !('ResizeObserver' in window)) return;
    // In a window that gets narrower the current tab stays on view.
    const observer = new ResizeObserver(() => {
      // Chromium keeps the last fade of a strip that has stopped scrolling, so the fades themselves go.
      around.toggleAttribute('data-scrolls', around.scrollWidth > around.clientWidth);
      bringIntoView(around);
    });
    observer.observe(around);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (open === undefined) return;
    // Scrolls after the paint, so that no extra layout is forced.
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

/** Pixels of the fade where the tabs go on. */
const fade = 48;

/** Scrolls only the strip of tabs, not the page. */
function bringIntoView(strip: HTMLElement | null): void {
  const tab = strip?.querySelector('[aria-current]');
  if (!strip || !tab) return;
  const [its, own] = [tab.getBoundingClientRect(), strip.getBoundingClientRect()];
  if (its.right > own.right - fade) strip.scrollLeft += its.right - own.right + fade;
  else if (its.left < own.left + fade) strip.scrollLeft -= own.left - its.left + fade;
}

const baseOf = ({ to, under }: PageTab) => under ?? to.split('?')[0] ?? to;
