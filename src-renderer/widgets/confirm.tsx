/** `if (await confirm({ title, text, action }))`: one question at a time, shown by the frame's ConfirmHost. */
import { type ReactNode, useEffect, useState } from 'react';
import { createSignal } from '../data/signal.ts';
import { useText } from '../data/text.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

export interface Question {
  readonly title: ReactNode;
  /** Names the object and the consequence. */
  readonly text?: ReactNode;
  /** The verb on the button that does it; "OK" where none says more. */
  readonly action?: string;
  /** Destructive: the safe button has the focus. */
  readonly danger?: boolean;
  /** There is nothing to decide: one button, which answers yes. */
  readonly inform?: boolean;
}

interface Asked {
  readonly question: Question;
  readonly answer: (yes: boolean) => void;
}

const asked = createSignal<Asked>();

/** Answers true where the user says yes; Esc, the closing button and *Cancel* say no. */
export function confirm(question: Question): Promise<boolean> {
  return new Promise((answer) => asked.emit({ question, answer }));
}

export function ConfirmHost() {
  const { t } = useText();
  const [queue, setQueue] = useState<readonly Asked[]>([]);
  useEffect(() => asked.listen((next) => setQueue((waiting) => [...waiting, next])), []);
  const current = queue[0];
  if (!current) return null;
  const { title, text, action = t('common.ok'), danger = false, inform = false } = current.question;
  const answer = (yes: boolean) => {
    setQueue((waiting) => waiting.slice(1));
    current.answer(yes);
  };
  return (
    <Dialog
      open
      role="alertdialog"
      title={title}
      onClose={() => answer(false)}
      footer={
        <>
          {!inform && (
            <Button data-autofocus={danger || undefined} onClick={() => answer(false)}>
              {t('common.cancel')}
            </Button>
          )}
          <Button
            data-autofocus={!danger || undefined}
            look={danger ? 'danger' : 'primary'}
            onClick={() => answer(true)}
          >
            {action}
          </Button>
        </>
      }
    >
      {text}
    </Dialog>
  );
}
