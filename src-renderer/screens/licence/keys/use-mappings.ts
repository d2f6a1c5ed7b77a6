/** The mappings for licence files, with actions that open and forget them. */
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { bridge } from '#data/bridge.ts';
import { describeError } from '#data/describe-error.ts';
import { withHandle } from '#data/files.ts';
import { useText } from '#data/text.ts';
import type { CallResult } from '#shared/bridge/index.ts';
import { shownInSentence } from '#shared/kit/shown-text.ts';
import { notify } from '#widgets/notify.tsx';

export const mappings = queryOptions({
  queryKey: ['licence.mappings'],
  queryFn: () => bridge.licence.mappings({}),
  // A server's profile may have been given a mapping meanwhile.
  staleTime: 0,
  refetchOnMount: 'always',
});

export interface Mappings {
  readonly busy: boolean;
  readonly problem: string | null;
  /** Resolves to whether the mapping is in use now. */
  readonly open: (file: File) => Promise<boolean>;
  readonly forget: () => Promise<void>;
}

export function useMappings(): Mappings {
  const { t } = useText();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const attempt = async (work: () => Promise<boolean>): Promise<boolean> => {
    setBusy(true);
    setProblem(null);
    try {
      return await work();
    } catch (error) {
      setProblem(describeError(error).message);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const refused = (name: string, answer: Refused): void => {
    const { problem: why, at } = answer;
    const reason =
      why === 'noLicenceFiles'
        ? t('licence.screen.mapping.noLicenceFiles')
        : t(`servers.mapping.problem.${why}`, { at });
    setProblem(t('servers.mapping.refused', { name: shownInSentence(name), reason }));
  };
  return {
    busy,
    problem,
    open: (file) =>
      attempt(async () => {
        const answer = await withHandle(file, (id) => bridge.licence.giveMapping({ file: id }));
        if (answer.outcome === 'refused') {
          refused(file.name, answer);
          return false;
        }
        client.setQueryData(mappings.queryKey, { mappings: answer.mappings });
        const name = shownInSentence(answer.mappings[0]?.name ?? file.name);
        notify({ tone: 'success', text: t('licence.screen.mapping.given', { name }) });
        return true;
      }),
    forget: async () => {
      await attempt(async () => {
        client.setQueryData(mappings.queryKey, await bridge.licence.forgetMappings({}));
        return true;
      });
    },
  };
}

type Refused = Extract<CallResult<'licence.giveMapping'>, { readonly outcome: 'refused' }>;
