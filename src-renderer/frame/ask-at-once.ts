/** While changes are collected: what can't wait says why, and is sent only where the user wants it at once. */
import { useEffect } from 'react';
import { setAskAtOnce } from '#data/changes/index.ts';
import { translate } from '#data/text.ts';
import { confirm } from '#widgets/confirm.tsx';

export function useAskAtOnce(): void {
  useEffect(() => {
    setAskAtOnce((change, why) =>
      confirm({
        title: translate('changes.atOnce.title', { change: translate(change.title) }),
        text: translate(`changes.why.${why}`),
        action: translate('changes.atOnce.action'),
        keep: translate('changes.atOnce.keep'),
      }),
    );
  }, []);
}
