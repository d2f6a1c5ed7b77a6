/** Questions from anywhere, displayed one after another by a host in the frame, and answered once. */
import { atom, useAtomValue } from 'jotai';
import { type ComponentType, useEffect } from 'react';
import { store } from '#data/store.ts';
import { wentThroughHistory } from '#state/last-addresses.ts';

export interface QuestionProps<Question, Answer> {
  readonly question: Question;
  readonly onAnswer: (answer: Answer) => void;
}

interface Asked<Question, Answer> {
  readonly id: string;
  readonly question: Question;
  readonly answer: (answer: Answer) => void;
}

/**
 * `unanswered` answers all open questions when the user goes back or forward, since their object is gone. `ask`
 * resolves to the answer, or to the result of `until` if that comes first because the question has lost its object.
 * `Host` is mounted once, in the frame.
 */
export function questionQueue<Question, Answer>(
  Shown: ComponentType<QuestionProps<Question, Answer>>,
  unanswered: Answer,
): {
  readonly ask: (question: Question, until?: Promise<Answer>) => Promise<Answer>;
  readonly Host: ComponentType;
} {
  const queueAtom = atom<readonly Asked<Question, Answer>[]>([]);

  function Host() {
    const [current] = useAtomValue(queueAtom);
    useEffect(() => () => store.set(queueAtom, []), []);
    useEffect(
      () =>
        wentThroughHistory.listen(() => {
          const waiting = store.get(queueAtom);
          store.set(queueAtom, []);
          for (const { answer } of waiting) answer(unanswered);
        }),
      [],
    );
    if (!current) return null;
    const onAnswer = (answer: Answer) => {
      store.set(queueAtom, (waiting) => waiting.slice(1));
      current.answer(answer);
    };
    return <Shown key={current.id} question={current.question} onAnswer={onAnswer} />;
  }

  return {
    ask: (question, until) =>
      new Promise((answer) => {
        const entry = { id: crypto.randomUUID(), question, answer };
        store.set(queueAtom, (waiting) => [...waiting, entry]);
        void until?.then((given) => {
          store.set(queueAtom, (waiting) => waiting.filter(({ id }) => id !== entry.id));
          answer(given);
        });
      }),
    Host,
  };
}
