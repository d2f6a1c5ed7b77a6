/** The way by which a page's first reads are sent and their answers handed on. */
import type { Mapping } from '#shared/api/mapping/mapping.ts';
import type { FirstAnswer, FirstRead } from '#shared/bridge/start.ts';
import type { Gateway } from '../gateway/index.ts';

export interface FirstWay {
  readonly gateway: Pick<Gateway, 'handle'>;
  /** The server that the page shows; its reads go to no other. */
  readonly mark: string;
  readonly mapping: Mapping;
  readonly signal: AbortSignal;
  readonly write: (line: FirstRead | FirstAnswer) => void;
}

/** Null where the answer was cut. */
export async function askOnce(
  { gateway, signal }: Pick<FirstWay, 'gateway' | 'signal'>,
  question: string,
  request: Omit<Parameters<Gateway['handle']>[0], 'signal'>,
): Promise<FirstAnswer | null> {
  const answer = await gateway.handle({ ...request, signal });
  const body = await new Response(answer.body).text().catch(() => null);
  return body === null ? null : { path: question, status: answer.status, headers: answer.headers, body };
}
