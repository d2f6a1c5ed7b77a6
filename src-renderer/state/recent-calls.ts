/** The console's most recent calls to each server, one row per endpoint, and the failed ones; both newest first. */
import { atom, useAtomValue } from 'jotai';
import { type MadeCall, onCall } from '#data/calls.ts';
import { store } from '#data/store.ts';
import { currentProgram } from './program.ts';

/** The server by its profile's id: the mark of a call changes with each edit of the profile. */
interface OfProfile {
  readonly profile: string;
}

export interface RecentCall extends MadeCall, OfProfile {
  /** Number of calls to this endpoint since the page load. */
  readonly times: number;
}

/** Limit of endpoints, and of failed calls, of one server. */
const most = 20;
const recentAtom = atom<readonly RecentCall[]>([]);
const failedAtom = atom<readonly (MadeCall & OfProfile)[]>([]);

onCall((call) => {
  const profile = profileOf(call);
  store.set(recentAtom, (recent) => {
    const isSame = (one: RecentCall) => one.endpoint === call.endpoint && one.profile === profile;
    const times = (recent.find(isSame)?.times ?? 0) + 1;
    return withNewest(
      recent.filter((one) => !isSame(one)),
      { ...call, profile, times },
    );
  });
  if (call.result === 'done' || call.result === 'givenUp') return;
  store.set(failedAtom, (failed) => withNewest(failed, { ...call, profile }));
});

/** '' where no profile has the mark: it was removed, or changed in another window. */
function profileOf({ server }: MadeCall): string {
  return currentProgram()?.servers.profiles.find(({ mark }) => mark === server)?.id ?? '';
}

function withNewest<Call extends OfProfile>(calls: readonly Call[], call: Call): readonly Call[] {
  const isNear = ({ profile }: Call) => profile === call.profile;
  return [call, ...calls.filter(isNear).slice(0, most - 1), ...calls.filter((one) => !isNear(one))];
}

export function useRecentCalls(profile: string): readonly RecentCall[] {
  return useAtomValue(recentAtom).filter((call) => call.profile === profile);
}

/** The failed calls to a server since the page load, whether or not the endpoint has answered again since. */
export function latestFailedCalls(profile: string): readonly MadeCall[] {
  return store.get(failedAtom).filter((call) => call.profile === profile);
}
