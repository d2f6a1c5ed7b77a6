import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { bridge } from '#data/bridge.ts';
import { readAgain } from '#data/read.ts';
import type { EffectivePolicy } from '#shared/bridge/policy.ts';
import { useProgram } from './program.ts';

const key = 'policy.effective';

export function useEffective() {
  const { settings } = useProgram();
  return useQuery<EffectivePolicy>({
    queryKey: [key, settings],
    queryFn: () => bridge.policy.effective({}),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/**
 * Invalidates the sources of settings. A choice can change its source without changing its value, and a response that
 * was requested before the choice was stored must not win.
 */
export function forgetEffective(): Promise<void> {
  return readAgain([{ id: key }]);
}
