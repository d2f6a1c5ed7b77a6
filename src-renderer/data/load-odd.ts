/** Loads what reads odd answers: most servers have none, and the first picture needs none. */
let reader: typeof import('./odd-answers.ts') | null = null;

export async function loadOdd(): Promise<typeof import('./odd-answers.ts')> {
  reader ??= await import('./odd-answers.ts');
  return reader;
}

/** null: no answer was odd so far. */
export const oddThere = (): typeof import('./odd-answers.ts') | null => reader;
