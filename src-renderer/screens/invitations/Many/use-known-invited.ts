/** All people who have been invited, by their contact: reads every page of the list. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { everyPage, pageSize } from '#data/every-page.ts';
import { callRead } from '#data/read.ts';
import { queryInvite } from '#shared/api/invitations/invitations.ts';
import { invited } from '#shared/rules/invitations/invite-fields.ts';
import { contactKey } from '#shared/rules/invitations/invite-rows.ts';

export type KnownInvited = ReadonlyMap<string, 'invited' | 'joined'>;

export function useKnownInvited() {
  const [progress, setProgress] = useState({ done: 0, total: 0 });
  const read = useQuery({
    // A sent row must not refetch the whole list.
    queryKey: [`${queryInvite.id}.all`],
    staleTime: 0,
    structuralSharing: false,
    async queryFn({ signal }): Promise<KnownInvited> {
      const known = await everyPage(
        async (pageNo) => {
          const { result, totalCount } = await callRead(queryInvite, { pageNo, pageSize }, { signal });
          return {
            totalCount,
            result: result.map((each) => {
              const state = each.personalStatus === invited ? 'invited' : 'joined';
              return [contactKey(each), state] as const;
            }),
          };
        },
        (done, total) => setProgress({ done, total }),
      );
      return new Map(known);
    },
  });
  return { ...read, progress };
}
