/** The button that names the clock of the times beside it, and changes to the other clock. */
import { Clock } from 'lucide-react';
import { useText } from '#data/text.ts';
import { Button } from '../Button.tsx';
import ink from '../looks/ink.module.css';
import styles from './ClockSwitch.module.css';
import type { ServerTimes } from './use-server-times.ts';

export function ClockSwitch({ times }: { readonly times: Omit<ServerTimes, 'text'> }) {
  const { t } = useText();
  const { serverZone, readerZone, mine, setMine } = times;
  if (serverZone === '')
    return (
      <span className={ink.small} title={t('serverTimes.unknownText')}>
        {t('serverTimes.unknown')}
      </span>
    );
  if (serverZone === readerZone)
    return <span className={ink.small}>{t('serverTimes.same', { zone: serverZone })}</span>;
  return (
    <Button
      look="quiet"
      size="small"
      icon={<Clock size={13} aria-hidden="true" />}
      title={
        mine ? t('serverTimes.toServer', { zone: serverZone }) : t('serverTimes.toMine', { zone: readerZone })
      }
      onClick={() => setMine(!mine)}
    >
      <span className={styles.words}>
        {mine ? t('serverTimes.mine', { zone: readerZone }) : t('serverTimes.server', { zone: serverZone })}
      </span>
      <span className={styles.zone} aria-hidden="true">
        {mine ? readerZone : serverZone}
      </span>
    </Button>
  );
}
