/** The sandbox's HTTP side: a Hono app for each area, with a route for each endpoint, guard, faults and envelope. */
import { Hono } from 'hono';
import type { Endpoint } from '#shared/api/endpoint.ts';
import type { SandboxScenario } from '#shared/bridge/sandbox.ts';
import type { Right } from '#shared/rules/common/session/rights.ts';
import { type Language, languageFor } from '#shared/text/types.ts';
import type { Store } from '../database/tables.ts';
import { messagesIn } from '../messages.ts';
import { findSessionUser } from '../session/store.ts';
import { hashToken, readSessionCookie, sessionCookieHeader } from '../session/token.ts';
import { checkAccess } from './access.ts';
import { answerOutput, answerRefusal, json } from './answer.ts';
import { answerRows } from './answer-rows.ts';
import { type Area, type AreaRoutes, areaFinder } from './area.ts';
import type { Context, SignedInContext } from './context.ts';
import { decodeRequest } from './decode-request.ts';
import { failAfter, failBefore, wait } from './faults.ts';
import { createRepeatedWrites, type RepeatedWrites, type ServedResponse } from './idempotency.ts';
import { type Download, type Implementation, Refusal, type RowsOutput, refuse } from './implement.ts';

export interface ServerOptions {
  readonly store: Store;
  readonly scenario: () => SandboxScenario;
  readonly now: () => number;
  /** Whether every response is decoded again as the console would (tests and development). */
  readonly checkResponses: boolean;
  /** Aborts pending responses when the sandbox closes. */
  readonly closing: AbortSignal;
}

/** The facts that a server passes to an area's routes with each request; all servers share the routes. */
interface Serving {
  readonly options: ServerOptions;
  readonly writes: RepeatedWrites;
}

/** Shared by all servers of this process. */
const findArea = areaFinder(openArea);

/** Returns the request handler; an area's code is loaded by the first request for it. */
export function createServer(
  areas: readonly Area[],
  options: ServerOptions,
): (request: Request) => Promise<Response> {
  const serving: Serving = { options, writes: createRepeatedWrites() };
  return async (request) => {
    const app = await findArea(areas, request);
    if (app) return app.fetch(request, serving);
    return json({ code: 404, msg: messagesIn(languageOf(request)).notFound, data: null }, 404);
  };
}

function openArea({ routes, downloads = [] }: AreaRoutes) {
  const app = new Hono<{ Bindings: Serving }>();
  for (const implementation of routes) {
    const { method, path } = implementation.endpoint;
    app.on(method, path.replace(/\{(\w+)\}/g, ':$1'), (c) => {
      const { options, writes } = c.env;
      const work = () => serve(implementation, c.req.raw, c.req.param(), options);
      return misbehave(implementation.endpoint, c.req.raw, options, () =>
        implementation.endpoint.effect === 'write'
          ? writes.once(c.req.raw, implementation.endpoint.id, options.now(), work)
          : work(),
      );
    });
  }
  for (const download of downloads)
    app.get(download.path, (c) => serveDownload(download, c.req.raw, c.env.options));
  app.onError((error, c) => {
    if (c.req.raw.signal.aborted || c.env.options.closing.aborted) throw error;
    // A fault of the sandbox itself: the message names endpoint and field, for developers.
    const { failed } = messagesIn(languageOf(c.req.raw));
    return json({ code: 500, msg: `${failed}: ${error.message}`, data: null }, 500);
  });
  return app;
}

/**
 * Applies latency, simulated failure, the work, and simulated damage to its response. All of it is outside the
 * idempotency cache: a failure on the way is no response of the server, and a repeated request may succeed.
 */
async function misbehave(
  endpoint: Endpoint,
  request: Request,
  options: ServerOptions,
  work: () => Promise<ServedResponse>,
): Promise<Response> {
  const scenario = options.scenario();
  const failed = await pretendFailure(endpoint, request, scenario, options);
  if (failed) return failed;
  const { response, isRefused } = await work();
  if (isRefused) return response;
  return failAfter(scenario.failures[endpoint.id], endpoint, response, languageOf(request));
}

async function pretendFailure(
  call: Pick<Endpoint, 'id' | 'envelope'>,
  request: Request,
  scenario: SandboxScenario,
  { closing }: ServerOptions,
): Promise<Response | null> {
  const signal = AbortSignal.any([request.signal, closing]);
  if (scenario.latency > 0) await wait(scenario.latency, signal);
  return failBefore(scenario.failures[call.id], call, languageOf(request), signal);
}

/** Steps of one request: session, right, input, work, response. */
async function serve(
  { endpoint, access, handle }: Implementation,
  request: Request,
  params: Readonly<Record<string, string>>,
  options: ServerOptions,
): Promise<ServedResponse> {
  const refused = (response: Response): ServedResponse => ({ response, isRefused: true });
  const admitted = await admit(endpoint, access, request, options);
  if (admitted instanceof Response) return refused(admitted);
  const { context } = admitted;
  const decoded = await decodeRequest(endpoint, request, params);
  if (!decoded.ok) {
    const what = decoded.field ? `${decoded.field} (${decoded.problem})` : decoded.problem;
    return refused(answerRefusal(endpoint, refuse(messagesIn(context.language).badInput(what), 400)));
  }
  const output = await handle(decoded.input, context);
  if (output instanceof Refusal) return refused(answerRefusal(endpoint, output));
  const response =
    endpoint.envelope === 'rows'
      ? // `inRows` is the only way to implement such an endpoint.
        answerRows(endpoint, output as RowsOutput<unknown>, options.checkResponses)
      : answerOutput(endpoint, output, options.checkResponses);
  const cookie = admitted.cookie();
  if (cookie) response.headers.set('set-cookie', cookie);
  return { response, isRefused: false };
}

async function serveDownload(
  { id, access, answer }: Download,
  request: Request,
  options: ServerOptions,
): Promise<Response> {
  const call = { id, envelope: 'code' } as const;
  const failed = await pretendFailure(call, request, options.scenario(), options);
  if (failed) return failed;
  const admitted = await admit(call, access, request, options);
  if (admitted instanceof Response) return admitted;
  // `access` of a download is never 'anyone', so there is a user.
  const context = admitted.context as SignedInContext;
  const answered = await answer(new URL(request.url).searchParams, context);
  return answered instanceof Refusal ? answerRefusal(call, answered, answered.code) : answered;
}

interface Admitted {
  readonly context: Context;
  readonly cookie: () => string | null;
}

/** Checks session and right: returns the context of a permitted request, else the response. */
async function admit(
  call: Pick<Endpoint, 'id' | 'envelope'>,
  access: Right,
  request: Request,
  options: ServerOptions,
): Promise<Admitted | Response> {
  const scenario = options.scenario();
  const language = languageOf(request);
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
  const verdict = checkAccess(access, context.user, scenario);
  if (verdict !== 'yes') {
    // Without a session HTTP itself has status 401; a session that lacks the right gets a 401 in the envelope only,
    // so that the console can tell "sign in again" from "no permission" (spec 1§8).
    const { noPermission } = messagesIn(language);
    return answerRefusal(call, refuse(noPermission, 401), verdict === 'signIn' ? 401 : 200);
  }
  return { context, cookie: () => cookie };
}

function languageOf(request: Request): Language {
  return languageFor(request.headers.get('accept-language') ?? 'en');
}
