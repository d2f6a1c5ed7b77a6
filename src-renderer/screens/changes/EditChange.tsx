/** Edits a collected change with its record's own fields: nothing is sent. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { bridge } from '#data/bridge.ts';
import { serverMark } from '#data/server-mark.ts';
import { useText } from '#data/text.ts';
import type { TrayChange } from '#shared/bridge/changes.ts';
import { sameValue } from '#shared/kit/merge.ts';
import { withCollected } from '#shared/rules/changes/collected-change.ts';
import { rowsOf, type Fields as Table } from '#shared/rules/common/fields/field.ts';
import type { AnyRecord } from '#shared/rules/records/records.ts';
import { FormFields } from '#widgets/Form/Fields.tsx';
import { FormDialog } from '#widgets/Form/FormDialog.tsx';
import { useForm } from '#widgets/Form/use-form.ts';
import ink from '#widgets/looks/ink.module.css';
import { notify } from '#widgets/notify.tsx';
import { ReadDialog } from '#widgets/ReadDialog.tsx';
import { readingOf } from './apply-tray.ts';
import { changeTitleText } from './change-words.ts';

type Values = Record<string, unknown>;

interface EditChangeProps {
  readonly server: string;
  readonly change: TrayChange;
  readonly kind: AnyRecord;
  readonly fields: Table<Values>;
  readonly onClose: () => void;
}

export function EditChange(props: EditChangeProps) {
  const { change, kind, onClose } = props;
  const { t } = useText();
  const read = useQuery({
    queryKey: ['changes.edited', change.id, change.time],
    queryFn: () => kind.read(readingOf(serverMark()).ask, change.place, Object.keys(change.edits)),
    gcTime: 0,
  });
  return (
    <ReadDialog
      read={read}
      side
      width={720}
      title={changeTitleText(change)}
      failed={t('changes.edit.failed')}
      onClose={onClose}
    >
      {(newest) => <Found {...props} newest={newest} />}
    </ReadDialog>
  );
}

function Found({ server, change, fields, newest, onClose }: EditChangeProps & { readonly newest: Values }) {
  const { t } = useText();
  const stored = useMemo(() => withCollected(newest, change.edits), [newest, change.edits]);
  const fieldNames = rowsOf(fields).flatMap(([name]) => (name in change.edits ? [name] : []));
  const form = useForm<Values>({
    name: `changes/${change.id}`,
    stored,
    fields,
    change: {
      async send({ values }) {
        const edits = Object.entries(change.edits).map(([name, edit]) => [
          name,
          fieldNames.includes(name) ? { ...edit, to: values[name] ?? null } : edit,
        ]);
        const left = edits.filter(([, edit]) => !sameValue((edit as Edit).from, (edit as Edit).to));
        await bridge.changes.edit({ server, id: change.id, edits: Object.fromEntries(left) });
        notify({ tone: 'success', text: t(left.length > 0 ? 'changes.edit.done' : 'changes.edit.none') });
        return 'saved';
      },
    },
  });
  return (
    <FormDialog
      form={form}
      side
      width={720}
      title={changeTitleText(change)}
      action={t('changes.edit.save')}
      onClose={onClose}
    >
      <p className={ink.help}>{t('changes.edit.text')}</p>
      <FormFields form={form} names={fieldNames} />
    </FormDialog>
  );
}

type Edit = TrayChange['edits'][string];
