/**
 * The platform's answers to a page's first reads, each handed on as soon as it is there: session and menu tree, then
 * the reads that the page at the address declares (src-shared/rules/first-reads). Otherwise the page would ask for them
 * one by one, after its own code has loaded.
 */
import { serverMarkHeader } from '#shared/bridge/server-mark-header.ts';
import type { FirstAnswer, FirstQuestions } from '#shared/bridge/start.ts';
import { pathWithReads } from '#shared/rules/first-reads/paths.ts';
import { askOnce, type FirstWay } from './first-way.ts';

/** Limit of first reads that the page names itself. */
const most = 4;
/** Characters of an address. */
const longest = 200;

type Questions = Pick<FirstQuestions, 'paths' | 'page' | 'language'>;

/** Validates a page's first reads; null where they are malformed. The gateway decides which paths are allowed. */
export function readFirstQuestions(input: unknown): Questions | null {
  if (typeof input !== 'object' || input === null) return null;
  const [paths, language] = [Reflect.get(input, 'paths'), Reflect.get(input, 'language')];
  const page: unknown = Reflect.get(input, 'page') ?? null;
  if (!Array.isArray(paths) || paths.length > most || typeof language !== 'string') return null;
  if (!/^[A-Za-z-]{2,20}$/.test(language)) return null;
  if (page !== null && (typeof page !== 'string' || page.length > longest)) return null;
  return paths.every((path) => typeof path === 'string') ? { paths, page, language } : null;
}

export async function answerFirst({ paths, page, language }: Questions, way: FirstWay): Promise<void> {
  const headers = [
    [serverMarkHeader, way.mark],
    ['Accept-Language', language],
  ] as const;
  const path = page === null ? null : pathWithReads(page);
  // Loaded while the session is asked for.
  const declared = path === null ? null : import('./declared-answers.ts');
  const answers: FirstAnswer[] = [];
  for (const target of paths) {
    const answer = await askOnce(way, target, { method: 'GET', target, headers, body: null });
    // The page repeats an incomplete read, and reports its failure.
    if (answer === null) return;
    way.write(answer);
    if (answer.status < 200 || answer.status > 299) return;
    answers.push(answer);
  }
  if (path !== null && declared !== null) await (await declared).answerDeclared(path, answers, way, headers);
}
