/** Asks what to do when another window has changed this tab's server while the page has unsaved work. */
import { useAtomValue } from 'jotai';
import { Unplug } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#data/text.ts';
import type { ServerProfile } from '#shared/rules/servers/profile.ts';
import { activeServer, elsewhereAtom } from '#state/program.ts';
import { followElsewhere, serverName } from '#state/servers.ts';
import { Button } from '#widgets/Button.tsx';
import styles from './ElsewhereBanner.module.css';
import { reportFailure } from './failure-toast.ts';

export function ElsewhereBanner({ server }: { readonly server: ServerProfile }) {
  const { t } = useText();
  const elsewhere = useAtomValue(elsewhereAtom);
  const [busy, setBusy] = useState(false);
  const follow = () => {
    setBusy(true);
    void followElsewhere()
      .catch(reportFailure)
      .finally(() => setBusy(false));
  };
  const other = elsewhere && activeServer(elsewhere);
  const edited = other?.id === server.id;
  const names = { mine: serverName(server, t), other: other ? serverName(other, t) : '' };
  return (
    <div role="status">
      {other && (
        <div className={styles.banner}>
          <Unplug size={14} aria-hidden="true" />
          <span className={styles.text}>
            {t(edited ? 'servers.elsewhere.edited' : 'servers.elsewhere.removed', names)}
          </span>
          <Button disabled={busy} onClick={follow}>
            {t(edited ? 'servers.elsewhere.take' : 'servers.elsewhere.follow', names)}
          </Button>
        </div>
      )}
    </div>
  );
}
