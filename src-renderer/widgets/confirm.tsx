/**
 * Asks `if (await confirm({ title, text, action }))`, one question at a time, displayed by the frame's ConfirmHost. On
 * a production server, every dangerous question demands the server's name; callers need not arrange that.
 */
import { useAtomValue } from 'jotai';
import { type ReactNode, useId, useState } from 'react';
import { useText } from '#data/text.ts';
import type { LastingWhy } from '#shared/rules/changes/writes/write-facts.ts';
import { activeServer, type ProgramState, programAtom, useActiveServer } from '#state/program.ts';
import { productionText } from '#state/server-rules.ts';
import { Button } from './Button.tsx';
import styles from './confirm.module.css';
import { Dialog } from './Dialog.tsx';
import { NoWayBack } from './NoWayBack.tsx';
import { questionQueue, type QuestionProps } from './question-queue.tsx';

export interface ConfirmQuestion {
  readonly title: ReactNode;
  /** Names object and consequence. */
  readonly text?: ReactNode;
  /** The reason for which the action has no way back, shown below the question. */
  readonly lasts?: LastingWhy;
  /** Verb on the confirming button; default "OK". */
  readonly action?: string;
  /** Label of the other button, where "Cancel" could mean the action itself, e.g. "Keep the certification". */
  readonly keep?: string;
  /** A destructive action: the safe button has the focus. */
  readonly danger?: boolean;
  /** Only this computer is affected, e.g. unsaved input: no name must be typed. */
  readonly here?: boolean;
  /** Text that must be typed to confirm; default for `danger`: a production server's name. */
  readonly typed?: string;
  /** Wide, for a list of what will be lost. */
  readonly wide?: boolean;
  /** An alternative way to confirm; its handler runs before the answer. */
  readonly other?: { readonly action: string; readonly onChoose: () => void };
  /** No decision: the dialog has a single button, which answers true. */
  readonly inform?: boolean;
}

const questions = questionQueue<ConfirmQuestion, boolean>(QuestionDialog, false);
/** Resolves to true when the user confirms; Esc, the close button, *Cancel* and Back give false. */
export const confirm = questions.ask;
export const ConfirmHost = questions.Host;

/** The text that must be typed to confirm, or null. */
export function wordToType(question: ConfirmQuestion, program: ProgramState | null): string | null {
  if (question.typed !== undefined) return question.typed;
  if (!question.danger || question.here || question.inform || !program) return null;
  const server = activeServer(program.servers);
  return server.rules.production ? server.name : null;
}

function QuestionDialog({ question, onAnswer }: QuestionProps<ConfirmQuestion, boolean>) {
  const { t } = useText();
  const {
    title,
    text,
    lasts,
    action = t('common.ok'),
    keep = t('common.cancel'),
    danger = false,
    inform = false,
    wide = false,
    other,
  } = question;
  const word = wordToType(question, useAtomValue(programAtom));
  const [typed, setTyped] = useState('');
  const may = word === null || typed.trim() === word.trim();
  return (
    <Dialog
      open
      role="alertdialog"
      title={title}
      {...(wide ? { width: 720 } : {})}
      onClose={() => onAnswer(false)}
      footer={
        <>
          {!inform && (
            <Button data-autofocus={(danger && word === null) || undefined} onClick={() => onAnswer(false)}>
              {keep}
            </Button>
          )}
          {other && (
            <Button
              // wall: lock-out-typed-for-trial
              disabled={!may}
              onClick={() => {
                other.onChoose();
                onAnswer(true);
              }}
            >
              {other.action}
            </Button>
          )}
          <Button
            data-autofocus={!danger || undefined}
            look={danger ? 'danger' : 'primary'}
            disabled={!may}
            onClick={() => onAnswer(true)}
          >
            {action}
          </Button>
        </>
      }
    >
      {text}
      {lasts && <NoWayBack why={lasts} />}
      {word !== null && (
        <TypedWord
          word={word}
          production={question.typed === undefined}
          typed={typed}
          onTyped={setTyped}
          onEnter={() => may && onAnswer(true)}
        />
      )}
    </Dialog>
  );
}

interface TypedWordProps {
  readonly word: string;
  readonly production: boolean;
  readonly typed: string;
  readonly onTyped: (typed: string) => void;
  readonly onEnter: () => void;
}

function TypedWord({ word, production, typed, onTyped, onEnter }: TypedWordProps) {
  const { t } = useText();
  const id = useId();
  const why = productionText(useActiveServer(), t);
  return (
    <div className={styles.typed}>
      <label htmlFor={id}>
        {production && why !== '' && `${why} `}
        {t(production ? 'servers.typed.production' : 'servers.typed.word', { name: word })}
      </label>
      <input
        id={id}
        className={styles.input}
        data-autofocus
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => onTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onEnter();
        }}
      />
    </div>
  );
}
