/** A menu in the console's own frame, open or folded, in a language's own direction. Its entries are no links. */
import { ExternalLink } from 'lucide-react';
import { useText } from '#data/text.ts';
import { shownText } from '#shared/kit/shown-text.ts';
import { groupIcons } from '#widgets/menu-icons.ts';
import styles from './MenuPreview.module.css';
import type { PreviewEntry, PreviewSection } from './preview.ts';

interface MenuPreviewProps {
  readonly label: string;
  readonly sections: readonly PreviewSection[];
  readonly folded: boolean;
  /** A language tag such as `ar-AE`. */
  readonly lang: string;
  readonly rightToLeft: boolean;
}

export function MenuPreview({ label, sections, folded, lang, rightToLeft }: MenuPreviewProps) {
  const { t } = useText();
  return (
    <div className={styles.frame} data-folded={folded || undefined} dir={rightToLeft ? 'rtl' : 'ltr'}>
      <section
        className={styles.menu}
        dir={rightToLeft ? 'rtl' : 'ltr'}
        lang={lang}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it
        tabIndex={0}
      >
        {sections.map(({ id, part, group, name, missing, entries }, index) => {
          const Icon = groupIcons[group];
          const isFirstOfPlatform = part === 'platform' && sections[index - 1]?.part !== 'platform';
          return (
            <div key={`${part} ${id}`} className={styles.section} title={folded ? name : undefined}>
              {isFirstOfPlatform && !folded && (
                <p className={styles.outside}>
                  {t('frame.menu.platform')}
                  <ExternalLink size={12} aria-hidden="true" />
                </p>
              )}
              <p className={styles.group} data-missing={missing || undefined}>
                <Icon size={15} aria-hidden="true" />
                <span className={folded ? 'visually-hidden' : styles.name}>{name}</span>
              </p>
              {!folded && (
                <ul className={styles.entries}>
                  {entries.map((entry) => (
                    <PreviewedEntry key={entry.id} entry={entry} />
                  ))}
                </ul>
              )}
            </div>
          );
        })}
      </section>
      <div className={styles.page} aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
    </div>
  );
}

function PreviewedEntry({ entry }: { readonly entry: PreviewEntry }) {
  const { t } = useText();
  const { name, missing, stuckAt } = entry;
  const stuck = stuckAt === '' ? '' : t('frame.webMenu.stuck', { path: shownText(stuckAt) });
  return (
    <li
      className={styles.entry}
      data-missing={missing || undefined}
      data-stuck={stuck !== '' || undefined}
      title={stuck || (missing ? t('backMenu.preview.missing') : name)}
    >
      <span className={styles.name}>{name}</span>
      {stuck !== '' && <span className="visually-hidden">{stuck}</span>}
    </li>
  );
}
