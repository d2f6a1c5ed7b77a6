/**
 * A question of one area that another one answers. The kernel knows only the question's type; `sandbox/answers.ts`
 * names the area that answers, whose code is loaded by the first call.
 */
type Answering<Args extends readonly unknown[], Answer> = (...args: Args) => Answer | Promise<Answer>;

export interface AreaQuestion<Args extends readonly unknown[], Answer> {
  (...args: Args): Promise<Answer>;
  answeredBy(load: () => Promise<Answering<Args, Answer>>): void;
}

/** `about` describes the question in the error for a missing answer. */
export function question<Args extends readonly unknown[], Answer>(about: string): AreaQuestion<Args, Answer> {
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
