/** The dialogs for a new login method and for editing one (spec 1§2.13, 1§7.4, 1§8; SEC-041, 042, 052, 074). */
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { getLoginMethods, saveLoginMethod } from '#shared/api/login-control/login-methods.ts';
import {
  type LoginMethodValues,
  loginMethodFields,
  loginMethodInput,
  loginMethodValues,
} from '#shared/rules/login-control/login-method-fields.ts';
import { loginMethodRecord } from '#shared/rules/records/login-method-record.ts';
import { Dialog } from '#widgets/Dialog.tsx';
import { recordChange } from '#widgets/Form/change.ts';
import { FormFields } from '#widgets/Form/Fields.tsx';
import { FormDialog } from '#widgets/Form/FormDialog.tsx';
import { useNewNumbered } from '#widgets/Form/new-numbered.ts';
import { useForm } from '#widgets/Form/use-form.ts';
import { Notice } from '#widgets/Notice.tsx';
import { ReadDialog } from '#widgets/ReadDialog.tsx';
import { methodWayBack } from './method-way-back.ts';

const blank: LoginMethodValues = { name: '', scope: 'all', terminals: [], people: [], departments: [] };
const failed = 'loginControl.saveFailed';

export function NewMethod({ onClose }: { readonly onClose: () => void }) {
  const { t } = useText();
  const change = useNewNumbered<LoginMethodValues>({
    kind: loginMethodRecord,
    fields: loginMethodFields,
    title: 'loginControl.created',
    idField: 'configId',
    add: saveLoginMethod,
    update: saveLoginMethod,
    body: loginMethodInput,
    readAll: async (read) =>
      (await read(getLoginMethods, {})).map(({ configId, name }) => ({ id: configId, name })),
    restores: (id, values) => methodWayBack(id, loginMethodInput(values), 'delete'),
  });
  const form = useForm<LoginMethodValues>({
    name: 'loginMethod/new',
    stored: blank,
    fields: loginMethodFields,
    isNew: true,
    change: { ...change, failed },
  });
  return (
    <FormDialog form={form} title={t('loginControl.add')} width={720} onClose={onClose}>
      <FormFields form={form} />
    </FormDialog>
  );
}

interface EditProps {
  readonly id: string;
  readonly onClose: () => void;
}

export function EditMethod({ id, onClose }: EditProps) {
  const { t } = useText();
  const read = useRead(getLoginMethods, {});
  const title = t('loginControl.edit');
  return (
    <ReadDialog read={read} title={title} width={720} failed={t('loginControl.failed')} onClose={onClose}>
      {(methods) => {
        const found = methods.find(({ configId }) => configId === id);
        return found ? (
          <MethodForm id={id} stored={loginMethodValues(found)} onClose={onClose} />
        ) : (
          <Dialog open title={title} onClose={onClose}>
            <Notice title={t('list.gone')} />
          </Dialog>
        );
      }}
    </ReadDialog>
  );
}

function MethodForm({ id, stored, onClose }: EditProps & { readonly stored: LoginMethodValues }) {
  const { t } = useText();
  const form = useForm<LoginMethodValues>({
    name: `loginMethod/${id}`,
    stored,
    fields: loginMethodFields,
    change: recordChange(loginMethodRecord, { id }, { failed }),
  });
  return (
    <FormDialog form={form} title={t('loginControl.edit')} width={720} onClose={onClose}>
      <FormFields form={form} />
    </FormDialog>
  );
}
