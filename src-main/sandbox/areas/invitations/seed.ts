import { seededTime } from '../../kernel/clock.ts';
import { ordinary } from '../../kernel/seed/organisation.ts';
import organisation from '../../kernel/seed/organisation.json' with { type: 'json' };
import people from './seed.json' with { type: 'json' };

/** The people with the right to invite sent the seeded invitations in turns. */
const inviters = organisation.people.filter(({ tenant }) => tenant === ordinary);
function inviterAt(at: number) {
  const inviter = inviters[at % inviters.length];
  return { inviter_id: inviter?.id ?? '', department_id: inviter?.department ?? '' };
}

export const invitationRows = () =>
  people.map(({ invitee, contact, area_code }, at) => ({
    id: `INV${1_000_001 + at}`,
    tenant_key: ordinary,
    invitee,
    contact,
    area_code,
    account_type: contact.includes('@') ? ('3' as const) : ('2' as const),
    personal_status: '3',
    mobile_area_code: area_code,
    domain: 'platform.example.com',
    message: '',
    ...inviterAt(at),
    create_time: seededTime(Date.UTC(2026, 8, 1, 2) + at * 3_600_000 * 31),
  }));
