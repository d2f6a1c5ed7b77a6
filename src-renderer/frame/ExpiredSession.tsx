/**
 * One sign-in prompt over the page after the session has ended, however many calls were refused. The page and its input
 * stay, and the same person continues after signing in.
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
      // Nobody can sign in here while another window has moved this tab's server; the page's banner says so.
      open={ended && user !== null && !elsewhere}
      // The dialog closes only after a sign-in.
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
