/** The notice that a file's changes are an applied set: its name, author and time. */
import { useText } from '#data/text.ts';
import { type SetBlock, setLabel } from '#shared/rules/changes/set-block.ts';
import { Notice } from '#widgets/Notice.tsx';

export function SetNotice({ set }: { readonly set: SetBlock }) {
  const { t, formatTime } = useText();
  const { user, approver } = set;
  const time = formatTime(Date.parse(set.time));
  return (
    <Notice tone="info" title={setLabel(set) || t('changes.sets.title')}>
      {approver === ''
        ? t('changes.sets.by', { time, user })
        : t('changes.sets.approvedBy', { time, user, approver })}
      <span>{t('changes.sets.fromFile')}</span>
    </Notice>
  );
}
