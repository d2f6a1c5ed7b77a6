/**
 * Checks a Windows security descriptor in its text form (SDDL, [MS-DTYP] §2.5.1): whether only administrators and
 * the system can change the object. Strict: an unknown form is refused.
 */
import type { PolicyProblem } from '#shared/bridge/licence/keys.ts';

/** Administrators, the local system, the installer of Windows itself. */
const administrators = new Set([
  'BA',
  'SY',
  'S-1-5-32-544',
  'S-1-5-18',
  'S-1-5-80-956008885-3418522649-1831038044-1853292631-2271478464',
]);
/**
 * Rights to read and traverse only. The two-letter names come from a directory service; for files they are bits of
 * the mask: CC read, SW read attributes (extended), WP execute, LO read attributes, RC read the list.
 */
const harmlessWords = ['FR', 'FX', 'GR', 'GX', 'RC', 'CC', 'SW', 'WP', 'LO'];
/** FILE_GENERIC_READ and FILE_GENERIC_EXECUTE, GENERIC_READ, GENERIC_EXECUTE. */
const harmlessBits = 0x001200a9n | 0xa0000000n;
/** Rights to add to a folder, which C:\ProgramData gives to everybody: add file, add folder, attributes. */
const extendingWords = ['DC', 'LC', 'RP', 'CR'];
const extendingBits = 0x00000116n;

/** `extensible`: whether everybody may add to the folder, without changing its present contents. */
export function aclProblem(sddl: string, extensible: boolean): PolicyProblem | null {
  const parts =
    /^O:(?<owner>[A-Z]{2}|S-1-[0-9-]+)(?:G:(?:[A-Z]{2}|S-1-[0-9-]+))?D:(?<flags>[A-Z]*)(?<entries>(?:\([^()]*\))+)$/.exec(
      sddl,
    )?.groups;
  if (!parts) return 'UNCHECKED';
  if (!administrators.has(parts.owner ?? '')) return 'OWNER';
  for (const [, entry = ''] of (parts.entries ?? '').matchAll(/\(([^()]*)\)/g)) {
    const problem = entryProblem(entry, extensible);
    if (problem) return problem;
  }
  return null;
}

/** `type;flags;rights;object;inherited object;trustee`. */
function entryProblem(entry: string, extensible: boolean): PolicyProblem | null {
  const [type = '', flags = '', rights = '', , , trustee = '', ...rest] = entry.split(';');
  if (rest.length > 0 || trustee === '') return 'UNCHECKED';
  if (type === 'D') return null;
  if (type !== 'A') return 'UNCHECKED';
  // Inherit only: the entry does not apply to this folder, and the objects below it are checked themselves.
  if (administrators.has(trustee) || pairs(flags).includes('IO')) return null;
  if (/^0x[0-9a-f]{1,8}$/i.test(rights)) {
    const allowed = extensible ? harmlessBits | extendingBits : harmlessBits;
    return (BigInt(rights) & ~allowed) === 0n ? null : 'WRITABLE';
  }
  const words = pairs(rights);
  if (words.join('') !== rights) return 'UNCHECKED';
  const allowed = extensible ? [...harmlessWords, ...extendingWords] : harmlessWords;
  return words.every((word) => allowed.includes(word)) ? null : 'WRITABLE';
}

function pairs(text: string): string[] {
  return text.match(/[A-Z]{2}/g) ?? [];
}
