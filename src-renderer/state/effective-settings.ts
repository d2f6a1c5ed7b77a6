/** Where each setting's value comes from, asked again whenever a setting has changed. */
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

/** A choice may be another one though the value is the same; one asked before it was kept does not come in after. */
export function forgetEffective(): Promise<void> {
  return readAgain([{ id: key }]);
}
