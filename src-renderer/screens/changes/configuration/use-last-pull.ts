/** Starts a comparison with the last pull of this server. */
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { bridge } from '#data/bridge.ts';
import type { PulledConfiguration } from '#shared/bridge/configuration.ts';
import { useActiveServer } from '#state/program.ts';
import { useSession } from '#state/session.ts';
import { notifyFailure } from '#widgets/notify.tsx';

/** Called once, if the address asks for it and a pull is known. */
export function useLastPull(onPulled: (pulled: PulledConfiguration) => void): void {
  const [params] = useSearchParams();
  const isRequested = params.has('pulled');
  const server = useActiveServer().id;
  const session = useSession();
  const tenant = session.status === 'signedIn' ? session.facts.tenant.tenantKey : '';
  const tell = useRef(onPulled);
  tell.current = onPulled;
  useEffect(() => {
    if (!isRequested || tenant === '') return;
    let isUnmounted = false;
    bridge.configuration
      .pulled({ server, tenant })
      .then((pulled) => pulled && !isUnmounted && tell.current(pulled))
      .catch(notifyFailure);
    return () => {
      isUnmounted = true;
    };
  }, [isRequested, server, tenant]);
}
