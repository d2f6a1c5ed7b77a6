/** How a call about an employee's launcher is served: for whoever is signed in, a change in one transaction. */
import type { Endpoint, Input, Output } from '#shared/api/endpoint.ts';
import type { ConfigRecord } from '#shared/api/config-record.ts';
import { arrangesNow } from '#shared/rules/launcher/configs.ts';
import { type Implementation, implement, type Refusal } from '../../kernel/http/implement.ts';
import { organisationFor } from '../../kernel/people/organisation.ts';
import { refuseSaying } from '../../kernel/say.ts';
import { type PersonContext, personContext } from '../../kernel/modules/person.ts';

type Answer<E> = Output<E> | Refusal | Promise<Output<E> | Refusal>;
type Work<E> = (input: Input<E>, context: PersonContext) => Answer<E>;

export function reading<E extends Endpoint>(endpoint: E, work: Work<E>): Implementation {
  return implement(endpoint, 'signedIn', async (input, context) =>
    work(input, await personContext(context, await organisationFor(context))),
  );
}

/**
 * For employees who may set their own display, and go by it unless `may` says otherwise. `work` refuses before it
 * writes: what it has written stays.
 */
export function changing<E extends Endpoint>(
  endpoint: E,
  work: Work<E>,
  may: (configs: readonly ConfigRecord[]) => boolean = arrangesNow,
): Implementation {
  return implement(endpoint, 'signedIn', async (input, context) => {
    // Read before the transaction: it is kept by the store that it was read from.
    const organisation = await organisationFor(context);
    return context.store.transaction().execute(async (store) => {
      const person = await personContext({ ...context, store }, organisation);
      if (!may(person.configs)) return refuseSaying(context.language, { key: 'launcher.problem.forbidden' });
      return work(input, person);
    });
  });
}
