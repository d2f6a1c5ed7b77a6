/** Who has been invited by now, by their contact: all pages of the list, up to a limit. */
import { useQuery } from '@tanstack/react-query';
import { callRead } from '#data/read.ts';
import { queryInvite } from '#shared/api/invitations/invitations.ts';
import { invited } from '#shared/rules/invitations/invite-fields.ts';
import { contactKey } from '#shared/rules/invitations/invite-rows.ts';

const pageSize = 200;
const mostPages = 50;

export type KnownInvited = ReadonlyMap<string, 'invited' | 'joined'>;

export function useKnownInvited() {
  return useQuery({
    // Not read anew with every row that is sent.
    queryKey: [`${queryInvite.id}.all`],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<KnownInvited> => {
      const known = new Map<string, 'invited' | 'joined'>();
      for (let pageNo = 1; pageNo <= mostPages; pageNo += 1) {
        const page = await callRead(queryInvite, { pageNo, pageSize }, { signal });
        for (const each of page.result) {
          known.set(contactKey(each), each.personalStatus === invited ? 'invited' : 'joined');
        }
        if (page.result.length === 0 || pageNo * pageSize >= page.totalCount) break;
      }
      return known;
    },
  });
}
