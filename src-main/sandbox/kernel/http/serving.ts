/**
 * Routes whose work needs more context than the user: the department, its settings, the person's own settings.
 * `enter` finds that context, or refuses; a change runs in one transaction.
 */
import type { Endpoint, Input, Output } from '#shared/api/endpoint.ts';
import type { SignedInContext } from './context.ts';
import { type Implementation, implement, Refusal, type SessionRight } from './implement.ts';

type Found<T> = T | Refusal | Promise<T | Refusal>;
export type ContextFinder<E, C> = (input: Input<E>, context: SignedInContext) => Found<C>;
export type CallHandler<E, C> = (input: Input<E>, context: C) => Found<Output<E>>;

export function readingRoute<E extends Endpoint, C extends SignedInContext>(
  endpoint: E,
  access: SessionRight,
  enter: ContextFinder<E, C>,
  work: CallHandler<E, C>,
): Implementation {
  return implement(endpoint, access, async (input, context) => {
    const here = await enter(input, context);
    return here instanceof Refusal ? here : work(input, here);
  });
}

/**
 * `enter` runs before the transaction, for the organisation is cached by the store that it was read from. `work`
 * must refuse before it writes: a refusal does not roll back.
 */
export function changingRoute<E extends Endpoint, C extends SignedInContext>(
  endpoint: E,
  access: SessionRight,
  enter: ContextFinder<E, C>,
  work: CallHandler<E, C>,
): Implementation {
  return implement(endpoint, access, async (input, context) => {
    const here = await enter(input, context);
    if (here instanceof Refusal) return here;
    return context.store.transaction().execute(async (store) => work(input, { ...here, store }));
  });
}
