/**
 * The administrator's licence policy on this computer: keys that sign licences, and an instant at which its clock
 * was right (docs/formats/licence-keys.md). Read again when the file or a folder above it changes; a doubtful file
 * is not used at all, and `problem` says why.
 */
import { lstat } from 'node:fs/promises';
import * as z from 'zod';
import type { KeyProblem, PolicyProblem } from '#shared/bridge/licence/keys.ts';
import { instantTime } from '#shared/kit/days.ts';
import { parseJsonFile } from '../../../formats/json-file.ts';
import { KeyError, parseTrustedKeys, type TrustedKeys } from '../../../formats/licence/index.ts';
import { foldersAbove, type Guard, readGuarded } from '../../guarded-files/guarded-file.ts';
import { systemGuard } from '../../guarded-files/guards.ts';

export interface Policy {
  readonly path: string;
  readonly state: 'absent' | 'used' | 'refused';
  readonly problem: PolicyProblem | null;
  readonly keys: TrustedKeys | null;
  /** The keys as JWKS, for another thread. */
  readonly jwks: string | null;
  /** `clock.confirmed` in milliseconds since 1970. */
  readonly confirmedTime: number | null;
}

export type ReadPolicy = () => Promise<Policy>;

export interface LicencePolicyOptions {
  /** For tests: another path, another administrator, and the folder at which the checks begin. */
  readonly path: string;
  readonly guard: Guard;
  readonly within?: string;
}

/** Members beside the set of keys. */
const shape = z.looseObject({ clock: z.strictObject({ confirmed: z.string() }).optional() });

export function createPolicy(
  { path, guard, within }: LicencePolicyOptions = { path: keyPolicyPath(), guard: systemGuard() },
): ReadPolicy {
  const folders = foldersAbove(path).filter((folder) => !within || folder.startsWith(within));
  let last: { mark: string; policy: Promise<Policy> } | null = null;

  return async () => {
    const mark = (await Promise.all([...folders, path].map(markOf))).join(' ');
    if (last?.mark !== mark) last = { mark, policy: readPolicy(path, folders, guard) };
    return last.policy;
  };
}

/** Problems of a key that a set can have; the others occur only where somebody types a key. */
const problemOfKey: Partial<Record<KeyProblem, PolicyProblem>> = {
  privateKey: 'PRIVATE_KEY',
  keyTwice: 'KEY_TWICE',
  weak: 'KEY_BAD',
  badKey: 'KEY_BAD',
};

async function readPolicy(path: string, folders: readonly string[], guard: Guard): Promise<Policy> {
  const found = await readGuarded(path, folders, guard);
  const none = { path, keys: null, jwks: null, confirmedTime: null };
  if (found.state === 'absent') return { ...none, state: 'absent', problem: null };
  const parsed = found.state === 'refused' ? found.problem : parsePolicy(found.text);
  if (typeof parsed === 'string') return { ...none, state: 'refused', problem: parsed };
  return { path, state: 'used', problem: null, ...parsed };
}

function parsePolicy(text: string): Pick<Policy, 'keys' | 'jwks' | 'confirmedTime'> | PolicyProblem {
  const json = parseJsonFile(Buffer.from(text));
  if (!json.ok) return 'NOT_JSON';
  const found = shape.safeParse(json.value);
  if (!found.success) return 'MALFORMED';
  const { clock, ...set } = found.data;
  const confirmedTime = clock ? instantTime(clock.confirmed) : null;
  if (clock && confirmedTime === null) return 'MALFORMED';
  try {
    return { keys: parseTrustedKeys(set, 'policy'), jwks: JSON.stringify(set), confirmedTime };
  } catch (error) {
    if (!(error instanceof KeyError)) throw error;
    return problemOfKey[error.problem] ?? 'MALFORMED';
  }
}

/** Differs whenever the file changes; a missing file has a mark too. */
async function markOf(path: string): Promise<string> {
  try {
    const { dev, ino, size, mode, uid, mtimeNs, ctimeNs } = await lstat(path, { bigint: true });
    return [dev, ino, size, mode, uid, mtimeNs, ctimeNs].join(':');
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : '?';
  }
}

/**
 * Path of the administrator's licence keys. The system fixes it, never an environment variable: whoever could set
 * the path could set the keys.
 */
export function keyPolicyPath(platform: NodeJS.Platform = process.platform): string {
  // Not %ProgramData%, a variable that every user can set for a process; this is its value on every system whose
  // drive is C:. On another drive there is no policy file.
  if (platform === 'win32') return 'C:\\ProgramData\\Steward\\licence-keys.json';
  if (platform === 'darwin') return '/Library/Application Support/Steward/licence-keys.json';
  return '/etc/steward/licence-keys.json';
}
