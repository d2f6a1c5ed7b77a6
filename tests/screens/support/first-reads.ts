/** Reads that the shell sends for a page, as the lines of the page's first question tell them. */
import { readLines } from '../../../src-renderer/data/shell/ndjson.ts';

const firstQuestions: readonly string[] = ['/bridge/start', '/bridge/session'];

export const asksFirst = (path: string): boolean => firstQuestions.includes(path);

/** Calls `tell` with the method and the path of each read; resolves at the end of the lines, also of cut ones. */
export async function followFirstReads(
  answer: Response,
  tell: (method: string, path: string) => void,
): Promise<void> {
  try {
    for await (const line of readLines(answer)) {
      const { question } = line as { readonly question?: string };
      if (question === undefined) continue;
      const [first = '', second] = question.split(' ');
      if (second === undefined) tell('GET', first);
      else tell(first, second);
    }
  } catch {
    // The page itself sees that its lines were cut.
  }
}
