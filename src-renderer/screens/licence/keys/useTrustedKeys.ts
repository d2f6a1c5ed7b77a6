/** The trusted keys, asked of the shell once for all who show them. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import { bridge } from '../../../data/bridge.ts';

const trustedKeys = queryOptions({
  queryKey: ['licence.keys'],
  queryFn: () => bridge.licence.keys({}),
});

export function useTrustedKeys() {
  return useQuery(trustedKeys);
}
