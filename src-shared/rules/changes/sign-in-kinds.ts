/** Changes of what lets people in: by the lists of sign-in, or by the login methods. */
import type { CollectedChange } from './collected.ts';

type Told = Pick<CollectedChange, 'kind'>;

const listKinds: readonly string[] = [
  ...['ipListEntry', 'ipListEntryPresence', 'ipListFlag', 'ipListPermission'],
  ...['ipSegment', 'ipSegmentPresence', 'loginWhite'],
];
const methodKinds: readonly string[] = ['loginMethod', 'loginMethodPresence'];

export const isOfLists = ({ kind }: Told): boolean => listKinds.includes(kind);
export const isOfMethods = ({ kind }: Told): boolean => methodKinds.includes(kind);

/** Whether what they do to signing in can be told. */
export function tellsOfSignIn(changes: readonly Told[]): boolean {
  return changes.some((change) => isOfLists(change) || isOfMethods(change));
}
