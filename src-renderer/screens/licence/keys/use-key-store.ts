/** Whether secrets can be kept here, and how many are held until Steward is closed. */
import { queryOptions } from '@tanstack/react-query';
import { bridge } from '#data/bridge.ts';

export const keyStore = queryOptions({
  queryKey: ['licence.keyStore'],
  queryFn: () => bridge.licence.keyStore({}),
  // A file that was opened meanwhile may have left one.
  staleTime: 0,
  refetchOnMount: 'always',
});
