/** Says that this computer has no network, while that is so. */
import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useText } from '#data/text.ts';
import styles from './OfflineBanner.module.css';

function listen(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

export function OfflineBanner() {
  const { t } = useText();
  const online = useSyncExternalStore(listen, () => navigator.onLine);
  return (
    <div role="status">
      {!online && (
        <p className={styles.banner}>
          <WifiOff size={14} aria-hidden="true" />
          {t('frame.offline')}
        </p>
      )}
    </div>
  );
}
