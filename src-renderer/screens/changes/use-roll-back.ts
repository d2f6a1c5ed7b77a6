/** Puts the way back of an applied set into the tray, or into a file where the set's tenant is unknown. */
import { useRef, useState } from 'react';
import { bridge } from '#data/bridge.ts';
import { useText } from '#data/text.ts';
import type { AppliedSet, TrayChange } from '#shared/bridge/changes.ts';
import { notify } from '#widgets/notify.tsx';
import { collectInverse, saveWayBack } from './set-content.ts';

interface RollBackOptions {
  readonly server: { readonly id: string; readonly name: string };
  readonly user: string;
  /** Called when the inverse changes are in the tray; null where the tenant is unknown and the way back is a file. */
  readonly onCollected: ((back: readonly TrayChange[]) => void) | null;
}

/** `taking` is the id of the set in progress, or null. Repeated clicks roll a set back only once. */
export function useRollBack({ server, user, onCollected }: RollBackOptions) {
  const { t } = useText();
  const [taking, setTaking] = useState<number | null>(null);
  const isTaking = useRef(false);
  const collect = async (id: number) => {
    if (!onCollected) return saveWayBack({ server, user }, id);
    const count = await collectInverse({ server, user }, id);
    if (count === 0) return notify({ tone: 'info', text: t('changes.effect.noWayBack') });
    notify({ tone: 'success', text: t('changes.sets.inTray', { count }) });
    const { changes } = await bridge.changes.tray({ server: server.id });
    onCollected(changes);
  };
  const rollBack = async ({ id }: AppliedSet): Promise<void> => {
    if (isTaking.current) return;
    isTaking.current = true;
    setTaking(id);
    try {
      await collect(id);
    } finally {
      isTaking.current = false;
      setTaking(null);
    }
  };
  return { taking, rollBack };
}

export type RollBack = ReturnType<typeof useRollBack>;
