/**
 * What one area asks and another one answers. The kernel knows the question's form alone; who answers it is named in
 * `sandbox/answers.ts`, and that area's code is loaded by the first who asks.
 */
type Answering<Args extends readonly unknown[], Answer> = (...args: Args) => Answer | Promise<Answer>;

export interface Question<Args extends readonly unknown[], Answer> {
  (...args: Args): Promise<Answer>;
  answeredBy(load: () => Promise<Answering<Args, Answer>>): void;
}

/** `about` is said where nobody answers. */
export function question<Args extends readonly unknown[], Answer>(about: string): Question<Args, Answer> {
  let loadAnswer: (() => Promise<Answering<Args, Answer>>) | null = null;
  const ask = async (...args: Args): Promise<Answer> => {
    if (loadAnswer === null) throw new Error(`no area answers: ${about}`);
    const answer = await loadAnswer();
    return answer(...args);
  };
  return Object.assign(ask, {
    answeredBy(load: () => Promise<Answering<Args, Answer>>) {
      loadAnswer = load;
    },
  });
}
