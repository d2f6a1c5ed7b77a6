/** The menu's groups of console pages, the tools, and the folded groups of platform pages. */
import { ChevronRight, ExternalLink } from 'lucide-react';
import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useText } from '#data/text.ts';
import { shownText } from '#shared/kit/shown-text.ts';
import type { MenuEntry } from '#shared/rules/common/menu/entries.ts';
import { saveChoice } from '#state/choices.ts';
import { menuLabel, sectionLabel } from '#state/menu-labels.ts';
import {
  type MenuItem,
  type MenuModel,
  type MenuSection,
  ownSections,
  platformSections,
  toolSection,
} from '#state/menu-model.ts';
import { readHint } from '#state/stored-hints.ts';
import { groupIcons, pageIcon } from '#widgets/menu-icons.ts';
import { PageLink } from '#widgets/PageLink.tsx';
import { type ActiveMenuEntry, currentMark } from './current-screen.ts';
import styles from './MenuSections.module.css';
import { PlatformLink } from './PlatformLink.tsx';
import { webMenuAddress } from './web-menu.tsx';

const key = 'menu.unfolded';
/** The entry that the set of unfolded groups holds while the tools are folded, which they are not by default. */
const toolsFolded = 'tools-folded';

interface MenuSectionsProps {
  readonly menu: MenuModel;
  readonly active: ActiveMenuEntry;
}

export function MenuSections({ menu, active }: MenuSectionsProps) {
  const { t } = useText();
  const [unfolded, setUnfolded] = useState(() => new Set((readHint(key) ?? '').split(',')));
  // Kept while pages change, so that what has not changed of them is not drawn again.
  const sections = useMemo(() => ownSections(menu), [menu]);
  const tools = useMemo(() => toolSection(menu), [menu]);
  const platform = useMemo(() => platformSections(menu), [menu]);
  const holding = platform.find(({ items }) => items.some(({ id }) => id === active.platform))?.id;
  // The current page's group unfolds after navigation; the user may fold it again.
  useEffect(() => {
    if (holding) setUnfolded((now) => new Set(now).add(holding));
  }, [holding]);
  const fold = useCallback(
    (group: string) => {
      const next = new Set(unfolded);
      if (!next.delete(group)) next.add(group);
      setUnfolded(next);
      saveChoice(key, [...next].filter(Boolean).join(','));
    },
    [unfolded],
  );
  const foldTools = useCallback(() => fold(toolsFolded), [fold]);
  return (
    <>
      {sections.map((section) => (
        <div key={section.id} className={styles.section}>
          <p className={styles.head} id={`menu-own-${section.id}`}>
            {sectionLabel(section, t)}
          </p>
          <ul className={styles.items} aria-labelledby={`menu-own-${section.id}`}>
            {section.items.map((item) => (
              <Line key={item.id} item={item} current={currentMark(active, item)} />
            ))}
          </ul>
        </div>
      ))}
      {tools && (
        <Section section={tools} open={!unfolded.has(toolsFolded)} here={active} onFold={foldTools} />
      )}
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
              twin={sections.some(({ id }) => id === section.id)}
              open={unfolded.has(section.id)}
              here={section.id === holding ? active : nowhere}
              onFold={fold}
            />
          ))}
        </section>
      )}
    </>
  );
}

interface SectionProps {
  readonly section: MenuSection;
  /** The group has pages of the console, too, under the same name. */
  readonly twin?: boolean;
  readonly open: boolean;
  /** The current place, when it is in this section. */
  readonly here: ActiveMenuEntry;
  readonly onFold: (section: string) => void;
}

const nowhere: ActiveMenuEntry = { screen: null, platform: null, exact: false };

const Section = memo(function Section({ section, twin = false, open, here, onFold }: SectionProps) {
  const { t } = useText();
  const group = sectionLabel(section, t);
  const label = twin ? t('frame.menu.groupOutside', { group }) : group;
  const Icon = groupIcons[section.group];
  const id = `menu-${section.id}`;
  const plain = section.items.filter((item) => item.entry?.cluster !== 'crm');
  const crm = section.items.filter((item) => item.entry?.cluster === 'crm');
  const line = (item: MenuItem) => <Line key={item.id} item={item} current={currentMark(here, item)} />;
  return (
    <div className={styles.section}>
      <button
        type="button"
        className={styles.group}
        data-menu-item=""
        tabIndex={-1}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => onFold(section.id)}
      >
        <Icon size={15} aria-hidden="true" />
        <span>{label}</span>
        <ChevronRight size={13} aria-hidden="true" className={styles.chevron} />
      </button>
      <ul id={id} className={styles.items} aria-label={label} hidden={!open}>
        {open && plain.map(line)}
        {open && crm.length > 0 && (
          <li>
            <p className={styles.cluster}>{t('frame.menu.crm')}</p>
            <ul className={styles.items}>{crm.map(line)}</ul>
          </li>
        )}
      </ul>
    </div>
  );
});

interface LineProps {
  readonly item: MenuItem;
  readonly current: ReturnType<typeof currentMark>;
}

const Line = memo(function Line({ item, current }: LineProps) {
  const { t } = useText();
  const label = menuLabel(item, t);
  const row = useRef<HTMLLIElement>(null);
  const Icon = item.kind === 'screen' ? pageIcon(item.id) : ExternalLink;
  useEffect(() => {
    if (!current) return;
    // The animation frame joins the page's own layout; scrolling at once would force another one.
    const frame = requestAnimationFrame(() => row.current?.scrollIntoView?.({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, [current]);
  return (
    <li ref={row}>
      {item.kind === 'screen' ? (
        <PageLink to={item.to} className={styles.item} data-menu-item="" tabIndex={-1} aria-current={current}>
          <Icon size={15} aria-hidden="true" />
          <span className={styles.name}>{label}</span>
        </PageLink>
      ) : item.leadsNowhere ? (
        <button
          type="button"
          className={styles.item}
          aria-disabled="true"
          title={t('frame.webMenu.stuck', { path: shownText(item.entry.path) })}
          data-menu-item=""
          tabIndex={-1}
        >
          <Icon size={15} aria-hidden="true" />
          <span className={styles.name}>{label}</span>
        </button>
      ) : (
        <PlatformLink
          page={item.entry}
          name={label}
          className={styles.item}
          title={titleOf(item.entry, t)}
          current={current}
        >
          <Icon size={15} aria-hidden="true" />
          <span className={styles.name}>{label}</span>
        </PlatformLink>
      )}
    </li>
  );
});

function titleOf(page: MenuEntry, t: T): string {
  const address = webMenuAddress(page);
  if (address !== null) return t('frame.webMenu.leads', { address });
  return page.newPage ? t('frame.menu.newPage') : t('frame.menu.onPlatform');
}

type T = ReturnType<typeof useText>['t'];
