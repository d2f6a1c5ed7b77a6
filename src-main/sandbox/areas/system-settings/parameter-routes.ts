/** System parameters, the key pair, configurations by name, and server errors (spec 1§7.4). */
import { createHash, generateKeyPairSync } from 'node:crypto';
import { sql } from 'kysely';
import { listErrors } from '#shared/api/system-settings/error-list.ts';
import {
  findSysConfig,
  findSysConfigs,
  generateRsaKey,
  type Parameter,
  saveNormalConfig,
  saveSysConfig,
} from '#shared/api/system-settings/parameters.ts';
import { systemRight as access } from '#shared/rules/common/session/area-rights.ts';
import { inviteForbid } from '#shared/rules/common/constants.ts';
import { fingerprintKey, parameterProblem } from '#shared/rules/system-settings/parameter-rules.ts';
import { serverTime } from '../../kernel/clock.ts';
import { columnContains } from '../../kernel/crud/row-store.ts';
import type { SignedInContext } from '../../kernel/http/context.ts';
import { type Implementation, implement, refuse } from '../../kernel/http/implement.ts';
import { refuseWithMessage } from '../../kernel/message-text.ts';
import { messagesIn } from '../../kernel/messages.ts';
import { record } from '../../kernel/operation-log/record.ts';
import { secretChange } from '../../kernel/operation-log/secret-changes.ts';
import { findConfig, normalKey, saveConfig } from '../../kernel/tenant/store.ts';

const bits = 2048;

export const parameterRoutes: readonly Implementation[] = [
  implement(findSysConfigs, access, async (_, context) => (await rows(context)).map(toParameter)),
  implement(findSysConfig, access, async ({ configKey }, context) => {
    const [row] = await rows(context, configKey);
    return row ? toParameter(row) : refuse(messagesIn(context.language).noSuchConfig);
  }),
  implement(saveSysConfig, access, async ({ configKey, configValue, secretValue }, context) => {
    const [row] = await rows(context, configKey);
    if (!row) return refuse(messagesIn(context.language).noSuchConfig);
    const value = (row.secret === 1 ? secretValue : configValue) ?? '';
    const problem = parameterProblem(configKey, value, row.secret === 1);
    if (problem) return refuseWithMessage(context.language, problem);
    if (value.trim() !== row.config_value) await keep(context, configKey, value.trim(), row);
    return null;
  }),
  implement(generateRsaKey, access, async (_, context) => {
    const { publicKey } = generateKeyPairSync('rsa', {
      modulusLength: bits,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
    // The private key is dropped: nobody sends the sandbox a password.
    const fingerprint = `SHA256:${createHash('sha256').update(publicKey).digest('base64').replace(/=+$/, '')}`;
    await keep(context, fingerprintKey, fingerprint);
    return { publicKey, fingerprint };
  }),

  implement(saveNormalConfig, access, async ({ configName, configValue }, context) => {
    const { store, user, language } = context;
    const isFlag = configValue === '0' || configValue === '1';
    // The arrangement has a call of its own; a flag has two values.
    if (configName === 'syncType' || (configName === inviteForbid && !isFlag))
      return refuse(messagesIn(language).badInput('configValue'), 400);
    const key = normalKey(configName, user.id);
    const before = await findConfig(store, user.tenantKey, key);
    if ((before?.configValue ?? '') === configValue) return null;
    await store.transaction().execute(async (transaction) => {
      await saveConfig(transaction, user.tenantKey, key, configValue);
      await record(transaction, context, {
        kind: 'normalConfigSaved',
        targetId: configName,
        targetName: configName,
      });
    });
    return null;
  }),

  implement(listErrors, access, async (input, { store, user }) => {
    const { keywords = '', module = '', errorCode = '', beginDate = '', endDate = '', ...page } = input;
    const words = keywords.trim();
    const found = store
      .selectFrom('server_error')
      .where('tenant_key', '=', user.tenantKey)
      .$if(module !== '', (query) => query.where('module', '=', module))
      .$if(errorCode !== '', (query) => query.where('error_code', '=', errorCode))
      .$if(beginDate !== '', (query) => query.where('create_time', '>=', beginDate))
      .$if(endDate !== '', (query) => query.where('create_time', '<', `${endDate} 24`))
      .$if(words !== '', (query) =>
        query.where((eb) =>
          eb.or([
            columnContains('error_msg', words),
            columnContains('request_path', words),
            columnContains('trace_id', words),
            columnContains('username', words),
          ]),
        ),
      );
    const { total } = await found.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
    const { pageNo, pageSize } = page;
    const errors = await found
      .selectAll()
      .orderBy('create_time', 'desc')
      .orderBy('id')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .execute();
    const result = errors.map((row) => ({
      id: row.id,
      errorCode: row.error_code,
      errorMsg: row.error_msg,
      module: row.module,
      requestPath: row.request_path,
      username: row.username,
      clientIp: row.client_ip,
      createTime: row.create_time,
      traceId: row.trace_id,
      stack: row.stack,
    }));
    return { result, totalCount: total, ...page, hasNext: pageNo * pageSize < total };
  }),
];

type Row = Awaited<ReturnType<typeof rows>>[number];

function rows({ store, user }: SignedInContext, configKey?: string) {
  return store
    .selectFrom('sys_config')
    .selectAll()
    .where('tenant_key', '=', user.tenantKey)
    .$if(configKey !== undefined, (query) => query.where('config_key', '=', configKey ?? ''))
    .orderBy('config_key')
    .execute();
}

function toParameter(row: Row): Parameter {
  const secret = row.secret === 1;
  return {
    configKey: row.config_key,
    configValue: secret ? '' : row.config_value,
    description: '',
    secret,
    updaterName: row.updater_name,
    updateTime: row.update_time,
  };
}

/** `row` is the earlier row, of which a secret is logged without its value. */
async function keep(
  context: SignedInContext,
  config_key: string,
  config_value: string,
  row?: Pick<Row, 'secret' | 'config_value'>,
): Promise<void> {
  const { store, user, now } = context;
  await store.transaction().execute(async (transaction) => {
    const by = { updater_name: user.username, update_time: serverTime(now) };
    await transaction
      .insertInto('sys_config')
      .values({ tenant_key: user.tenantKey, config_key, config_value, secret: 0, ...by })
      .onConflict((conflict) =>
        conflict.columns(['tenant_key', 'config_key']).doUpdateSet({ config_value, ...by }),
      )
      .execute();
    await record(transaction, context, {
      kind: 'parameterSaved',
      targetId: config_key,
      targetName: config_key,
      changed:
        row?.secret === 1 ? [{ field: 'value', secret: secretChange(row.config_value, config_value) }] : [],
    });
  });
}
