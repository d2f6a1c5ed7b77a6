/** The files of the watched folder that are not read, with the reasons, so that nobody takes them for fine. */

import { useText } from '#data/text.ts';
import type { SkippedFiles } from '#shared/bridge/licence/licence.ts';
import { shownInSentence, shownText } from '#shared/kit/shown-text.ts';
import { Notice } from '#widgets/Notice.tsx';

/** Names in the sentence; the details list all known ones. */
const mostNamed = 3;

interface SkippedNoticeProps {
  readonly folder: { readonly name: string; readonly skipped: SkippedFiles };
}

export function SkippedNotice({ folder: { name: folder, skipped } }: SkippedNoticeProps) {
  const { t, formatNumber } = useText();
  const { count, first } = skipped;
  if (count === 0) return null;
  const word = (shown: (name: string) => string, { name, reason }: (typeof first)[number]) =>
    t('licence.screen.board.skippedFile', { name: shown(name), reason: t(`licence.skipReason.${reason}`) });
  const named = first.slice(0, mostNamed).map((one) => word(shownInSentence, one));
  const joined = named.join(t('common.form.separator'));
  const more = count - named.length;
  const names =
    more === 0
      ? joined
      : t('licence.screen.board.skippedMore', { count: more, amount: formatNumber(more), names: joined });
  return (
    <Notice
      tone="warning"
      title={t('licence.screen.board.skipped', {
        count,
        amount: formatNumber(count),
        folder: shownInSentence(folder),
        names,
      })}
      {...(more > 0 ? { details: first.map((one) => word(shownText, one)) } : {})}
    />
  );
}
