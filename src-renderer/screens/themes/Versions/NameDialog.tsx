import { bridge } from '#data/bridge.ts';
import { useText } from '#data/text.ts';
import { type KeptVersion, type VersionsOf, versionNameLimit } from '#shared/bridge/versions.ts';
import type { Fields } from '#shared/rules/common/fields/field.ts';
import { FormFields as FieldRows } from '#widgets/Form/Fields.tsx';
import { FormDialog } from '#widgets/Form/FormDialog.tsx';
import { useForm } from '#widgets/Form/use-form.ts';

interface NameForm {
  readonly name: string;
}

const fields: Fields<NameForm> = {
  name: {
    kind: 'text',
    label: 'themeVersions.name',
    help: 'themeVersions.nameHint',
    most: versionNameLimit,
  },
};

interface NameDialogProps {
  readonly of: VersionsOf;
  readonly version: KeptVersion;
  readonly onNamed: () => Promise<unknown>;
  readonly onClose: () => void;
}

export function NameDialog({ of, version: { id, name }, onNamed, onClose }: NameDialogProps) {
  const { t } = useText();
  const form = useForm<NameForm>({
    name: `version/${id}`,
    stored: { name },
    fields,
    drafts: { local: true },
    change: {
      async send({ values }) {
        await bridge.versions.rename({ ...of, id, name: values.name });
        await onNamed();
        return 'saved';
      },
    },
  });
  return (
    <FormDialog form={form} title={t('themeVersions.renameTitle')} onClose={onClose}>
      <FieldRows form={form} />
    </FormDialog>
  );
}
