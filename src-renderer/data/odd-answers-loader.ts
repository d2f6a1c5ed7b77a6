/** Lazily loads the reader of odd answers: most servers send none, and the first render needs none. */
let reader: typeof import('./odd-answers.ts') | null = null;

export async function loadOddAnswers(): Promise<typeof import('./odd-answers.ts')> {
  reader ??= await import('./odd-answers.ts');
  return reader;
}

/** Null as long as no answer was odd. */
export const loadedOddAnswers = (): typeof import('./odd-answers.ts') | null => reader;
