/** Two administrators on one sandbox: one by the console's own door, the other as another window would. */
import { beforeEach, vi } from 'vitest';
import type { Sandbox } from '../../../src-main/sandbox/index.ts';
import { type ChangeOutcome, onChangeOutcome, setGuard } from '../../../src-renderer/data/changes/index.ts';
import '../../../src-renderer/testing/locks.ts';
import { type Client, freshSandbox, signedIn } from '../../sandbox/client.ts';

export interface TwoAdministrators {
  /** The owner of the console. */
  here: Client;
  other: Client;
  sandbox: Sandbox;
  /**
   * The fate of the console's writes on their way: 'cut' after the server has done them, 'failed' and 'failing' with
   * HTTP 500 after and before, 'dying' and 'down' with HTTP 500 after it, and no read any more.
   */
  line: 'good' | 'cut' | 'garbled' | 'dead' | 'failed' | 'failing' | 'dying' | 'down';
  /** Bodies of the console's writes. */
  sent: unknown[];
  outcomes: ChangeOutcome[];
}

/** Anew for every test of the file, which mocks the bridge. */
export function twoAdministrators(account: Parameters<typeof signedIn>[1]): TwoAdministrators {
  const two = { line: 'good', sent: [], outcomes: [] } as unknown as TwoAdministrators;
  onChangeOutcome((outcome) => two.outcomes.push(outcome));
  beforeEach(async () => {
    // The lock-out guard is the frame's.
    setGuard(async () => true);
    const sandbox = await freshSandbox();
    two.sandbox = sandbox;
    two.here = await signedIn(sandbox, account);
    two.other = await signedIn(sandbox, account);
    [two.line, two.sent, two.outcomes] = ['good', [], []];
    vi.stubGlobal('fetch', async (request: Request) => {
      const url = new URL(request.url);
      const headers = new Headers(request.headers);
      headers.set('cookie', two.here.cookie() ?? '');
      const writes = request.headers.has('idempotency-key');
      const body = request.method === 'POST' ? await request.text() : null;
      if (writes && two.line === 'dead') throw new TypeError('reset');
      if (writes && two.line === 'failing') return broken();
      if (writes && body) two.sent.push(read(body));
      const { method } = request;
      const answer = await sandbox.fetch(
        new Request(`http://sandbox${url.pathname}${url.search}`, { method, headers, body }),
      );
      if (writes && two.line === 'failed') return broken();
      if (writes && two.line === 'dying') two.line = 'down';
      if (two.line === 'down') return broken();
      if (writes && two.line === 'cut') throw new TypeError('reset');
      return writes && two.line === 'garbled' ? Response.json({ half: 'an answ' }) : answer;
    });
  });
  return two;
}

const broken = () => Response.json({ code: 500, msg: 'broken' }, { status: 500 });

/** JSON, or a form. */
function read(body: string): unknown {
  return body.startsWith('{') ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body));
}
