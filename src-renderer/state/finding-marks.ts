/** The marks of findings that are kept on this computer for the server's tenant. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { bridge, onBridgeEvent } from '#data/bridge.ts';
import type { NewFindingMark } from '#shared/bridge/findings.ts';
import type { FindingMark } from '#shared/rules/login-log/finding-mark.ts';
import { useSession } from '#state/session.ts';
import { useTenantScope } from '#state/tenant-scope.ts';

export function useFindingMarks() {
  const scope = useTenantScope();
  const session = useSession();
  const author = session.status === 'signedIn' ? session.facts.user.username : '';
  const read = useQuery({
    queryKey: ['findings.marks', scope],
    queryFn: () => bridge.findings.marks(signedIn(scope)),
    enabled: scope !== null,
    retry: false,
    staleTime: 0,
  });
  const { refetch } = read;
  useEffect(() => onBridgeEvent('findings.marked', () => void refetch()), [refetch]);
  const marks = useMemo(
    (): ReadonlyMap<string, FindingMark> => new Map(read.data?.marks.map((mark) => [mark.key, mark])),
    [read.data],
  );
  /** Resolves to the keys of the findings that somebody else has marked meanwhile. */
  const mark = async (wanted: NewFindingMark[]): Promise<readonly string[]> => {
    const { left } = await bridge.findings.mark({ ...signedIn(scope), author, marks: wanted });
    await refetch();
    return left;
  };
  return { read, marks, mark };
}

function signedIn<Scope>(scope: Scope | null): Scope {
  if (scope === null) throw new Error('nobody is signed in');
  return scope;
}
