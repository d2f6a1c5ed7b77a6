/**
 * One prompt over the page when the session has ended, however many calls were refused: the page and what
 * was typed stay. Signing in again as the same person goes on where it stopped.
 */
import { useAtomValue } from 'jotai';
import { useSessionEnded } from '#data/session-expired.ts';
import { useText } from '#data/text.ts';
import { elsewhereAtom, useActiveServer } from '#state/program.ts';
import { serverName } from '#state/servers.ts';
import { useSession } from '#state/session.ts';
import { Dialog } from '#widgets/Dialog.tsx';
import { AccountList } from '../screens/sign-in/AccountList.tsx';
import { RemoteSignIn } from '../screens/sign-in/RemoteSignIn.tsx';

export function ExpiredSession() {
  const { t } = useText();
  const session = useSession();
  const server = useActiveServer();
  const ended = useSessionEnded();
  const elsewhere = useAtomValue(elsewhereAtom);
  const user = session.status === 'signedIn' ? session.facts.user : null;
  return (
    <Dialog
      // While another window uses another server nobody can sign in here; the page says so.
      open={ended && user !== null && !elsewhere}
      // It leaves when somebody has signed in.
      locked
      title={t('frame.expired.title')}
      onClose={() => undefined}
    >
      <p>{t('frame.expired.text')}</p>
      {server.kind === 'sandbox' ? (
        <AccountList current={user?.username ?? null} />
      ) : (
        <RemoteSignIn server={server} name={serverName(server, t)} onDone={() => undefined} />
      )}
    </Dialog>
  );
}
