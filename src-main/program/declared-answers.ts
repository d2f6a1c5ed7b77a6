/** The answers to a page's declared first reads, for a person who may open the page and in the order in which they come. */
import { locatedCall } from '#shared/api/call-placement.ts';
import { currentTree } from '#shared/api/frame/frame.ts';
import type { Endpoint, Input, Output } from '#shared/api/endpoint.ts';
import { createIdTypes } from '#shared/api/id-types.ts';
import { readAnswer } from '#shared/api/read-answer.ts';
import { currentSession } from '#shared/api/session/session.ts';
import { decodeResponse, encodeRequest, type WireRequest } from '#shared/api/wire.ts';
import { type FirstAnswer, questionOf } from '#shared/bridge/start.ts';
import type { AskFirst } from '#shared/rules/common/first-reads.ts';
import { grantedCodes } from '#shared/rules/common/menu/visible.ts';
import { resolveAccess } from '#shared/rules/common/session/rights.ts';
import { readsOfPages } from '#shared/rules/first-reads/pages.ts';
import type { PathWithReads } from '#shared/rules/first-reads/paths.ts';
import { sentRequest } from '../gateway/declared-request.ts';
import { askOnce, type FirstWay } from './first-way.ts';

/** `known`: the answers to session and menu tree, without which nobody's reads are asked. */
export async function answerDeclared(
  path: PathWithReads,
  known: readonly FirstAnswer[],
  way: FirstWay,
  headers: readonly (readonly [string, string])[],
): Promise<void> {
  const { mapping } = way;
  // The id types are learned for this start alone, as the page learns them in its own.
  const ids = createIdTypes();
  const open = <E extends Endpoint>(endpoint: E, answer: FirstAnswer | null): Output<E> | null => {
    if (answer === null) return null;
    try {
      return decodeResponse(endpoint, readAnswer(answer.body), answer.status, ids);
    } catch {
      // A refused or odd answer is the page's: it reads the same one by its own rules, and shows what is wrong.
      return null;
    }
  };
  const knownOf = <E extends Endpoint>(endpoint: E): Output<E> | null => {
    const at = locatedCall(endpoint, mapping);
    return open(at, known.find((answer) => answer.path === at.path) ?? null);
  };
  const [facts, tree] = [knownOf(currentSession), knownOf(currentTree)];
  if (facts === null || tree === null || mapping.session?.from === 'parts') return;
  const codes = grantedCodes(tree);
  const { right, reads } = readsOfPages[path];
  if (resolveAccess(right, { session: facts, granted: (code) => codes.has(code) }) !== 'yes') return;

  const running: Promise<unknown>[] = [];
  const ask: AskFirst = <E extends Endpoint>(endpoint: E, input: Input<E>) => {
    const at = locatedCall(endpoint, mapping);
    const answer = handOn(way, encodeRequest(at, input, ids), headers);
    running.push(answer);
    return answer.then((found) => open(at, found));
  };
  await reads(ask, facts);
  // A read whose answer no other waits for is on its way still.
  await Promise.all(running);
}

/** Null for a page that is gone, and for an answer that was cut, for which the page asks itself at the stream's end. */
async function handOn(
  way: FirstWay,
  request: WireRequest,
  headers: readonly (readonly [string, string])[],
): Promise<FirstAnswer | null> {
  if (way.signal.aborted) return null;
  const question = questionOf(request);
  way.write({ question });
  const answer = await askOnce(way, question, sentRequest(request, Object.fromEntries(headers)));
  if (answer) way.write(answer);
  return answer;
}
