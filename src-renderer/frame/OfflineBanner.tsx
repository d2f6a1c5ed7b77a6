import { atom, useAtomValue } from 'jotai';
import { WifiOff } from 'lucide-react';
import { useText } from '#data/text.ts';
import styles from './OfflineBanner.module.css';

const onlineAtom = atom(navigator.onLine);
onlineAtom.onMount = (set) => {
  const look = () => set(navigator.onLine);
  look();
  window.addEventListener('online', look);
  window.addEventListener('offline', look);
  return () => {
    window.removeEventListener('online', look);
    window.removeEventListener('offline', look);
  };
};

export function OfflineBanner() {
  const { t } = useText();
  const online = useAtomValue(onlineAtom);
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
