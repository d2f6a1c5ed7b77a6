/** Holders of seats, and people exempt from counting (spec 1§7.2), from the tenant's roster. */
import type { SeatTerminal } from '#shared/api/licence-info/licence-info.ts';
import { createRandom } from '#shared/kit/random.ts';
import { personNameAt } from '../../kernel/people/person-name.ts';
import type { Roster, RosterPerson } from '../../kernel/people/roster.ts';
import { foldCase, type Sequence } from '../../kernel/people/search.ts';
import { companyName } from '../../kernel/seed/companies.ts';
import type { TenantPlan } from '../../kernel/tenant/plan.ts';

/** Coprime to the size of every roster, so that each person comes up once. */
const stride = 7;

export function peopleWithSeats(
  roster: Roster,
  plan: TenantPlan,
  terminal: SeatTerminal,
): Sequence<RosterPerson> {
  const [used] = plan[terminal];
  if (terminal === 'external') return { size: used, at: externalPerson };
  const size = Math.min(used, roster.size);
  if (terminal === 'pc') return { size, at: roster.person };
  return { size, at: (index) => roster.person((index * stride) % roster.size) };
}

function externalPerson(index: number): RosterPerson {
  return {
    id: `X${String(index + 1).padStart(6, '0')}`,
    username: personNameAt(index + 500_000),
    department: companyName(createRandom(index + 1)),
  };
}

/** Returns a test for the keyword in name or department, or as the id; null without a keyword. */
export function personFilter(keywords: string | undefined): ((person: RosterPerson) => boolean) | null {
  const wanted = foldCase(keywords ?? '');
  if (wanted === '') return null;
  return ({ id, username, department }) =>
    foldCase(username).includes(wanted) || foldCase(department).includes(wanted) || foldCase(id) === wanted;
}
