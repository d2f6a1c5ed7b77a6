/** Does the same on the server; there only for who is signed in. */
import { useText } from '../../../data/text.ts';
import { useSession } from '../../../state/session.ts';
import { Button } from '../../../widgets/Button.tsx';
import styles from './parts.module.css';

export function SendToServer({ busy, onSend }: { readonly busy: boolean; readonly onSend: () => void }) {
  const { t } = useText();
  const session = useSession();
  if (session.status === 'signedIn') {
    return (
      <Button busy={busy} onClick={onSend}>
        {t('licence.screen.action.send')}
      </Button>
    );
  }
  return <span className={styles.faint}>{t('licence.screen.action.sendNeedsSignIn')}</span>;
}
