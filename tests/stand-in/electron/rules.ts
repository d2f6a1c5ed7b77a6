/**
 * The order that Electron documents and a recording alone would not keep. Each rule quotes where: `d.ts` is
 * node_modules/electron/electron.d.ts 45, `docs` is electronjs.org/docs/latest, `source` is Electron's own code.
 */
import { answers } from './answers.ts';

/** The stage of the program: `begun` until `ready` is emitted, `ended` after `quit` or `exit`. */
let stage: 'begun' | 'ready' | 'ended' = 'begun';

export const isReady = (): boolean => stage === 'ready';
export const hasEnded = (): boolean => stage === 'ended';
export function moveTo(next: typeof stage): void {
  stage = next;
}

/** Throws for a call that Electron answers only once it is ready. */
export function needsReady(what: string): void {
  if (stage === 'begun') throw new Error(`${what} cannot be used before app is ready`);
}

/** Throws for a call that Electron takes only before it is ready. */
export function needsEarly(what: string): void {
  if (stage !== 'begun') throw new Error(`${what} should be called before app is ready`);
}

/** Throws as JavaScript does where a member is not there: d.ts marks it by `@platform`. */
export function needsPlatform(what: string, ...platforms: readonly NodeJS.Platform[]): void {
  if (!platforms.includes(process.platform)) throw new TypeError(`${what} is not a function`);
}

/** An event that a listener can prevent, as Electron's are. */
export function preventable<D extends object>(
  details: D = {} as D,
): D & { preventDefault(): void; readonly defaultPrevented: boolean } {
  let prevented = false;
  return Object.defineProperties(
    Object.assign(Object.create(null), details, {
      preventDefault: () => {
        prevented = true;
      },
    }),
    { defaultPrevented: { get: () => prevented } },
  );
}

/**
 * The arguments that a running program is told of a second one. d.ts `second-instance`: "`argv` will not be exactly the
 * same list of arguments as those passed to the second instance. The order might change and additional arguments might
 * be appended." Source (base/command_line.cc): switches come first, `--` and words last.
 */
export function shuffledArguments([program = '', ...rest]: readonly string[]): string[] {
  const end = rest.indexOf('--');
  const before = end < 0 ? rest : rest.slice(0, end);
  const behind = end < 0 ? [] : rest.slice(end);
  const isSwitch = (word: string): boolean => word.startsWith('-');
  return [
    program,
    ...before.filter(isSwitch),
    '--allow-file-access-from-files',
    ...before.filter((word) => !isSwitch(word)),
    ...behind,
  ];
}

/**
 * A request as `protocol.handle` gets it. Source (lib/browser/api/protocol.ts): `new Request(req.url, { headers, body:
 * convertToRequestBody(uploadData), duplex: 'half' })`: a stream without Content-Length, and no signal, so that nothing
 * says when the page gives up before an answer.
 */
export function handledRequest(
  url: string,
  init: RequestInit & { initiatorOrigin?: string | null } = {},
): Request {
  const { initiatorOrigin = answers.origin, signal: _none, body, ...rest } = init;
  const stream = body === undefined || body === null ? null : new Response(body).body;
  const request = new Request(url, {
    ...rest,
    ...(stream ? { body: stream, duplex: 'half' } : {}),
  } as RequestInit);
  request.headers.delete('content-length');
  return Object.assign(request, initiatorOrigin === null ? {} : { initiatorOrigin });
}
