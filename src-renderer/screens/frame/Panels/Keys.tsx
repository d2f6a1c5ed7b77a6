import { useText } from '#data/text.ts';
import { Dialog } from '#widgets/Dialog.tsx';
import { Fact, FactList } from '#widgets/Facts.tsx';
import layout from '#widgets/looks/layout.module.css';
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
      <FactList ends>
        {keys.map(([what, combinations]) => (
          <Fact key={what} label={what}>
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
      </FactList>
    </Dialog>
  );
}
