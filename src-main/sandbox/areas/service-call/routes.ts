/** Service calls between platforms (spec 1§7.4, 3§3.11, 3§7.8). The other platform is simulated: no request leaves. */
import {
  findBind,
  findOtherConfig,
  type ServiceBind,
  saveBind,
  saveOtherConfig,
  sysCrossCreateTenant,
} from '#shared/api/service-call/service-call.ts';
import { randomId } from '#shared/kit/random-id.ts';
import { checkFields } from '#shared/rules/common/fields/check-fields.ts';
import { serviceCallRight, serviceOtherRight } from '#shared/rules/service-call/access.ts';
import {
  bindFields,
  createFields,
  nobodyCalls,
  nothingBound,
  otherFields,
} from '#shared/rules/service-call/fields.ts';
import { newSecret } from '#shared/rules/service-call/new-secret.ts';
import { type Implementation, implement } from '../../kernel/http/implement.ts';
import { refuseWithMessage } from '../../kernel/message-text.ts';
import { record } from '../../kernel/operation-log/record.ts';
import { settingRoutes } from '../../kernel/tenant/setting-routes.ts';
import { saveConfig } from '../../kernel/tenant/store.ts';

const bindKey = 'serviceCall.bind';
const saved = (name: string) => ({
  key: `serviceCall.${name}`,
  deed: { kind: 'serviceCallSaved', targetId: name, targetName: name, detail: name } as const,
});

export const serviceCallRoutes: readonly Implementation[] = [
  ...settingRoutes({
    ...saved('bind'),
    access: serviceCallRight,
    read: findBind,
    save: saveBind,
    fields: bindFields,
    defaultValues: () => nothingBound,
  }),
  ...settingRoutes({
    ...saved('other'),
    access: serviceOtherRight,
    read: findOtherConfig,
    save: saveOtherConfig,
    fields: otherFields,
    defaultValues: () => nobodyCalls,
  }),
  implement(sysCrossCreateTenant, serviceCallRight, async (input, context) => {
    const { store, user, language } = context;
    const [problem] = checkFields(createFields, input);
    if (problem) return refuseWithMessage(language, problem.message);
    const { targetConnectUrl } = input;
    const bind: ServiceBind = {
      targetConnectUrl,
      targetTenantKey: `T${randomId()}`,
      corpId: `corp-${randomId()}`,
      appKey: `app-${randomId()}`,
      appSecurity: newSecret(),
    };
    await store.transaction().execute(async (transaction) => {
      await saveConfig(transaction, user.tenantKey, bindKey, JSON.stringify(bind));
      const { targetTenantKey: targetId } = bind;
      const deed = {
        kind: 'serviceTenantCreated',
        targetId,
        targetName: targetId,
        detail: targetConnectUrl,
      } as const;
      await record(transaction, context, deed);
    });
    return null;
  }),
];
