/** Leads to the no-permission page after a 401 on a menu call, and asks about a full storage (both spec 1§8). */
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { translate } from '#data/text.ts';
import { isUnauthorised } from '#shared/api/answer-failure.ts';
import { useGrants, useMenuList } from '#state/menu.ts';
import { onMenuStorageFull } from '#state/menu-cache.ts';
import { forgetHints } from '#state/stored-hints.ts';
import { confirm } from '#widgets/confirm.tsx';
import { notify } from '#widgets/notify.tsx';

export function useMenuTrouble(): void {
  const grants = useGrants();
  const { error: ofList } = useMenuList();
  const error = grants.error ?? ofList;
  const navigate = useNavigate();
  useEffect(() => {
    // An ended session has its own prompt; only a 401 within a session counts here.
    if (!isUnauthorised(error) || error.sessionEnded) return;
    void navigate('/noRight', { replace: true });
  }, [error, navigate]);
  useEffect(() => onMenuStorageFull(() => void offerToClear()), []);
}

async function offerToClear(): Promise<void> {
  const yes = await confirm({
    title: translate('frame.storageFull.title'),
    text: translate('frame.storageFull.text'),
    action: translate('frame.storageFull.action'),
  });
  if (!yes) return;
  forgetHints();
  notify({ tone: 'success', text: translate('frame.storageFull.cleared') });
}
