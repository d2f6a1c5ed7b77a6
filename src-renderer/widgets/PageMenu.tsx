/** The layout of a page of several tools: links at the left, the current tool beside them. */
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { createMedia, useMedia } from '#state/media.ts';
import { MenuButton } from './Menu.tsx';
import styles from './PageMenu.module.css';

const narrow = createMedia('(max-width: 1199px)');

type MenuLinkItem = { readonly to: string; readonly label: string; readonly current: boolean };

interface PageMenuProps {
  readonly label: string;
  /** Width of the links in pixels. */
  readonly width: number;
  readonly links: ReactNode;
  readonly children: ReactNode;
}

export function PageMenu({ label, width, links, children }: PageMenuProps) {
  return (
    <div className={styles.page}>
      <nav className={styles.menu} style={{ width }} aria-label={label}>
        {links}
      </nav>
      <div className={styles.tool}>{children}</div>
    </div>
  );
}

interface FoldingPageMenuProps {
  readonly label: string;
  /** Width of the links in pixels. */
  readonly width: number;
  readonly links: readonly MenuLinkItem[];
  readonly children: ReactNode;
}

/** In narrow windows the links become one select above the content. */
export function FoldingPageMenu({ label, width, links, children }: FoldingPageMenuProps) {
  const isNarrow = useMedia(narrow);
  if (!isNarrow)
    return (
      <PageMenu label={label} width={width} links={<MenuLinks links={links} />}>
        {children}
      </PageMenu>
    );
  const current = links.find((link) => link.current);
  return (
    <div>
      <nav className={styles.above} aria-label={label}>
        <MenuButton
          label={current ? `${label}: ${current.label}` : label}
          className={styles.folded}
          lines={links.map(({ to, label: name, current: here }) => ({
            key: to,
            label: name,
            current: here,
            link: { to },
          }))}
        >
          <span>{current?.label ?? label}</span>
          <ChevronDown size={14} aria-hidden="true" />
        </MenuButton>
      </nav>
      {children}
    </div>
  );
}

interface MenuLinksProps {
  readonly links: readonly MenuLinkItem[];
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
