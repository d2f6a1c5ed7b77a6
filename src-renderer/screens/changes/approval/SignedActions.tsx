/** The buttons of a signed file: approve or refuse with a comment, or take the answer; or why neither is possible. */
import { useState } from 'react';
import { useText } from '#data/text.ts';
import type { OpenedSignatures } from '#shared/bridge/approval.ts';
import type { ApprovalVerdict } from '#shared/rules/changes/approval/blocks.ts';
import { isOpenSpan } from '#shared/rules/changes/approval/span.ts';
import { lazyComponent } from '#state/lazy-component.ts';
import { Button } from '#widgets/Button.tsx';
import { FootActions } from '#widgets/Dialog.tsx';
import layout from '#widgets/looks/layout.module.css';
import { Notice } from '#widgets/Notice.tsx';
import { WithAntd } from '#widgets/WithAntd.tsx';
import { notifyApproval } from './approval-error.ts';
import { type DecisionContext, saveDecision, takeAnswer } from './decide.ts';
import { approvalSpanOf, openSpan } from './typed-span.ts';
import { areTooLong, WordsField } from './WordsField.tsx';

const SpanFields = lazyComponent(async () => (await import('./SpanFields.tsx')).SpanFields);

interface SignedActionsProps {
  readonly file: File;
  readonly count: number;
  readonly signatures: OpenedSignatures;
  readonly here: DecisionContext;
  readonly onDone: () => void;
}

export function SignedActions({ file, count, signatures, here, onDone }: SignedActionsProps) {
  const { t } = useText();
  const [words, setWords] = useState('');
  const [typed, setTyped] = useState(openSpan);
  const { request, decision, deciding, answering } = signatures;
  if (!request) return null;
  const settle = (work: Promise<boolean>) => void work.then((done) => done && onDone(), notifyApproval);
  const why = decision ? answering : deciding;
  if (why !== null && why !== 'notTrusted')
    return (
      <Notice tone={why === 'otherKey' || why === 'notListed' ? 'danger' : 'info'}>
        {t(`changes.approval.problem.${why}`)}
      </Notice>
    );
  if (decision)
    return (
      <FootActions>
        <Button look="primary" onClick={() => settle(takeAnswer(file, signatures, here))}>
          {t('changes.approval.take')}
        </Button>
      </FootActions>
    );
  const long = areTooLong(words);
  const span = approvalSpanOf(typed);
  const wrong = !isOpenSpan(span);
  const answer = (verdict: ApprovalVerdict) => {
    // A refusal has no span: it holds until the next request.
    const holds = verdict === 'approved' ? span : {};
    settle(saveDecision(file, signatures, { verdict, words, count, span: holds }, here));
  };
  return (
    <div className={layout.stack}>
      <WordsField
        label={t('changes.approval.yourWords')}
        help={t('changes.approval.yourWordsHelp')}
        rows={2}
        value={words}
        onChange={setWords}
      />
      <WithAntd>
        <SpanFields value={typed} wrong={wrong} onChange={setTyped} />
      </WithAntd>
      <FootActions>
        <Button look="danger" disabled={long} onClick={() => answer('refused')}>
          {t('changes.approval.refuse')}
        </Button>
        <Button look="primary" disabled={long || wrong} onClick={() => answer('approved')}>
          {t('changes.approval.approve')}
        </Button>
      </FootActions>
    </div>
  );
}
