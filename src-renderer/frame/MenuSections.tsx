/** The groups of the side menu, unfolded by hand, by the current page, or by a search. */
import { ChevronRight, ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { NavLink } from 'react-router-dom';
import { useText } from '../data/text.ts';
import type { MenuItem, MenuModel, MenuSection } from '../state/menu-model.ts';
import { remember, remembered } from '../state/remembered.ts';
import { useCurrentScreen } from './current-screen.ts';
import styles from './MenuSections.module.css';
import { groupIcons } from './menu-icons.ts';
import { menuLabel, menuMatches } from './menu-labels.ts';
import { PlatformLink } from './PlatformLink.tsx';

const key = 'menu.folded';

export function MenuSections({ menu, words }: { readonly menu: MenuModel; readonly words: string }) {
  const { t } = useText();
  const current = useCurrentScreen();
  const [folded, setFolded] = useState(() => new Set((remembered(key) ?? 'apps,integration').split(',')));
  const typed = words.trim();
  const own = menu.sections.filter(({ group }) => group !== 'tools');
  const sections = typed ? matching(own, typed, t) : own;
  if (typed && sections.length === 0) {
    return (
      <p className={styles.nothing} role="status">
        {t('frame.menu.nothing')}
      </p>
    );
  }
  const fold = (group: string) => {
    const next = new Set(folded);
    if (!next.delete(group)) next.add(group);
    setFolded(next);
    remember(key, [...next].join(','));
  };
  return sections.map((section) => {
    const holdsCurrent = section.items.some((item) => item.kind === 'screen' && item.id === current?.id);
    const open = typed !== '' || !folded.has(section.group) || holdsCurrent;
    return <Section key={section.group} section={section} open={open} onFold={() => fold(section.group)} />;
  });
}

interface SectionProps {
  readonly section: MenuSection;
  readonly open: boolean;
  readonly onFold: () => void;
}

function Section({ section, open, onFold }: SectionProps) {
  const { t } = useText();
  const Icon = groupIcons[section.group];
  const id = `menu-${section.group}`;
  const plain = section.items.filter((item) => item.entry?.cluster !== 'crm');
  const crm = section.items.filter((item) => item.entry?.cluster === 'crm');
  return (
    <div className={styles.section}>
      <button type="button" className={styles.group} aria-expanded={open} aria-controls={id} onClick={onFold}>
        <Icon size={15} aria-hidden="true" />
        <span>{t(`frame.menu.group.${section.group}`)}</span>
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
  const label = menuLabel(item, t);
  return (
    <li>
      {item.kind === 'screen' ? (
        <NavLink to={item.to} className={styles.item}>
          {label}
        </NavLink>
      ) : (
        <PlatformLink entry={item.entry} className={styles.item}>
          {label}
          <ExternalLink size={12} aria-hidden="true" className={styles.outside} />
        </PlatformLink>
      )}
    </li>
  );
}

function matching(sections: readonly MenuSection[], typed: string, t: ReturnType<typeof useText>['t']) {
  return sections
    .map((section) => {
      const name = t(`frame.menu.group.${section.group}`);
      return { ...section, items: section.items.filter((item) => menuMatches(item, typed, name, t)) };
    })
    .filter((section) => section.items.length > 0);
}
