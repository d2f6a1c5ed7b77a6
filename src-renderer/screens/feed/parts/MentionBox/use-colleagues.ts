/** Colleagues who match a name that is being typed: followed people first, then the server's matches. */
import { useEffect, useState } from 'react';
import { useRead } from '#data/read.ts';
import { queryFollowed } from '#shared/api/feed/colleagues.ts';
import { queryPeople } from '#shared/api/people/people.ts';
import type { MentionedPerson } from '#shared/rules/feed/mentions.ts';
import { lookupSize } from '#shared/rules/feed/preference.ts';
import { useSession } from '#state/session.ts';

export interface Colleague extends MentionedPerson {
  readonly department: string;
}

type State = 'found' | 'looking' | 'none' | 'failed';

/** Debounce of the search in milliseconds. */
const pause = 200;
const page = { pageNo: 1, pageSize: lookupSize };

/** `words` is null while no name is typed. */
export function useColleagues(words: string | null): {
  readonly people: readonly Colleague[];
  readonly state: State;
} {
  const session = useSession();
  const userId = session.status === 'signedIn' ? session.facts.user.id : '';
  const settled = useSettled(words);
  const followed = useRead(
    queryFollowed,
    { userId, ...page },
    { enabled: words === '' && userId !== '', refetchOnWindowFocus: false },
  );
  const showsFollowed = words === '' && (followed.data?.result.length ?? 0) > 0;
  const ask = words !== null && settled === words && !showsFollowed && !(words === '' && followed.isLoading);
  const found = useRead(
    queryPeople,
    { ...(words ? { keywords: words } : {}), ...page },
    { enabled: ask, refetchOnWindowFocus: false },
  );
  const { data, error } = showsFollowed ? followed : found;
  const people = (words === null || (!showsFollowed && !ask) ? [] : (data?.result ?? [])).map(
    ({ id, username, department }) => ({ userId: id, userName: username, department }),
  );
  return { people, state: stateOf(people.length, ask || showsFollowed, data !== undefined, error !== null) };
}

function stateOf(found: number, asked: boolean, answered: boolean, failed: boolean): State {
  if (found > 0) return 'found';
  if (failed && asked) return 'failed';
  return answered && asked ? 'none' : 'looking';
}

function useSettled(words: string | null): string | null {
  const [settled, setSettled] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), words === '' ? 0 : pause);
    return () => clearTimeout(timer);
  }, [words]);
  return settled;
}
