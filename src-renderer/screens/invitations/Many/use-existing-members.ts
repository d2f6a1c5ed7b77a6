/** Looks up, by their contacts, which people of a table are in the organisation already: in parts, each part once. */
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callRead } from '#data/read.ts';
import { contactsAtOnce, queryPeople } from '#shared/api/people/people.ts';
import { type InviteValues, isContact } from '#shared/rules/invitations/invite-fields.ts';
import { contactKey } from '#shared/rules/invitations/invite-rows.ts';
import type { InvitedPeople } from './use-invited-people.ts';
import type { InviteRow } from './use-sending.ts';

/** Milliseconds for which an answer stays fresh. */
const fresh = 60_000;

export function useExistingMembers(rows: readonly InviteRow[]) {
  const client = useQueryClient();
  const [progress, setProgress] = useState({ done: 0, total: 0 });
  const parts = partsOf(rows);
  const read = useQuery({
    queryKey: [`${queryPeople.id}.alreadyIn`, parts],
    enabled: parts.length > 0,
    staleTime: fresh,
    structuralSharing: false,
    placeholderData: keepPreviousData,
    async queryFn({ signal }): Promise<InvitedPeople> {
      const found = new Map<string, 'joined'>();
      for (const [done, contacts] of parts.entries()) {
        setProgress({ done, total: parts.length });
        const { result } = await client.fetchQuery({
          queryKey: [`${queryPeople.id}.contacts`, contacts],
          staleTime: fresh,
          queryFn: () => callRead(queryPeople, { contacts, pageNo: 1, pageSize: contactsAtOnce }, { signal }),
        });
        // Only stated contacts count: a server that does not know the question answers with everybody.
        for (const contact of result.flatMap((person) => person.contacts ?? [])) {
          found.set(contact, 'joined');
        }
      }
      return found;
    },
  });
  return { ...read, progress };
}

/** Parts follow the table's lines, so that a correction changes one part; invalid contacts are not looked up. */
function partsOf(rows: readonly InviteRow[]): string[][] {
  const parts = new Map<number, Set<string>>();
  for (const row of rows.filter(canBeAsked)) {
    const index = Math.floor(row.line / contactsAtOnce);
    const part = parts.get(index) ?? new Set<string>();
    part.add(contactKey(row));
    parts.set(index, part);
  }
  return [...parts.values()].map((part) => [...part]);
}

const canBeAsked = ({ contact, areaCode }: InviteValues) =>
  !contact.includes(',') && isContact(contact, areaCode);
