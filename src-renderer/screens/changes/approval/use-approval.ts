/** What stands of the approval of a server's tray; null: not known yet, or it could not be read. */
import { useEffect, useState } from 'react';
import { bridge, onBridgeEvent } from '#data/bridge.ts';
import type { ApprovalState } from '#shared/bridge/approval.ts';
import { useProgram } from '#state/program.ts';

export function useApproval(server: string): ApprovalState | null {
  const { settings } = useProgram();
  const [found, setFound] = useState<{ readonly server: string; readonly state: ApprovalState } | null>(null);
  const { approve } = settings;
  useEffect(() => {
    let latest = 0;
    const read = async () => {
      latest += 1;
      const own = latest;
      // What can't be read stops nobody here: the shell refuses what is not approved.
      const state = await bridge.approval.state({ server }).catch(() => null);
      if (own === latest) setFound(state && { server, state });
    };
    if (approve !== 'never') void read();
    const stop = onBridgeEvent('changes.changed', () => void read());
    return () => {
      latest = -1;
      stop();
    };
  }, [server, approve]);
  return found?.server === server && approve !== 'never' ? found.state : null;
}
