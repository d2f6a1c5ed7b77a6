/** How a call about themes is served: for whoever has their menu, knowing the departments, a change in one transaction. */
import type { Endpoint, Input, Output } from '#shared/api/endpoint.ts';
import { themesRight } from '#shared/rules/themes/right.ts';
import type { SignedInContext } from '../../kernel/http/context.ts';
import { type Implementation, implement, type Refusal } from '../../kernel/http/implement.ts';
import { type Organisation, organisationFor } from '../../kernel/people/organisation.ts';

export interface ThemeContext extends SignedInContext {
  readonly organisation: Organisation;
}

type Answer<E> = Output<E> | Refusal | Promise<Output<E> | Refusal>;
type Work<E> = (input: Input<E>, context: ThemeContext) => Answer<E>;

/** Of what holds in every department: a department's administrator has no part in it. */
export const forTenant = 'administrator';
type ThemeRight = typeof themesRight | typeof forTenant;

export function reading<E extends Endpoint>(
  endpoint: E,
  work: Work<E>,
  right: ThemeRight = themesRight,
): Implementation {
  return implement(endpoint, right, async (input, context) =>
    work(input, { ...context, organisation: await organisationFor(context) }),
  );
}

/** `work` refuses before it writes: what it has written stays. */
export function changing<E extends Endpoint>(
  endpoint: E,
  work: Work<E>,
  right: ThemeRight = themesRight,
): Implementation {
  return implement(endpoint, right, async (input, context) => {
    // Read before the transaction: it is kept by the store that it was read from.
    const organisation = await organisationFor(context);
    return context.store
      .transaction()
      .execute(async (store) => work(input, { ...context, store, organisation }));
  });
}
