/** Whether secrets can be kept on this computer, and how many are held until Steward closes. */
import { queryOptions } from '@tanstack/react-query';
import { bridge } from '#data/bridge.ts';

export const keyStore = queryOptions({
  queryKey: ['licence.keyStore'],
  queryFn: () => bridge.licence.keyStore({}),
  // Opening a file may have added a secret meanwhile.
  staleTime: 0,
  refetchOnMount: 'always',
});
