/** Beside a seat figure, for administrators: who holds these seats. */
import type { SeatTerminal } from '#shared/api/licence-info.ts';
import { useText } from '../../../../data/text.ts';
import { useAddress } from '../../../../state/address.ts';
import styles from './holders.module.css';

export function HoldersButton({ terminal }: { readonly terminal: SeatTerminal }) {
  const { t } = useText();
  const address = useAddress();
  return (
    <button
      type="button"
      className={styles.open}
      aria-label={t('usage.holders.openOf', { seats: t(`tenant.usage.${terminal}`) })}
      onClick={() => address.set({ holders: terminal })}
    >
      {t('usage.holders.open')}
    </button>
  );
}
