/**
 * Whether a change can shut somebody out, as far as it tells by itself: what stands on the server besides, and who comes
 * in how, only the lock-out guard of the console reads.
 */
import { everyClientType } from '../common/sign-in/client-types.ts';
import type { CollectedChange } from './collected.ts';
import { tellsOfSignIn } from './sign-in-kinds.ts';

type Told = Pick<CollectedChange, 'kind' | 'place' | 'edits'>;
type Edits = Told['edits'];

const listOf = (side: unknown): readonly Record<string, unknown>[] => (Array.isArray(side) ? side : []);
/** A field besides these is changed: its name and what is noted about it refuse nobody. */
const besides = (edits: Edits, ...harmless: readonly string[]) =>
  Object.keys(edits).some((name) => !harmless.includes(name));

/** By kind of record. */
const rules: Readonly<Record<string, (edits: Edits) => boolean>> = {
  ipListFlag: ({ on }) => on?.to === true,
  ipListEntry: (edits) => besides(edits, 'configName', 'instructions'),
  ipListEntryPresence: ({ there }) =>
    listOf(there?.from).some(({ ipConfigType }) => ipConfigType !== 'black') ||
    listOf(there?.to).some(({ ipConfigType }) => ipConfigType !== 'white'),
  ipListPermission: () => true,
  // Entries of the lists may stand for it.
  ipSegment: (edits) => besides(edits, 'segmentName', 'instructions'),
  ipSegmentPresence: ({ there }) => listOf(there?.from).length > 0,
  loginWhite: ({ on }) => on?.to === true,
  loginMethod: (edits) =>
    besides(edits, 'name', 'scope', 'terminals') ||
    ((edits.scope !== undefined || edits.terminals !== undefined) && edits.scope?.to !== 'all'),
  loginMethodPresence: ({ there }) =>
    listOf(there?.from).length > 0 || listOf(there?.to).some(({ type }) => !isForAll(type)),
  'system.restricted': (edits) => edits.enabled?.to !== false && besides(edits, 'message'),
  'security.mobileLogin': ({ enabled, ways }) =>
    enabled?.to === false ||
    (ways !== undefined && listOf(ways.from).some((way) => !listOf(ways.to).includes(way))),
  // Which address the lists go by afterwards, nobody knows beforehand.
  'security.realIp': () => true,
};

export function canShutOut({ kind, edits }: Told): boolean {
  const rule = rules[kind];
  // Of a kind that decides who may sign in and has no rule here, nothing says that it is harmless.
  return rule ? rule(edits) : tellsOfSignIn([{ kind }]);
}

const isForAll = (type: unknown): boolean => Array.isArray(type) && type.includes(everyClientType);
