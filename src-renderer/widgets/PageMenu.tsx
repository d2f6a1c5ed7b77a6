/** The layout of a page of several parts: its links at the left, in narrow windows one select above; the part beside. */
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { createMedia, useMedia } from '#state/media.ts';
import { MenuButton } from './Menu.tsx';
import type { MenuLine } from './MenuList.tsx';
import styles from './PageMenu.module.css';

const narrow = createMedia('(max-width: 1199px)');

interface PageMenuGroup {
  readonly heading?: { readonly id: string; readonly text: string };
  readonly links: readonly { readonly to: string; readonly label: string; readonly current: boolean }[];
}

interface PageMenuProps {
  readonly label: string;
  /** Width of the links in pixels. */
  readonly width: number;
  readonly groups: readonly PageMenuGroup[];
  readonly children: ReactNode;
}

/** The part stays mounted when the window gets narrower or wider. */
export function PageMenu({ label, width, groups, children }: PageMenuProps) {
  const isNarrow = useMedia(narrow);
  return (
    <div className={isNarrow ? undefined : styles.page}>
      {isNarrow ? (
        <nav className={styles.above} aria-label={label}>
          <FoldedLinks label={label} groups={groups} />
        </nav>
      ) : (
        <nav className={styles.menu} style={{ width }} aria-label={label}>
          {groups.map((group) => (
            <MenuLinks key={group.heading?.id ?? ''} {...group} />
          ))}
        </nav>
      )}
      <div className={styles.part}>{children}</div>
    </div>
  );
}

function MenuLinks({ heading, links }: PageMenuGroup) {
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

function FoldedLinks({ label, groups }: Pick<PageMenuProps, 'label' | 'groups'>) {
  const current = groups.flatMap(({ links }) => links).find((link) => link.current);
  return (
    <MenuButton
      label={current ? `${label}: ${current.label}` : label}
      className={styles.folded}
      lines={groups.flatMap(({ heading, links }): MenuLine[] => [
        ...(heading ? [{ kind: 'heading' as const, key: heading.id, label: heading.text }] : []),
        ...links.map((link) => ({
          key: link.to,
          label: link.label,
          current: link.current,
          link: { to: link.to },
        })),
      ])}
    >
      <span>{current?.label ?? label}</span>
      <ChevronDown size={14} aria-hidden="true" />
    </MenuButton>
  );
}
