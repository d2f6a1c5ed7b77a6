/** All people who have been invited, by their contact: reads every page of the list. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callRead } from '#data/read.ts';
import { queryInvite } from '#shared/api/invitations/invitations.ts';
import { everyPage, pageSize } from '#shared/kit/every-page.ts';
import { newInvitationStatus } from '#shared/rules/invitations/invite-fields.ts';
import { contactKey } from '#shared/rules/invitations/invite-rows.ts';

export type InvitedPeople = ReadonlyMap<string, 'invited' | 'joined'>;

export function useInvitedPeople() {
  const [progress, setProgress] = useState({ done: 0, total: 0 });
  const read = useQuery({
    // A sent row must not refetch the whole list.
    queryKey: [`${queryInvite.id}.all`],
    staleTime: 0,
    structuralSharing: false,
    async queryFn({ signal }): Promise<InvitedPeople> {
      const load = (pageNo: number) => callRead(queryInvite, { pageNo, pageSize }, { signal });
      const known = new Map<string, 'invited' | 'joined'>();
      for await (const { rows, done, total } of everyPage(load, ({ id }) => id)) {
        for (const each of rows)
          known.set(contactKey(each), each.personalStatus === newInvitationStatus ? 'invited' : 'joined');
        setProgress({ done, total });
      }
      return known;
    },
  });
  return { ...read, progress };
}
