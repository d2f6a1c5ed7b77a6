/** Routes that change an employee's launcher: for employees who may set their own display and have turned that on. */
import type { ConfigRecord } from '#shared/api/config-record.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { arrangesNow } from '#shared/rules/launcher/configs.ts';
import type { CallHandler, Implementation } from '../../kernel/http/implement.ts';
import { refuseWithMessage } from '../../kernel/message-text.ts';
import { type PersonContext, personChanging } from '../../kernel/modules/person.ts';

/** `may` relaxes the condition for calls that need only the organisation's permission. */
export const launcherChanging = <E extends Endpoint>(
  endpoint: E,
  work: CallHandler<E, PersonContext>,
  may: (configs: readonly ConfigRecord[]) => boolean = arrangesNow,
): Implementation =>
  personChanging(endpoint, (input, person) =>
    may(person.configs)
      ? work(input, person)
      : refuseWithMessage(person.language, { key: 'launcher.problem.forbidden' }),
  );
