/** While changes are collected: what can't wait says why, and is sent only where the user wants it at once. */
import { useEffect } from 'react';
import { isApproved, setAskAtOnce } from '#data/changes/index.ts';
import { translate } from '#data/text.ts';
import { confirm } from '#widgets/confirm.tsx';

export function useAskAtOnce(): void {
  useEffect(() => {
    setAskAtOnce(async (change, why) => {
      const title = translate('changes.atOnce.title', { change: translate(change.title) });
      if (isApproved()) {
        await confirm({ title, text: translate('changes.atOnce.notHere'), inform: true });
        return false;
      }
      return confirm({
        title,
        text: translate(`changes.why.${why}`),
        action: translate('changes.atOnce.action'),
        keep: translate('changes.atOnce.keep'),
      });
    });
  }, []);
}
