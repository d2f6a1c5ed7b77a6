/**
 * Idempotent writes: a write that is repeated with the same Idempotency-Key gets the first response and has no
 * effect (limits: a repeated request makes one row). Keys are remembered for as long as a client may repeat.
 */
import { createHash } from 'node:crypto';

/** Milliseconds that a response is remembered, and the limit of responses. */
const keyLifetime = 10 * 60_000;
const most = 1000;

export interface ServedResponse {
  readonly response: Response;
  readonly isRefused: boolean;
}

export interface RepeatedWrites {
  /** Serves the request, or repeats the response to an equal one of this session and endpoint. */
  once(
    request: Request,
    endpoint: string,
    now: number,
    serve: () => Promise<ServedResponse>,
  ): Promise<ServedResponse>;
}

export function createRepeatedWrites(): RepeatedWrites {
  const answers = new Map<string, { readonly at: number; readonly answer: Promise<ServedResponse> }>();
  const forget = (now: number): void => {
    for (const [key, { at }] of answers) {
      if (now - at <= keyLifetime && answers.size <= most) return;
      answers.delete(key);
    }
  };
  return {
    async once(request, endpoint, now, serve) {
      const intentKey = request.headers.get('idempotency-key');
      if (intentKey === null) return serve();
      forget(now);
      const key = createHash('sha256')
        .update(`${endpoint}\n${intentKey}\n${request.headers.get('cookie') ?? ''}`)
        .digest('base64');
      const first = answers.get(key);
      if (first) return copyOf(await first.answer);
      const answer = serve();
      answers.set(key, { at: now, answer });
      // A request that failed without a response may be tried again.
      answer.catch(() => answers.delete(key));
      return copyOf(await answer);
    },
  };
}

function copyOf({ response, isRefused }: ServedResponse): ServedResponse {
  return { response: response.clone(), isRefused };
}
