/** Starred pages and those opened last, above the groups of the menu. */
import { ExternalLink, History, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '#data/text.ts';
import type { MessageKey } from '#shared/text/index.ts';
import type { Menu } from '#state/menu.ts';
import { PageLink } from '#widgets/PageLink.tsx';
import styles from '../MenuSections.module.css';
import { type PaletteDestination, wordsOfDestination } from '../Palette/screen-items.ts';
import { PlatformLink } from '../PlatformLink.tsx';
import { useShortcutPages } from './use-shortcut-pages.ts';

export function MenuShortcuts({ menu }: { readonly menu: Menu }) {
  const { starred, recent } = useShortcutPages(menu);
  return (
    <>
      <Part
        id="starred"
        titleKey="frame.palette.starred"
        pages={starred}
        icon={<Star size={15} aria-hidden="true" />}
      />
      <Part
        id="recent"
        titleKey="frame.palette.recent"
        pages={recent}
        icon={<History size={15} aria-hidden="true" />}
      />
    </>
  );
}

interface PartProps {
  readonly id: string;
  readonly titleKey: MessageKey;
  readonly pages: readonly PaletteDestination[];
  readonly icon: ReactNode;
}

function Part({ id, titleKey, pages, icon }: PartProps) {
  const { t } = useText();
  if (pages.length === 0) return null;
  return (
    <div className={styles.section}>
      <p className={styles.head} id={`menu-kept-${id}`}>
        {t(titleKey)}
      </p>
      <ul className={styles.items} aria-labelledby={`menu-kept-${id}`}>
        {pages.map((page) => (
          <li key={page.id}>
            <KeptPage page={page} icon={icon} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function KeptPage({ page, icon }: { readonly page: PaletteDestination; readonly icon: ReactNode }) {
  const { t } = useText();
  const { label, hint } = wordsOfDestination(page, t);
  if (page.platform) {
    return (
      <PlatformLink page={page.platform} name={label} className={styles.item} title={hint}>
        {icon}
        <span className={styles.name}>{label}</span>
        <ExternalLink size={12} aria-hidden="true" className={styles.mark} />
      </PlatformLink>
    );
  }
  return (
    <PageLink
      to={page.to ?? '/info'}
      className={styles.item}
      title={hint || undefined}
      data-menu-item=""
      tabIndex={-1}
    >
      {icon}
      <span className={styles.name}>{label}</span>
    </PageLink>
  );
}
