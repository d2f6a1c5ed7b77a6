/**
 * One intent, one effect: a write that arrives again with the same Idempotency-Key gets the first answer and does
 * nothing (limits: a repeated request makes one row). Keys are remembered for as long as a client may repeat.
 */
import { createHash } from 'node:crypto';

/** Milliseconds that an answer is kept, and how many at most. */
const kept = 10 * 60_000;
const most = 1000;

/** The server's own answer, and whether it refused. */
export interface Served {
  readonly response: Response;
  readonly refused: boolean;
}

export interface RepeatedWrites {
  /** Serves the request, or answers as it was answered before; only for this session and this endpoint. */
  once(request: Request, endpoint: string, now: number, serve: () => Promise<Served>): Promise<Served>;
}

export function createRepeatedWrites(): RepeatedWrites {
  const answers = new Map<string, { readonly at: number; readonly answer: Promise<Served> }>();
  const forget = (now: number): void => {
    for (const [key, { at }] of answers) {
      if (now - at <= kept && answers.size <= most) return;
      answers.delete(key);
    }
  };
  return {
    async once(request, endpoint, now, serve) {
      const given = request.headers.get('idempotency-key');
      if (given === null) return serve();
      forget(now);
      const key = createHash('sha256')
        .update(`${endpoint}\n${given}\n${request.headers.get('cookie') ?? ''}`)
        .digest('base64');
      const first = answers.get(key);
      if (first) return copyOf(await first.answer);
      const answer = serve();
      answers.set(key, { at: now, answer });
      // An attempt that did not come to an answer may be tried again.
      answer.catch(() => answers.delete(key));
      return copyOf(await answer);
    },
  };
}

function copyOf({ response, refused }: Served): Served {
  return { response: response.clone(), refused };
}
