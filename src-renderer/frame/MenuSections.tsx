/** Our own pages by their groups, and below them the platform's, folded until they are wanted. */
import { ChevronRight, ExternalLink } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '#data/text.ts';
import { menuLabel, menuMatches, sectionLabel } from '#state/menu-labels.ts';
import {
  type MenuItem,
  type MenuModel,
  type MenuSection,
  ownSections,
  platformSections,
  toolItems,
} from '#state/menu-model.ts';
import { choose } from '#state/choices.ts';
import { remembered } from '#state/remembered.ts';
import { groupIcons } from '#widgets/menu-icons.ts';
import { currentMark, useMenuPlace } from './current-screen.ts';
import styles from './MenuSections.module.css';
import { PlatformLink } from './PlatformLink.tsx';

const key = 'menu.unfolded';

export function MenuSections({ menu, words }: { readonly menu: MenuModel; readonly words: string }) {
  const { t } = useText();
  const place = useMenuPlace();
  const [unfolded, setUnfolded] = useState(() => new Set((remembered(key) ?? '').split(',')));
  const typed = words.trim();
  const own = matching(ownSections(menu), typed, t);
  const platform = matching(platformSections(menu), typed, t);
  const holding = platform.find(({ items }) => items.some(({ id }) => id === place.platform))?.id;
  // Where one has gone is in sight; it may be folded again.
  useEffect(() => {
    if (holding) setUnfolded((now) => new Set(now).add(holding));
  }, [holding]);
  if (typed && own.length + platform.length === 0 && matchingTools(menu, typed, t) === 0) {
    return (
      <p className={styles.nothing} role="status">
        {t('frame.menu.nothing')}
      </p>
    );
  }
  const fold = (group: string) => {
    const next = new Set(unfolded);
    if (!next.delete(group)) next.add(group);
    setUnfolded(next);
    choose(key, [...next].filter(Boolean).join(','));
  };
  return (
    <>
      {own.map((section) => (
        <div key={section.id} className={styles.section}>
          <p className={styles.own} id={`menu-own-${section.id}`}>
            {sectionLabel(section, t)}
          </p>
          <ul className={styles.items} aria-labelledby={`menu-own-${section.id}`}>
            {section.items.map((item) => (
              <Line key={item.id} item={item} />
            ))}
          </ul>
        </div>
      ))}
      {platform.length > 0 && (
        <section className={styles.platform} aria-labelledby="menu-platform">
          <h2 className={styles.outside} id="menu-platform" title={t('frame.menu.onPlatform')}>
            {t('frame.menu.platform')}
            <ExternalLink size={12} aria-hidden="true" />
          </h2>
          {platform.map((section) => (
            <Section
              key={section.id}
              section={section}
              open={typed !== '' || unfolded.has(section.id)}
              onFold={() => fold(section.id)}
            />
          ))}
        </section>
      )}
    </>
  );
}

interface SectionProps {
  readonly section: MenuSection;
  readonly open: boolean;
  readonly onFold: () => void;
}

function Section({ section, open, onFold }: SectionProps) {
  const { t } = useText();
  const Icon = groupIcons[section.group];
  const id = `menu-${section.id}`;
  const plain = section.items.filter((item) => item.entry?.cluster !== 'crm');
  const crm = section.items.filter((item) => item.entry?.cluster === 'crm');
  return (
    <div className={styles.section}>
      <button
        type="button"
        className={styles.group}
        data-menu-item=""
        tabIndex={-1}
        aria-expanded={open}
        aria-controls={id}
        onClick={onFold}
      >
        <Icon size={15} aria-hidden="true" />
        <span>{sectionLabel(section, t)}</span>
        <ChevronRight size={13} aria-hidden="true" className={styles.chevron} />
      </button>
      <ul id={id} className={styles.items} hidden={!open}>
        {open && plain.map((item) => <Line key={item.id} item={item} />)}
        {open && crm.length > 0 && (
          <li>
            <p className={styles.cluster}>{t('frame.menu.crm')}</p>
            <ul className={styles.items}>
              {crm.map((item) => (
                <Line key={item.id} item={item} />
              ))}
            </ul>
          </li>
        )}
      </ul>
    </div>
  );
}

function Line({ item }: { readonly item: MenuItem }) {
  const { t } = useText();
  const place = useMenuPlace();
  const current = currentMark(place, item);
  const label = menuLabel(item, t);
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!current) return;
    // With the frame that shows the page: asked for at once, the page would be laid out for it alone.
    const frame = requestAnimationFrame(() => row.current?.scrollIntoView?.({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, [current]);
  return (
    <li ref={row}>
      {item.kind === 'screen' ? (
        <Link to={item.to} className={styles.item} data-menu-item="" tabIndex={-1} aria-current={current}>
          {label}
        </Link>
      ) : (
        <PlatformLink
          page={item.entry}
          className={styles.item}
          title={item.entry.newPage ? t('frame.menu.newPage') : t('frame.menu.onPlatform')}
          current={current}
        >
          {label}
          <ExternalLink size={12} aria-hidden="true" className={styles.mark} />
        </PlatformLink>
      )}
    </li>
  );
}

type T = ReturnType<typeof useText>['t'];

function matching(sections: readonly MenuSection[], typed: string, t: T): readonly MenuSection[] {
  if (typed === '') return sections;
  return sections
    .map((section) => {
      const name = sectionLabel(section, t);
      return { ...section, items: section.items.filter((item) => menuMatches(item, typed, name, t)) };
    })
    .filter((section) => section.items.length > 0);
}

function matchingTools(menu: MenuModel, typed: string, t: T): number {
  return toolItems(menu).filter((item) => menuMatches(item, typed, t('frame.menu.group.tools'), t)).length;
}
