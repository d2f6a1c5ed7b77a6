/** The text of the diagnostics of now, for the clipboard and for files of feedback. */
import { queryOptions } from '@tanstack/react-query';
import { bridge } from '#data/bridge.ts';
import { heldRead, queryClient } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { getLicenseVersion } from '#shared/api/licence-info/licence-info.ts';
import { useActiveServer, useProgram } from '#state/program.ts';
import { latestFailedCalls } from '#state/recent-calls.ts';
import { diagnosticsText } from './diagnostics.ts';

/** Versions of the shell, which stay the same while it runs. */
export const versionsQuery = queryOptions({
  queryKey: ['app.versions'],
  queryFn: () => bridge.app.versions({}),
  staleTime: Number.POSITIVE_INFINITY,
});

export interface Diagnostics {
  readonly text: string;
  /** Number of failed calls in the text. */
  readonly count: number;
}

export function useDiagnostics(): () => Promise<Diagnostics> {
  const { language } = useText();
  const { facts, settings } = useProgram();
  const server = useActiveServer();
  return async () => {
    // A shell that does not answer leaves its versions out.
    const versions = await queryClient.fetchQuery(versionsQuery).catch(() => undefined);
    // A server that has just failed is not asked for its build.
    const build = heldRead(getLicenseVersion, {}) ?? '';
    const failed = latestFailedCalls(server.id);
    const now = Date.now();
    const text = diagnosticsText({ facts, versions, build, language, settings, server, failed, now });
    return { text, count: failed.length };
  };
}
