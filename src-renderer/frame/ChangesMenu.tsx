/** The choice between applying at once and collecting, and the link to the tray. */
import { Inbox } from 'lucide-react';
import { useText } from '#data/text.ts';
import { useCollecting, useWhyDemanded } from '#state/collecting-choice.ts';
import { rollBackPath, useLastSet, useTray, useWatchTray } from '#state/tray.ts';
import { MenuButton } from '#widgets/Menu.tsx';
import styles from './ChangesMenu.module.css';

export function ChangesMenu() {
  const { t } = useText();
  const { on, isRequired, toggle } = useCollecting();
  const why = useWhyDemanded();
  const { changes } = useTray();
  const last = useLastSet();
  useWatchTray(on);
  const count = changes.length;
  const state = t(on ? 'changes.mode.collect' : 'changes.mode.now');
  const label = count > 0 ? t('changes.mode.waiting', { state, count }) : state;
  return (
    <MenuButton
      label={label}
      title={label}
      align="end"
      className={on || count > 0 ? styles.mark : styles.icon}
      lines={[
        {
          kind: 'heading',
          key: 'mode',
          label: t('changes.mode.title'),
          note: isRequired ? `${t('changes.mode.demanded')} ${why}` : undefined,
        },
        {
          key: 'now',
          label: t('changes.mode.now'),
          checked: !on,
          disabled: isRequired,
          onSelect: () => toggle(false),
        },
        {
          key: 'collect',
          label: t('changes.mode.collect'),
          checked: on,
          disabled: isRequired,
          onSelect: () => toggle(true),
        },
        { kind: 'line', key: 'line' },
        {
          key: 'tray',
          label: t('changes.open'),
          link: { to: '/changes' },
          ...(count > 0 ? { hint: String(count) } : {}),
        },
        ...(last
          ? [{ key: 'back', label: t('changes.sets.rollBackLast'), link: { to: rollBackPath(last) } }]
          : []),
      ]}
    >
      <Inbox size={16} aria-hidden="true" />
      {(on || count > 0) && (
        <>
          {on && <span className={styles.word}>{state}</span>}{' '}
          {count > 0 && <span className={styles.count}>{count}</span>}
        </>
      )}
    </MenuButton>
  );
}
