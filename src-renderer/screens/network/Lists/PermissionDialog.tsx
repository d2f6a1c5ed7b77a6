/** The people whom an entry of the lists concerns (NET-026, 029). */
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { ipconfig, queryIpconfigPermission } from '#shared/api/network/ip-lists.ts';
import { fromWire } from '#shared/rules/common/shares/wire-shares.ts';
import {
  type IpPermission,
  ipPermissionFields,
  ipPermissionRecord,
} from '#shared/rules/network/ip-list-records.ts';
import { recordChange } from '#widgets/Form/change.ts';
import { FormFields } from '#widgets/Form/Fields.tsx';
import { FormDialog } from '#widgets/Form/FormDialog.tsx';
import { useForm } from '#widgets/Form/use-form.ts';
import { ReadDialog } from '#widgets/ReadDialog.tsx';

interface PermissionDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

export function PermissionDialog({ id, onClose }: PermissionDialogProps) {
  const { t } = useText();
  const read = useRead(queryIpconfigPermission, { id });
  const name = useRead(ipconfig.byIds, { ids: [id] }).data?.[0]?.configName;
  const title = name === undefined ? t('ipList.forWhom') : t('ipList.forWhomOf', { name });
  const dialog = { title, width: 720, onClose } as const;
  return (
    <ReadDialog read={read} failed={t('ipList.forWhomFailed')} {...dialog}>
      {({ shareEntrys }) => (
        <Permission id={id} title={title} stored={{ shares: fromWire(shareEntrys) }} onClose={onClose} />
      )}
    </ReadDialog>
  );
}

interface PermissionProps extends PermissionDialogProps {
  readonly title: string;
  readonly stored: IpPermission;
}

function Permission({ id, title, stored, onClose }: PermissionProps) {
  const change = recordChange(ipPermissionRecord, { id });
  const form = useForm<IpPermission>({
    name: `ipListPermission/${id}`,
    stored,
    fields: ipPermissionFields,
    change,
  });
  return (
    <FormDialog form={form} title={title} width={720} onClose={onClose}>
      <FormFields form={form} />
    </FormDialog>
  );
}
