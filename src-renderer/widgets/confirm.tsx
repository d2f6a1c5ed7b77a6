/**
 * `if (await confirm({ title, text, action }))`: one question at a time, shown by the frame's ConfirmHost. What is
 * destroyed on a production server is confirmed by typing the server's name; no caller has to think of it.
 */
import { useAtomValue } from 'jotai';
import { type ReactNode, useId, useState } from 'react';
import { useText } from '#data/text.ts';
import type { LastingWhy } from '#shared/rules/changes/writes/write-facts.ts';
import { activeServer, type Program, programAtom, useActiveServer } from '#state/program.ts';
import { productionText } from '#state/server-rules.ts';
import { Button } from './Button.tsx';
import styles from './confirm.module.css';
import { Dialog } from './Dialog.tsx';
import { NoWayBack } from './NoWayBack.tsx';
import { oneQuestion, type QuestionProps } from './one-question.tsx';

export interface Question {
  readonly title: ReactNode;
  /** Names the object and the consequence. */
  readonly text?: ReactNode;
  /** Why nothing takes it back, which is said below. */
  readonly lasts?: LastingWhy;
  /** The verb on the button that does it; "OK" where none says more. */
  readonly action?: string;
  /** What the other button says where "Cancel" could be taken for the deed itself, e.g. "Keep the certification". */
  readonly keep?: string;
  /** Destructive: the safe button has the focus. */
  readonly danger?: boolean;
  /** Only this computer is concerned, e.g. what was typed and not saved: nothing has to be typed for it. */
  readonly here?: boolean;
  /** Has to be typed before *yes*; without it the name of a production server, where `danger` concerns it. */
  readonly typed?: string;
  /** It shows a list of what is lost, which takes room. */
  readonly wide?: boolean;
  /** Another way of saying yes, which is told of before the answer. */
  readonly other?: { readonly action: string; readonly onChoose: () => void };
  /** There is nothing to decide: one button, which answers yes. */
  readonly inform?: boolean;
}

const questions = oneQuestion<Question, boolean>(QuestionDialog, false);
/** Answers true where the user says yes; Esc, the closing button, *Cancel* and going back say no. */
export const confirm = questions.ask;
export const ConfirmHost = questions.Host;

/** What has to be typed before *yes*; null: nothing. */
export function wordToType(question: Question, program: Program | null): string | null {
  if (question.typed !== undefined) return question.typed;
  if (!question.danger || question.here || question.inform || !program) return null;
  const server = activeServer(program.servers);
  return server.rules.production ? server.name : null;
}

function QuestionDialog({ question, onAnswer }: QuestionProps<Question, boolean>) {
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
