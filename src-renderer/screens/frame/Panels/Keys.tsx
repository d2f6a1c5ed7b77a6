/** The list of keys: everywhere, in lists, and in sheets of cells. */
import { useText } from '#data/text.ts';
import { Dialog } from '#widgets/Dialog.tsx';
import { Fact, Facts } from '#widgets/Facts.tsx';
import layout from '#widgets/looks/layout.module.css';
import { keyParts } from './key-parts.ts';
import styles from './Panels.module.css';

export function Keys({ onClose }: { readonly onClose: () => void }) {
  const { t } = useText();
  return (
    <Dialog open title={t('frame.keys.title')} onClose={onClose}>
      {keyParts.map(({ title, rows }) => (
        <Facts key={title} title={t(title)} ends>
          {rows.map(([what, combinations]) => (
            <Fact key={what} label={t(what)}>
              <span className={layout.inline}>
                {combinations.map((parts) => (
                  <span key={parts.join()} className={styles.keys}>
                    {parts.map((part) => (
                      <kbd key={part}>{part}</kbd>
                    ))}
                  </span>
                ))}
              </span>
            </Fact>
          ))}
        </Facts>
      ))}
    </Dialog>
  );
}
