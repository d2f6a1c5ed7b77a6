/** Login methods (spec 1§2.13, 1§3, 1§7.4), checked by the same rules as in the console. */
import { randomUUID } from 'node:crypto';
import {
  deleteLoginMethod,
  getLoginMethods,
  type LoginTarget,
  saveLoginMethod,
} from '#shared/api/login-control/login-methods.ts';
import { checkFields } from '#shared/rules/common/fields/check-fields.ts';
import {
  loginMethodFields,
  loginMethodInput,
  loginMethodValues,
} from '#shared/rules/login-control/login-method-fields.ts';
import { crud } from '../../kernel/crud/crud.ts';
import { type Implementation, implement, refuse } from '../../kernel/http/implement.ts';
import { refuseWithMessage } from '../../kernel/message-text.ts';
import { messagesIn } from '../../kernel/messages.ts';
import { record } from '../../kernel/operation-log/record.ts';
import { loginWhiteRoutes } from './white-routes.ts';

const access = { menu: 'loginType' } as const;

export const loginControlRoutes: readonly Implementation[] = [
  ...loginWhiteRoutes,
  ...crud('login_method', {
    access,
    list: {
      endpoint: getLoginMethods,
      whose: 'everybody',
      item: ({ id, name, terminals, targets }) => ({
        configId: id,
        name,
        type: terminals.split(','),
        // The route below and the seed wrote it.
        targets: JSON.parse(targets) as LoginTarget[],
      }),
    },
    remove: { endpoint: deleteLoginMethod, ids: ({ configId }) => [configId] },
    log: {
      remove: (rows) =>
        rows.map(({ id, name }) => ({ kind: 'loginMethodRemoved', targetId: id, targetName: name })),
    },
  }),

  implement(saveLoginMethod, access, async ({ configId, ...input }, context) => {
    const { store, user, language } = context;
    const values = loginMethodValues(input);
    const [problem] = checkFields(loginMethodFields, values);
    if (problem) return refuseWithMessage(language, problem.message);
    const { name, type, targets } = loginMethodInput(values);
    const columns = { name, terminals: type.join(','), targets: JSON.stringify(targets) };
    if (configId === undefined) {
      const id = randomUUID();
      await store.transaction().execute(async (transaction) => {
        const row = { id, tenant_key: user.tenantKey, ...columns };
        await transaction.insertInto('login_method').values(row).execute();
        const deed = { kind: 'loginMethodAdded', targetId: id, targetName: columns.name } as const;
        await record(transaction, context, deed);
      });
      return id;
    }
    return store.transaction().execute(async (transaction) => {
      const methodRow = transaction
        .updateTable('login_method')
        .set(columns)
        .where('tenant_key', '=', user.tenantKey)
        .where('id', '=', configId);
      const { numUpdatedRows } = await methodRow.executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) return refuse(messagesIn(language).noSuchEntry);
      const deed = { kind: 'loginMethodUpdated', targetId: configId, targetName: columns.name } as const;
      await record(transaction, context, deed);
      return configId;
    });
  }),
];
