/** Whether a server answers as signed in: the one question that tells, asked as the console will ask it. */
import { currentSession, type SessionFacts } from '#shared/api/session/session.ts';
import { decodeResponse } from '#shared/api/wire.ts';
import { parseJson } from '#shared/kit/exact-json.ts';
import type { GatewayTarget } from './target.ts';
import type { GatewayResponse } from './web-streams.ts';

export interface WholeAnswer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

export type SessionVerdict =
  /** `facts`: null where somebody is signed in, but not everything about them could be read. */
  | { readonly kind: 'signedIn'; readonly facts: SessionFacts | null; readonly detail: string }
  /** In the platform's own envelope, or by status. */
  | { readonly kind: 'signedOut'; readonly detail: string }
  | { readonly kind: 'noPlatform'; readonly detail: string };

/** Bytes of the answer that are read. */
const answerLimit = 256 * 1024;

/** The question's path on this server. */
export function sessionPath({ pathOverrides }: GatewayTarget): string {
  return pathOverrides[currentSession.id] ?? currentSession.path;
}

export async function wholeAnswer({ status, headers, body }: GatewayResponse): Promise<WholeAnswer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    parts.push(chunk);
    size += chunk.byteLength;
    if (size > answerLimit) break;
  }
  const type = headers.find(([name]) => name === 'content-type')?.[1] ?? '';
  return { status, type, text: Buffer.concat(parts).toString('utf8') };
}

export function sessionVerdict({ status, type, text }: WholeAnswer): SessionVerdict {
  if (status === 401 || status === 403) return { kind: 'signedOut', detail: `HTTP ${status}` };
  if (status !== 200 || !/\bjson\b/i.test(type)) {
    return { kind: 'noPlatform', detail: `HTTP ${status} ${type}`.trim().slice(0, 200) };
  }
  try {
    const facts = decodeResponse(currentSession, parseJson(text), status);
    return { kind: 'signedIn', facts, detail: facts.user.username };
  } catch (error) {
    const [message, kind] =
      error instanceof Error ? [error.message.slice(0, 200), Reflect.get(error, 'kind')] : ['', null];
    if (kind === 'refused') return { kind: 'signedOut', detail: message };
    // A success in the platform's envelope, of which one field is not as it should be: the console says which.
    if (kind === 'contract' && message !== 'envelope')
      return { kind: 'signedIn', facts: null, detail: message };
    return { kind: 'noPlatform', detail: message };
  }
}
