/** Asks before sending a change that can't be collected, naming the reason and the way back. */
import { useEffect } from 'react';
import { isApproved, setAskAtOnce } from '#data/changes/index.ts';
import { translate } from '#data/text.ts';
import type { WayBackNow } from '#shared/rules/changes/way-back.ts';
import { confirm } from '#widgets/confirm.tsx';
import ink from '#widgets/looks/ink.module.css';

export function useAskAtOnce(): void {
  useEffect(() => {
    setAskAtOnce(async ({ change, why, back }) => {
      const title = translate('changes.atOnce.title', { change: translate(change.title) });
      if (isApproved()) {
        await confirm({ title, text: translate('changes.atOnce.notHere'), inform: true });
        return false;
      }
      return confirm({
        title,
        text: (
          <>
            <p>{translate(`changes.why.${why}`)}</p>
            {back && <p className={back === 'none' ? ink.broken : ''}>{translate(backWords[back])}</p>}
          </>
        ),
        action: translate('changes.atOnce.action'),
        keep: translate('changes.atOnce.keep'),
      });
    });
  }, []);
}

const backWords = {
  same: 'changes.atOnce.undo',
  shortly: 'changes.atOnce.undoShortly',
  byHand: 'changes.atOnce.byHand',
  // The tray uses the same texts.
  anew: 'changes.effect.anew',
  none: 'changes.effect.noWayBack',
} as const satisfies Readonly<Record<WayBackNow, string>>;
