/** Lets the other platform create a tenant for this one (spec 1§7.4, 3§7.8; SVC-008). Its key is sent once. */
import { submitChange } from '#data/changes/index.ts';
import { callRead } from '#data/read.ts';
import { formCheck } from '#data/records/check-form.ts';
import { translate, useText } from '#data/text.ts';
import { findBind, type ServiceBind, sysCrossCreateTenant } from '#shared/api/service-call/service-call.ts';
import { type CreateTenant, createFields } from '#shared/rules/service-call/fields.ts';
import type { FormChange } from '#widgets/Form/change.ts';
import { FormFields } from '#widgets/Form/Fields.tsx';
import { FormDialog } from '#widgets/Form/FormDialog.tsx';
import { useForm } from '#widgets/Form/use-form.ts';
import { NoWayBack } from '#widgets/NoWayBack.tsx';
import { NotEncrypted } from './NotEncrypted.tsx';

interface CreateTenantDialogProps {
  /** The present binding of this tenant. */
  readonly binding: ServiceBind;
  readonly onClose: () => void;
}

export function CreateTenantDialog({ binding, onClose }: CreateTenantDialogProps) {
  const { t } = useText();
  const form = useForm<CreateTenant>({
    name: 'serviceCall/create',
    stored: { targetConnectUrl: binding.targetConnectUrl, secretKey: '' },
    fields: createFields,
    isNew: true,
    change: making(binding),
    drafts: { secrets: ['secretKey'] },
  });
  return (
    <FormDialog
      form={form}
      title={t('serviceCall.createTitle')}
      action={t('serviceCall.createAction')}
      onClose={onClose}
    >
      <p>{t('serviceCall.createText')}</p>
      <NoWayBack why="task" />
      <FormFields
        form={form}
        beside={(name) =>
          name === 'targetConnectUrl' ? { below: <NotEncrypted address={form.values[name].trim()} /> } : {}
        }
      />
    </FormDialog>
  );
}

function making(bound: ServiceBind): FormChange<CreateTenant> {
  return {
    async send({ values }) {
      const targetConnectUrl = values.targetConnectUrl.trim();
      await submitChange({
        title: 'serviceCall.creating',
        endpoint: sysCrossCreateTenant,
        before: null,
        input: { targetConnectUrl, secretKey: values.secretKey },
        check: formCheck(sysCrossCreateTenant, createFields, values),
        touches: [findBind],
        success: 'serviceCall.created',
        // A new tenant has a key of its own, so a changed key proves the creation.
        readBack: async () => {
          const now = await callRead(findBind, {});
          const newest =
            now.targetConnectUrl === targetConnectUrl && now.targetTenantKey !== bound.targetTenantKey;
          return {
            isApplied: newest,
            fields: [{ label: translate('serviceCall.targetTenantKey'), value: now.targetTenantKey }],
          };
        },
      });
      return 'saved';
    },
  };
}
