import { useText } from '#data/text.ts';
import type { ApprovalState } from '#shared/bridge/approval.ts';
import { spanWords } from '#shared/rules/changes/approval/span.ts';
import { sharedComputer } from '#shared/rules/changes/approval/verdict.ts';
import { useWhyDemanded } from '#state/collecting-choice.ts';
import { Button } from '#widgets/Button.tsx';
import ink from '#widgets/looks/ink.module.css';
import { Notice } from '#widgets/Notice.tsx';

interface ApprovalBarProps {
  readonly approval: ApprovalState;
  readonly onAsk: () => void;
  readonly onAnswer: () => void;
}

export function ApprovalBar({ approval, onAsk, onAnswer }: ApprovalBarProps) {
  const { t, formatTime, language } = useText();
  const why = useWhyDemanded();
  const { request, decision, problem } = approval;
  const shared = sharedComputer(request, decision);
  const isRequested = request !== null && problem !== 'spent';
  const name = decision?.known ?? decision?.by ?? '';
  const at = (time: string | undefined) => formatTime(Date.parse(time ?? ''));
  const { tone, title, text } = says();
  return (
    <Notice
      tone={tone}
      title={title}
      actions={
        <>
          {problem !== null && problem !== 'notYet' && (
            <Button size="small" look={isRequested ? 'quiet' : 'plain'} onClick={onAsk}>
              {t(isRequested ? 'changes.approval.askAgain' : 'changes.approval.ask')}
            </Button>
          )}
          {problem === 'notDecided' && (
            <Button size="small" onClick={onAnswer}>
              {t('changes.approval.answer')}
            </Button>
          )}
        </>
      }
    >
      {text}
      {decision &&
        spanWords(decision, language).map(({ key, time }) => (
          <span key={key} className={ink.under}>
            {t(key, { time })}
          </span>
        ))}
      {problem !== null && <span className={ink.under}>{why}</span>}
      {shared !== null && (
        <span className={ink.under}>{t('changes.approval.oneComputer', { computer: shared })}</span>
      )}
      {decision && (problem === null || problem === 'refused') && (
        <>
          {decision.words !== '' && (
            <bdi className={ink.text}>{t('changes.approval.said', { words: decision.words })}</bdi>
          )}
          <span className={ink.under}>
            {t('changes.approval.when', { time: at(decision.at), fingerprint: decision.fingerprint })}
          </span>
        </>
      )}
    </Notice>
  );

  function says(): { tone: 'success' | 'info' | 'warning' | 'danger'; title: string; text: string | null } {
    switch (problem) {
      case null:
        return { tone: 'success', title: t('changes.approval.approved', { name }), text: null };
      case 'notYet':
        return {
          tone: 'info',
          title: t('changes.approval.approved', { name }),
          text: t('changes.approval.problem.notYet'),
        };
      case 'refused':
        return { tone: 'danger', title: t('changes.approval.refused', { name }), text: null };
      case 'notDecided':
        return {
          tone: 'info',
          title: t('changes.approval.asked', { time: at(request?.at) }),
          text: t('changes.approval.askedText'),
        };
      case 'altered':
        return {
          tone: 'warning',
          title: t('changes.approval.altered'),
          text: t('changes.approval.alteredText'),
        };
      case 'notAsked':
      case 'spent':
        return {
          tone: 'info',
          title: t('changes.approval.needed'),
          text: t('changes.approval.neededText'),
        };
      default:
        return {
          tone: 'warning',
          title: t('changes.approval.stopped'),
          text: t(`changes.approval.problem.${problem}`),
        };
    }
  }
}
