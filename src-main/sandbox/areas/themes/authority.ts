/** Rights to have own themes, by department (spec 2§3, 2§6). */
import type { ThemeDtu } from '#shared/api/themes/context.ts';
import { type Authority, authorityBelow } from '#shared/rules/themes/authority.ts';
import type { DepartmentChain, OrganisationContext } from '../../kernel/departments/organisation-context.ts';
import { type Refusal, refuse } from '../../kernel/http/implement.ts';
import { messagesIn } from '../../kernel/messages.ts';

/** Returns the authority in each department of a chain, from the department upwards. */
export async function authoritiesIn(
  chain: readonly string[],
  dtu: ThemeDtu,
  { store, user }: Pick<OrganisationContext, 'store' | 'user'>,
): Promise<Authority[]> {
  const rows = await store
    .selectFrom('theme_authority')
    .selectAll()
    .where('tenant_key', '=', user.tenantKey)
    .where('dtu', '=', dtu)
    .where('dept_id', 'in', chain)
    .execute();
  const said = new Map(
    rows.map((row) => [row.dept_id, { allowLow: row.allow_low === 1, customTopic: row.custom_topic === 1 }]),
  );
  const down = chain.map((deptId) => said.get(deptId) ?? null).reverse();
  return chain.map((_, index) => authorityBelow(down.slice(0, chain.length - index)));
}

/** Returns the refusal to make a theme in this department, or null. */
export async function ownThemesProblem(
  { chain }: DepartmentChain,
  dtu: ThemeDtu,
  context: OrganisationContext,
): Promise<Refusal | null> {
  const [here] = await authoritiesIn(chain, dtu, context);
  return here?.customTopic ? null : refuse(messagesIn(context.language).ownThemesRefused);
}
