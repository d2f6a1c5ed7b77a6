/**
 * Tells which calls write on the server. The method does not: the platform has GETs that write and POSTs that read.
 * Every known call is judged by its declaration; a call that is not declared as a read counts as a write, since
 * servers accept a call under several spellings (`.json` appended, a dot, the other root).
 */
import { downloadPaths } from '#shared/api/downloads.ts';
import { endpoints } from '#shared/api/index.ts';
import type { Mapping } from '#shared/api/mapping/mapping.ts';
import { locatedCall } from '#shared/api/call-placement.ts';
import { isDaily } from '#shared/rules/changes/daily.ts';
import { writeFacts } from '#shared/rules/changes/writes.ts';

/** Calls that change the user's own session only: allowed on a read-only server. */
const ofTheSession: readonly string[] = ['session.signIn', 'session.signOut'];

interface KnownCall {
  readonly method: string;
  readonly pattern: RegExp;
  readonly writes: boolean;
  /** Whether the call needs no review (`rules/changes/writes`). */
  readonly passes: boolean;
  /** Whether the call is a daily decision, which the settings may let pass (`rules/changes/daily.ts`). */
  readonly daily: boolean;
}

/** Cache by mapping: tabs on different servers take turns. */
const known = new WeakMap<Mapping, readonly KnownCall[]>();

/** Whether a POST to this path is a declared write; the sign-in itself is none. */
export function isDeclaredWrite(path: string, mapping: Mapping): boolean {
  return callsUnder(mapping).some((call) => call.method === 'POST' && call.writes && call.pattern.test(path));
}

function callsUnder(mapping: Mapping): readonly KnownCall[] {
  const calls = known.get(mapping) ?? knownCalls(mapping);
  known.set(mapping, calls);
  return calls;
}

/** Whether a call is sent even where changes need approval, for it changes nothing that needs review. */
export function passesReview(method: string, path: string, mapping: Mapping): boolean {
  const found = callsUnder(mapping).filter((call) => call.method === method && call.pattern.test(path));
  return found.length > 0 && found.every(({ passes }) => passes);
}

/** Whether the path is a daily decision and nothing else, in every spelling that a server may accept. */
export function isDailyCall(method: string, path: string, mapping: Mapping): boolean {
  const calls = callsUnder(mapping).filter((call) => call.method === method);
  const near = calls.filter(({ pattern }) => spellings(path).some((one) => pattern.test(one)));
  return near.every(({ daily }) => daily) && near.some(({ pattern }) => pattern.test(path));
}

/** `path`: canonical, without the base path. */
export function isWrite(method: string, path: string, mapping: Mapping): boolean {
  // HEAD counts as GET.
  const readMethod = method === 'HEAD' ? 'GET' : method;
  const calls = callsUnder(mapping).filter((call) => call.method === readMethod);
  const found = calls.filter(({ pattern }) => pattern.test(path));
  const isFile = readMethod === 'GET' && files.some((pattern) => pattern.test(path));
  if (found.length === 0 && !isFile) return /* wall: undeclared-get */ true;
  // A placeholder in a read's path would match other spellings of a write beside it.
  return calls.some(({ writes, pattern }) => writes && spellings(path).some((one) => pattern.test(one)));
}

/** The paths that a server may see, for frameworks cut off type names, dots and blanks, under either root. */
function spellings(path: string): readonly string[] {
  const cut = path.replace(/(?:\.[A-Za-z0-9]{0,8}|%20|\/)+$/, '');
  const other = (one: string) => (one.startsWith('/papi/') ? `/${one.slice(2)}` : `/p${one.slice(1)}`);
  return [path, cut, other(path), other(cut)];
}

/**
 * A write counts at the documents' path and at the profile's, with either method: a mapping must not turn it into a
 * read. A read counts at the profile's path only, by its declaration: what is sent there is what the declared call
 * sends.
 */
function knownCalls(mapping: Mapping): KnownCall[] {
  return endpoints.flatMap((declared) => {
    const { id, effect } = declared;
    const here = locatedCall(declared, mapping);
    const isUsual = here.path === declared.path && here.method === declared.method;
    // A sign-in counts as no write at the documents' path only: a profile must not declare a write harmless.
    const writes = effect === 'write' && !(ofTheSession.includes(id) && /* wall: sign-in-moved */ isUsual);
    const facts = writeFacts(id);
    // Calls that need no review pass too.
    const passes = facts !== undefined && 'passes' in facts && /* wall: approval-usual-path */ isUsual;
    const daily = isDaily(declared, mapping);
    const methods = writes ? new Set([/* wall: write-method */ declared.method, here.method]) : [here.method];
    const paths = writes ? new Set([/* wall: write-moved */ declared.path, here.path]) : [here.path];
    return [...methods].flatMap((method) =>
      [...paths].map((path) => ({ method, pattern: patternOf(path), writes, passes, daily })),
    );
  });
}

const files = downloadPaths.map(patternOf);

/** `{name}` stands for one segment. */
function patternOf(path: string): RegExp {
  const parts = path.split(/\{[^}]*\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  // Some servers ignore case.
  return new RegExp(`^${parts.join('[^/]+')}/?$`, 'i');
}
