/**
 * Which calls change something on the server. The method does not tell: the platform has GETs that write and POSTs
 * that read. Every call that we know is judged by its declaration, every other one by its method.
 */
import { endpoints } from '#shared/api/index.ts';

/** Change one's own session and nothing that others see: allowed on a server that is used read-only. */
const ofTheSession: readonly string[] = ['session.signIn', 'session.signOut'];

interface KnownCall {
  readonly method: string;
  readonly pattern: RegExp;
  readonly writes: boolean;
}

let known: { readonly overrides: object; readonly calls: readonly KnownCall[] } | null = null;

/** `path`: canonical, without the base path. */
export function isWrite(method: string, path: string, overrides: Readonly<Record<string, string>>): boolean {
  if (known?.overrides !== overrides) known = { overrides, calls: knownCalls(overrides) };
  // HEAD asks what GET would answer.
  const asked = method === 'HEAD' ? 'GET' : method;
  const found = known.calls.filter((call) => call.method === asked && call.pattern.test(path));
  if (found.length > 0) return found.some(({ writes }) => writes);
  return asked !== 'GET';
}

function knownCalls(overrides: Readonly<Record<string, string>>): KnownCall[] {
  return endpoints.map(({ id, method, path, effect }) => ({
    method,
    pattern: patternOf(overrides[id] ?? path),
    writes: effect === 'write' && !ofTheSession.includes(id),
  }));
}

/** `{name}` stands for one segment. */
function patternOf(path: string): RegExp {
  const parts = path.split(/\{[^}]*\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  // Some servers do not tell capitals apart.
  return new RegExp(`^${parts.join('[^/]+')}/?$`, 'i');
}
