/**
 * Which calls change something on the server. The method does not tell: the platform has GETs that write and POSTs
 * that read. Every call that we know is judged by its declaration; what nobody has declared as a read counts as a write,
 * since servers take a call for the same under several spellings (`.json` behind it, a dot, the other root).
 */
import { downloadPaths } from '#shared/api/downloads.ts';
import { endpoints } from '#shared/api/index.ts';
import type { Mapping } from '#shared/api/mapping/mapping.ts';
import { placedAt } from '#shared/api/placed.ts';
import { isDaily } from '#shared/rules/changes/daily.ts';
import { writeFacts } from '#shared/rules/changes/writes.ts';

/** Change one's own session and nothing that others see: allowed on a server that is used read-only. */
const ofTheSession: readonly string[] = ['session.signIn', 'session.signOut'];

interface KnownCall {
  readonly method: string;
  readonly pattern: RegExp;
  readonly writes: boolean;
  /** Nobody reviews it (`rules/changes/writes`). */
  readonly passes: boolean;
  /** It may pass where the settings say so (`rules/changes/daily.ts`). */
  readonly daily: boolean;
}

/** By the mapping: tabs on different servers ask in turn. */
const known = new WeakMap<Mapping, readonly KnownCall[]>();

/** Whether something is changed by POST at this path, by the declarations; the sign-in itself is not one of them. */
export function isDeclaredWrite(path: string, mapping: Mapping): boolean {
  return callsUnder(mapping).some((call) => call.method === 'POST' && call.writes && call.pattern.test(path));
}

function callsUnder(mapping: Mapping): readonly KnownCall[] {
  const calls = known.get(mapping) ?? knownCalls(mapping);
  known.set(mapping, calls);
  return calls;
}

/** What is sent also where changes have to be approved before: it changes nothing that somebody reviews. */
export function passesReview(method: string, path: string, mapping: Mapping): boolean {
  const found = callsUnder(mapping).filter((call) => call.method === method && call.pattern.test(path));
  return found.length > 0 && found.every(({ passes }) => passes);
}

/** A daily decision, and nothing else, in whichever spelling a server may read the path. */
export function isDailyCall(method: string, path: string, mapping: Mapping): boolean {
  const calls = callsUnder(mapping).filter((call) => call.method === method);
  const near = calls.filter(({ pattern }) => spellings(path).some((one) => pattern.test(one)));
  return near.every(({ daily }) => daily) && near.some(({ pattern }) => pattern.test(path));
}

/** `path`: canonical, without the base path. */
export function isWrite(method: string, path: string, mapping: Mapping): boolean {
  // HEAD asks what GET would answer.
  const asked = method === 'HEAD' ? 'GET' : method;
  const calls = callsUnder(mapping).filter((call) => call.method === asked);
  const found = calls.filter(({ pattern }) => pattern.test(path));
  const isFile = asked === 'GET' && files.some((pattern) => pattern.test(path));
  if (found.length === 0 && !isFile) return true;
  // A place for any name in a read's path takes in the other spellings of a write beside it.
  return calls.some(({ writes, pattern }) => writes && spellings(path).some((one) => pattern.test(one)));
}

/** As servers read a path that frameworks cut names of types, dots and blanks from, under either root. */
function spellings(path: string): readonly string[] {
  const cut = path.replace(/(?:\.[A-Za-z0-9]{0,8}|%20|\/)+$/, '');
  const other = (one: string) => (one.startsWith('/papi/') ? `/${one.slice(2)}` : `/p${one.slice(1)}`);
  return [path, cut, other(path), other(cut)];
}

/**
 * A write counts at the documents' path and at the profile's, by the documents' method and by the profile's: moving it
 * away must not make a read of it. A read counts where the profile has it, by its declaration: what is sent there is what
 * the declared call sends.
 */
function knownCalls(mapping: Mapping): KnownCall[] {
  return endpoints.flatMap((declared) => {
    const { id, effect } = declared;
    const here = placedAt(declared, mapping);
    const isUsual = here.path === declared.path && here.method === declared.method;
    // Elsewhere than in the documents a sign-in may be anything: a profile must not say which write is none.
    const writes = effect === 'write' && !(ofTheSession.includes(id) && isUsual);
    const facts = writeFacts(id);
    // The same holds for what passes.
    const passes = facts !== undefined && 'passes' in facts && isUsual;
    const daily = isDaily(declared, mapping);
    const methods = writes ? new Set([declared.method, here.method]) : [here.method];
    const paths = writes ? new Set([declared.path, here.path]) : [here.path];
    return [...methods].flatMap((method) =>
      [...paths].map((path) => ({ method, pattern: patternOf(path), writes, passes, daily })),
    );
  });
}

const files = downloadPaths.map(patternOf);

/** `{name}` stands for one segment. */
function patternOf(path: string): RegExp {
  const parts = path.split(/\{[^}]*\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  // Some servers do not tell capitals apart.
  return new RegExp(`^${parts.join('[^/]+')}/?$`, 'i');
}
