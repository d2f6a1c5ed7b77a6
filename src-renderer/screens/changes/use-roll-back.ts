/** The way back of an applied set is put into the tray; where its tenant is not known, into a file. */
import { useRef, useState } from 'react';
import { bridge } from '#data/bridge.ts';
import { useText } from '#data/text.ts';
import type { AppliedSet, TrayChange } from '#shared/bridge/changes.ts';
import { notify } from '#widgets/notify.tsx';
import { collectInverse, saveWayBack } from './set-content.ts';

interface RollBackPlace {
  readonly server: { readonly id: string; readonly name: string };
  readonly user: string;
  /** Changes back are in the tray; null: whose tenant they are is not known, and their way back is a file. */
  readonly onCollected: ((back: readonly TrayChange[]) => void) | null;
}

/** `taking`: the set whose way back is being collected; null: none. A set is taken back once, however often it is pressed. */
export function useRollBack({ server, user, onCollected }: RollBackPlace) {
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
