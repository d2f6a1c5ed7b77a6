/** The list of keys. */
import { useText } from '#data/text.ts';
import { Dialog } from '#widgets/Dialog.tsx';
import { toastKey } from '#widgets/toast-layer.ts';
import styles from './Panels.module.css';

const command = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl';

export function Keys({ onClose }: { readonly onClose: () => void }) {
  const { t } = useText();
  const keys: readonly [string, readonly (readonly string[])[]][] = [
    [t('frame.keys.palette'), [[command, 'K']]],
    [t('frame.keys.search'), [['/']]],
    [t('frame.keys.save'), [[command, 'S']]],
    [t('frame.keys.menu'), [[command, 'B']]],
    [t('frame.keys.move'), [['↑'], ['↓'], ['←'], ['→']]],
    [t('frame.keys.open'), [['Enter']]],
    [t('frame.keys.close'), [['Esc']]],
    [t('frame.keys.toasts'), [[toastKey]]],
    [t('frame.keys.list'), [['?']]],
  ];
  return (
    <Dialog open title={t('frame.keys.title')} onClose={onClose}>
      <dl className={styles.pairs}>
        {keys.map(([what, combinations]) => (
          <div key={what} className={styles.pair}>
            <dt>{what}</dt>
            <dd>
              {combinations.map((parts) => (
                <span key={parts.join()} className={styles.combination}>
                  {parts.map((part) => (
                    <kbd key={part}>{part}</kbd>
                  ))}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
