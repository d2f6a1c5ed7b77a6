/** A menu in the console's own frame, open or folded, in a language's own direction. Its entries are no links. */
import { FolderClosed } from 'lucide-react';
import { useText } from '#data/text.ts';
import type { MenuSection } from '#state/menu-model.ts';
import { groupIcons } from '#widgets/menu-icons.ts';
import styles from './MenuPreview.module.css';
import type { PreviewSection } from './preview.ts';

interface MenuPreviewProps {
  readonly label: string;
  readonly sections: readonly PreviewSection[];
  readonly folded: boolean;
  /** A language tag such as `ar-AE`. */
  readonly lang: string;
  readonly rightToLeft: boolean;
  /** The group of the console whose icon an entry shows. */
  readonly iconOf: (id: string) => MenuSection['group'] | null;
}

export function MenuPreview({ label, sections, folded, lang, rightToLeft, iconOf }: MenuPreviewProps) {
  const { t } = useText();
  return (
    <section
      className={styles.frame}
      data-folded={folded || undefined}
      dir={rightToLeft ? 'rtl' : 'ltr'}
      lang={lang}
      aria-label={label}
    >
      <div className={styles.menu}>
        {sections.map(({ id, name, missing, entries }) => {
          const group = iconOf(id);
          const Icon = group ? groupIcons[group] : FolderClosed;
          return (
            <div key={id} className={styles.section} title={folded ? name : undefined}>
              <p className={styles.group} data-missing={missing || undefined}>
                <Icon size={15} aria-hidden="true" />
                <span className={folded ? 'visually-hidden' : styles.name}>{name}</span>
              </p>
              {!folded && (
                <ul className={styles.entries}>
                  {entries.map((entry) => (
                    <li
                      key={entry.id}
                      className={styles.entry}
                      data-missing={entry.missing || undefined}
                      title={entry.missing ? t('backMenu.preview.missing') : entry.name}
                    >
                      <span className={styles.name}>{entry.name}</span>
                    </li>
                  ))}
                </ul>
              )}
            </div>
          );
        })}
      </div>
      <div className={styles.page} aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
    </section>
  );
}
