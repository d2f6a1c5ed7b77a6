/** Shares several applications with the same people, in place of whom each is shared with (spec 3§3.3, 3§7.3; APP-125). */
import { submitChange } from '#data/changes/index.ts';
import { callRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import type { AppItem } from '#shared/api/applications/app.ts';
import { querySysAppManageInfo } from '#shared/api/applications/manage.ts';
import { batchSaveSysMenuShares } from '#shared/api/applications/shares.ts';
import { type ShareForm, shareFields } from '#shared/rules/applications/share-fields.ts';
import { appReads } from '#shared/rules/records/applications/app-reads.ts';
import { fromWire, toWire } from '#shared/rules/shares/wire-shares.ts';
import { Fields } from '#widgets/Form/Fields.tsx';
import { FormDialog } from '#widgets/Form/FormDialog.tsx';
import { useForm } from '#widgets/Form/use-form.ts';
import ink from '#widgets/looks/ink.module.css';
import { AudienceButton } from '../Audience/AudienceButton.tsx';

interface ShareDialogProps {
  readonly deptId: string;
  readonly apps: readonly AppItem[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Names that are told; the others are counted. */
const told = 6;
const nobody: ShareForm = { shares: [] };

export function ShareDialog({ deptId, apps, onClose, onDone }: ShareDialogProps) {
  const { t, formatNumber } = useText();
  const form = useForm<ShareForm>({
    name: `appShares/${deptId}/${apps.map(({ id }) => id).join(',')}`,
    ...{ stored: nobody, fields: shareFields, isNew: true },
    change: {
      async send({ values }) {
        await saveShares(deptId, apps, values);
        onDone();
        return 'saved';
      },
    },
  });
  const count = apps.length;
  const names = apps.slice(0, told).map(({ menuName }) => menuName);
  const listed = names.join(t('common.form.separator'));
  return (
    <FormDialog
      form={form}
      title={t('applications.share.title', { count, total: formatNumber(count) })}
      width={720}
      onClose={onClose}
    >
      <p className={ink.text}>
        {t(count > told ? 'applications.share.textMore' : 'applications.share.text', {
          names: listed,
          more: formatNumber(count - told),
        })}
      </p>
      <Fields form={form} />
      <AudienceButton deptId={deptId} name={null} shares={form.values.shares} />
    </FormDialog>
  );
}

/** Throws after the failure was shown. */
async function saveShares(deptId: string, apps: readonly AppItem[], { shares }: ShareForm): Promise<void> {
  const wire = toWire(shares, { moduleStr: '', moduleId: '', levels: true });
  await submitChange({
    ...{ title: 'applications.share.change', success: 'applications.share.done' },
    endpoint: batchSaveSysMenuShares,
    input: { deptId, sysMenuIds: apps.map(({ id }) => id), sysMenuShares: wire },
    before: { names: apps.map(({ menuName }) => menuName) },
    touches: appReads,
    async readBack() {
      const wanted = JSON.stringify(shares);
      const read = ({ id }: AppItem) => callRead(querySysAppManageInfo, { deptId, sysMenuId: id });
      const held = await Promise.all(apps.slice(0, told).map(read));
      const same = held.every(({ sysMenuShares }) => JSON.stringify(fromWire(sysMenuShares)) === wanted);
      return { held: same, fields: [] };
    },
  });
}
