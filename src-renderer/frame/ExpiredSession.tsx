/**
 * One prompt over the page when the session has ended, however many calls were refused: the page and what
 * was typed stay. Signing in again as the same person goes on where it stopped.
 */
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { onSessionExpired } from '../data/session-expired.ts';
import { useText } from '../data/text.ts';
import { AccountList } from '../screens/frame/SignIn/AccountList.tsx';
import { RemoteSignIn } from '../screens/frame/SignIn/RemoteSignIn.tsx';
import { elsewhereAtom, useActiveServer } from '../state/program.ts';
import { serverName } from '../state/servers.ts';
import { useSession } from '../state/session.ts';
import { Dialog } from '../widgets/Dialog.tsx';

export function ExpiredSession() {
  const { t } = useText();
  const session = useSession();
  const server = useActiveServer();
  const elsewhere = useAtomValue(elsewhereAtom);
  const [open, setOpen] = useState(false);
  useEffect(() => onSessionExpired(() => setOpen(true)), []);
  const user = session.status === 'signedIn' ? session.facts.user : null;
  return (
    <Dialog
      // While another window uses another server nobody can sign in here; the page says so.
      open={open && user !== null && !elsewhere}
      locked
      title={t('frame.expired.title')}
      onClose={() => setOpen(false)}
    >
      <p>{t('frame.expired.text')}</p>
      {server.kind === 'sandbox' ? (
        <AccountList current={user?.username ?? null} onDone={() => setOpen(false)} />
      ) : (
        <RemoteSignIn server={server} name={serverName(server, t)} onDone={() => setOpen(false)} />
      )}
    </Dialog>
  );
}
