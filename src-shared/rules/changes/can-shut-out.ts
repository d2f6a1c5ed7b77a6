/**
 * Tells whether a change can lock somebody out, as far as the change itself shows it. Only the console's lock-out
 * guard also reads the server's other settings and the people's terminals and addresses.
 */
import { everyClientType } from '../common/sign-in/client-types.ts';
import type { CollectedChange } from './collected-change.ts';
import { tellsOfSignIn } from './sign-in-kinds.ts';

type Told = Pick<CollectedChange, 'kind' | 'place' | 'edits'>;
type Edits = Told['edits'];

const listOf = (side: unknown): readonly Record<string, unknown>[] => (Array.isArray(side) ? side : []);
/** Tells whether the change edits other fields than these harmless ones, such as names and remarks. */
const besides = (edits: Edits, ...harmless: readonly string[]) =>
  Object.keys(edits).some((name) => !harmless.includes(name));

const rules: Readonly<Record<string, (edits: Edits) => boolean>> = {
  ipListFlag: ({ on }) => on?.to === true,
  ipListEntry: (edits) => besides(edits, 'configName', 'instructions'),
  ipListEntryPresence: ({ there }) =>
    listOf(there?.from).some(({ ipConfigType }) => ipConfigType !== 'black') ||
    listOf(there?.to).some(({ ipConfigType }) => ipConfigType !== 'white'),
  ipListPermission: () => true,
  // Entries of the address lists may refer to the segment.
  ipSegment: (edits) => besides(edits, 'segmentName', 'instructions'),
  ipSegmentPresence: ({ there }) => listOf(there?.from).length > 0,
  loginWhite: ({ on }) => on?.to === true,
  accountLock: ({ locked }) => locked?.to === true,
  loginMethod: (edits) =>
    besides(edits, 'name', 'scope', 'terminals') ||
    ((edits.scope !== undefined || edits.terminals !== undefined) && edits.scope?.to !== 'all'),
  loginMethodPresence: ({ there }) =>
    listOf(there?.from).length > 0 || listOf(there?.to).some(({ type }) => !isForAll(type)),
  'system.restricted': (edits) => edits.enabled?.to !== false && besides(edits, 'message'),
  'security.mobileLogin': ({ enabled, ways }) =>
    enabled?.to === false ||
    (ways !== undefined && listOf(ways.from).some((way) => !listOf(ways.to).includes(way))),
  // The address by which the lists decide afterwards cannot be known beforehand.
  'security.realIp': () => /* wall: shuts-out-real-ip */ true,
};

export function canShutOut({ kind, edits }: Told): boolean {
  const rule = rules[kind];
  // A sign-in kind without a rule here counts as dangerous.
  return rule ? rule(edits) : tellsOfSignIn([{ kind }]);
}

const isForAll = (type: unknown): boolean => Array.isArray(type) && type.includes(everyClientType);
