/**
 * Questions that stand alone: asked from anywhere, shown one after another by a host in the frame, and answered once.
 */
import { type ComponentType, useEffect, useState } from 'react';
import { createSignal } from '#data/signal.ts';

export interface QuestionProps<Question, Answer> {
  readonly question: Question;
  readonly onAnswer: (answer: Answer) => void;
}

interface Asked<Question, Answer> {
  readonly question: Question;
  readonly answer: (answer: Answer) => void;
}

/** `ask` waits for the answer; `Host` stands in the frame, once. */
export function oneQuestion<Question, Answer>(
  Shown: ComponentType<QuestionProps<Question, Answer>>,
): { readonly ask: (question: Question) => Promise<Answer>; readonly Host: ComponentType } {
  const asked = createSignal<Asked<Question, Answer>>();

  function Host() {
    const [queue, setQueue] = useState<readonly (Asked<Question, Answer> & { readonly id: number })[]>([]);
    useEffect(() => {
      let next = 0;
      return asked.listen((one) => setQueue((waiting) => [...waiting, { ...one, id: next++ }]));
    }, []);
    const current = queue[0];
    if (!current) return null;
    const onAnswer = (answer: Answer) => {
      setQueue((waiting) => waiting.slice(1));
      current.answer(answer);
    };
    return <Shown key={current.id} question={current.question} onAnswer={onAnswer} />;
  }

  return {
    ask: (question) => new Promise((answer) => asked.emit({ question, answer })),
    Host,
  };
}
