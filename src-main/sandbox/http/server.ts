/** The sandbox's HTTP side: a Hono route per implemented endpoint, with guard, faults and envelope. */
import { Hono } from 'hono';
import type { SandboxScenario } from '#shared/bridge/sandbox.ts';
import { type Language, languageFor } from '#shared/text/types.ts';
import type { Store } from '../database/tables.ts';
import { messagesIn } from '../messages.ts';
import { findSessionUser } from '../session/store.ts';
import { hashToken, readSessionCookie, sessionCookieHeader } from '../session/token.ts';
import { checkAccess } from './access.ts';
import { answerOutput, answerRefusal, json } from './answer.ts';
import type { Context } from './context.ts';
import { decodeRequest } from './decode-request.ts';
import { failAfter, failBefore, wait } from './faults.ts';
import { type Implementation, Refusal, refuse } from './implement.ts';

export interface ServerOptions {
  readonly store: Store;
  readonly scenario: () => SandboxScenario;
  readonly now: () => number;
  /** Whether every answer is read back as the console would (tests and development). */
  readonly checkResponses: boolean;
  /** Ends waiting answers when the sandbox closes. */
  readonly closing: AbortSignal;
}

export function createServer(implementations: readonly Implementation[], options: ServerOptions): Hono {
  const app = new Hono();
  for (const implementation of implementations) {
    const { method, path } = implementation.endpoint;
    app.on(method, path.replace(/\{(\w+)\}/g, ':$1'), (c) =>
      serve(implementation, c.req.raw, c.req.param(), options),
    );
  }
  app.notFound((c) => json({ code: 404, msg: messagesIn(languageOf(c.req.raw)).notFound, data: null }, 404));
  app.onError((error, c) => {
    if (c.req.raw.signal.aborted || options.closing.aborted) throw error;
    // A mistake of the sandbox's own: its text says which endpoint and field, for whoever develops it.
    const { failed } = messagesIn(languageOf(c.req.raw));
    return json({ code: 500, msg: `${failed}: ${error.message}`, data: null }, 500);
  });
  return app;
}

/** The order of one request: latency, pretended failure, session, right, input, work, answer, pretended damage. */
async function serve(
  { endpoint, access, handle }: Implementation,
  request: Request,
  params: Readonly<Record<string, string>>,
  options: ServerOptions,
): Promise<Response> {
  const scenario = options.scenario();
  const signal = AbortSignal.any([request.signal, options.closing]);
  const language = languageOf(request);
  if (scenario.latency > 0) await wait(scenario.latency, signal);
  const fault = scenario.failures[endpoint.id];
  const failed = await failBefore(fault, endpoint, language, signal);
  if (failed) return failed;

  let cookie: string | null = null;
  const now = options.now();
  const sessionToken = readSessionCookie(request.headers.get('cookie'));
  const context: Context = {
    store: options.store,
    now,
    scenario,
    language,
    sessionToken,
    user: sessionToken ? await findSessionUser(options.store, hashToken(sessionToken), now) : null,
    setSession: (token) => {
      cookie = sessionCookieHeader(token);
    },
  };
  const messages = messagesIn(language);
  const verdict = checkAccess(access, context.user);
  if (verdict !== 'granted') {
    // Without a session HTTP itself says 401; a session that lacks the right gets a 401 in the envelope only,
    // so that the console can tell "sign in again" from "no permission" (spec 1§8).
    return answerRefusal(endpoint, refuse(messages.noPermission, 401), verdict === 'signIn' ? 401 : 200);
  }
  const decoded = await decodeRequest(endpoint, request, params);
  if (!decoded.ok) {
    const what = decoded.field ? `${decoded.field} (${decoded.problem})` : decoded.problem;
    return answerRefusal(endpoint, refuse(messages.badInput(what), 400));
  }
  const output = await handle(decoded.input, context);
  if (output instanceof Refusal) return answerRefusal(endpoint, output);
  const response = answerOutput(endpoint, output, options.checkResponses);
  if (cookie) response.headers.set('set-cookie', cookie);
  return failAfter(fault, endpoint, response);
}

function languageOf(request: Request): Language {
  return languageFor(request.headers.get('accept-language') ?? 'en');
}
