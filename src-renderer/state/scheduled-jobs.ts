/** The jobs that this computer does later, which several pages show. */
import { useQuery } from '@tanstack/react-query';
import { bridge } from '#data/bridge.ts';
import { onFocus, queryClient } from '#data/read.ts';

const queryKey = ['jobs.list'];

export function useScheduledJobs() {
  return useQuery({
    queryKey,
    queryFn: () => bridge.jobs.list({}),
    retry: false,
    staleTime: 0,
    // A terminal writes and runs the jobs and sends no event, so the window's focus refetches them.
    refetchOnWindowFocus: onFocus,
  });
}

/** Reads them again where they are on view, after a job was added. */
export function refreshScheduledJobs(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey });
}
