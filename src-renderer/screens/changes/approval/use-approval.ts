/** The state of the approval of a server's tray; null while it is unknown or could not be read. */
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
    let due: ReturnType<typeof setTimeout> | undefined;
    const read = async () => {
      latest += 1;
      const request = latest;
      // A failed read blocks nothing here: the shell refuses unapproved changes.
      const state = await bridge.approval.state({ server }).catch(() => null);
      if (request !== latest) return;
      setFound(state && { server, state });
      clearTimeout(due);
      const next = nextTurn(state);
      if (next !== null) due = setTimeout(() => void read(), next);
    };
    if (approve !== 'never') void read();
    const stop = onBridgeEvent('changes.changed', () => void read());
    return () => {
      latest = -1;
      clearTimeout(due);
      stop();
    };
  }, [server, approve]);
  return found?.server === server && approve !== 'never' ? found.state : null;
}

/** Milliseconds until the answer's start or end; null if neither is to come. A timer takes 24 days at most. */
function nextTurn(state: ApprovalState | null): number | null {
  const { notBefore, validUntil } = state?.decision ?? {};
  const waits = [notBefore, validUntil].flatMap((at) => {
    const left = at === undefined ? 0 : Date.parse(at) - Date.now();
    return left > 0 ? [left + 1] : [];
  });
  return waits.length === 0 ? null : Math.min(...waits, 2_000_000_000);
}
