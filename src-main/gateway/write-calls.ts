/**
 * Which calls change something on the server. The method does not tell: the platform has GETs that write and POSTs
 * that read. Every call that we know is judged by its declaration, every other one by its method.
 */
import { endpoints } from '#shared/api/index.ts';
import { writeFacts } from '#shared/rules/changes/writes.ts';

/** Change one's own session and nothing that others see: allowed on a server that is used read-only. */
const ofTheSession: readonly string[] = ['session.signIn', 'session.signOut'];

interface KnownCall {
  readonly method: string;
  readonly pattern: RegExp;
  readonly writes: boolean;
  /** Nobody reviews it (`rules/changes/writes`). */
  readonly passes: boolean;
}

let known: { readonly overrides: object; readonly calls: readonly KnownCall[] } | null = null;

/** Whether something is changed by POST at this path, by the declarations; the sign-in itself is not one of them. */
export function isDeclaredWrite(path: string, overrides: Readonly<Record<string, string>>): boolean {
  return callsUnder(overrides).some(
    (call) => call.method === 'POST' && call.writes && call.pattern.test(path),
  );
}

function callsUnder(overrides: Readonly<Record<string, string>>): readonly KnownCall[] {
  if (known?.overrides !== overrides) known = { overrides, calls: knownCalls(overrides) };
  return known.calls;
}

/** What is sent also where changes have to be approved before: it changes nothing that somebody reviews. */
export function passesReview(
  method: string,
  path: string,
  overrides: Readonly<Record<string, string>>,
): boolean {
  const found = callsUnder(overrides).filter((call) => call.method === method && call.pattern.test(path));
  return found.length > 0 && found.every(({ passes }) => passes);
}

/** `path`: canonical, without the base path. */
export function isWrite(method: string, path: string, overrides: Readonly<Record<string, string>>): boolean {
  // HEAD asks what GET would answer.
  const asked = method === 'HEAD' ? 'GET' : method;
  const found = callsUnder(overrides).filter((call) => call.method === asked && call.pattern.test(path));
  if (found.length > 0) return found.some(({ writes }) => writes);
  return asked !== 'GET';
}

/** A write counts at the documents' path and at the profile's: moving it away must not make a read of it. */
function knownCalls(overrides: Readonly<Record<string, string>>): KnownCall[] {
  return endpoints.flatMap(({ id, method, path, effect }) => {
    const elsewhere = overrides[id] ?? path;
    // At another path than the documents' a sign-in may be anything: a profile must not say which write is none.
    const writes = effect === 'write' && !(ofTheSession.includes(id) && elsewhere === path);
    const facts = writeFacts(id);
    // The same holds for what passes.
    const passes = facts !== undefined && 'passes' in facts && elsewhere === path;
    const paths = writes ? new Set([path, elsewhere]) : [elsewhere];
    return [...paths].map((each) => ({ method, pattern: patternOf(each), writes, passes }));
  });
}

/** `{name}` stands for one segment. */
function patternOf(path: string): RegExp {
  const parts = path.split(/\{[^}]*\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  // Some servers do not tell capitals apart.
  return new RegExp(`^${parts.join('[^/]+')}/?$`, 'i');
}
