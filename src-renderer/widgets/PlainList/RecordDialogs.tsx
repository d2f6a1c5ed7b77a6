import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { askedAnew, callRead, onFocus, readKey } from '#data/read.ts';
import { useText } from '#data/text.ts';
import type { ApiError } from '#shared/api/api-error.ts';
import type { PlainList } from '#shared/api/plain-list.ts';
import { blankValues, type ListKind, ownValues } from '#shared/rules/common/record/plain-list.ts';
import { type RecordCalls, readByIds } from '#shared/rules/common/record/read-by-ids.ts';
import { Dialog } from '../Dialog.tsx';
import { recordChange } from '../Form/change.ts';
import { FormFields } from '../Form/Fields.tsx';
import { FormDialog } from '../Form/FormDialog.tsx';
import { useNewRecord } from '../Form/new-record.ts';
import { type FormState, useForm } from '../Form/use-form.ts';
import { Notice } from '../Notice.tsx';
import { ReadDialog } from '../ReadDialog.tsx';

/** The dialogs' part of a list's declaration; they need no filters. */
interface Edited<Item extends Values, Values extends object>
  extends Pick<
    ListKind<Item, Values, never, never>,
    'fields' | 'words' | 'record' | 'presence' | 'initialValues' | 'added'
  > {
  readonly calls: Omit<PlainList<Item, Values, never, never>, 'query' | 'names'> & RecordCalls<Item>;
}

interface DialogProps<Item extends Values, Values extends object> {
  readonly kind: Edited<Item, Values>;
  /** Replaces the table's fields. */
  readonly draw?: ((form: FormState<Values>) => ReactNode) | undefined;
  readonly onClose: () => void;
}

export function NewRecord<Item extends Values, Values extends object>(props: DialogProps<Item, Values>) {
  const { kind, draw, onClose } = props;
  const { calls, fields, record, presence, words, initialValues, added } = kind;
  const { t } = useText();
  const change = useNewRecord({
    title: `${words}.created`,
    kind: record,
    locatorOf: (id) => ({ id }),
    fields,
    newId: async (read) => (await read(calls.newIds, { size: 1 }))[0] ?? '',
    find: async (read, id) => (await readByIds(read, calls, [id]))[0] ?? null,
    add: calls.add,
    update: calls.update,
    added,
    restores: (id, values) => ({
      kind: presence.id,
      place: { ids: [id] },
      edits: { there: { from: [{ id, ...values }], to: [] } },
    }),
  });
  const stored = { ...blankValues(fields), ...initialValues };
  const form = useForm({ name: `${record.id}/new`, stored, fields, isNew: true, change });
  return (
    <FormDialog form={form} title={t(`${words}.add`)} onClose={onClose}>
      {draw ? draw(form) : <FormFields form={form} />}
    </FormDialog>
  );
}

interface EditProps<Item extends Values, Values extends object> extends DialogProps<Item, Values> {
  readonly id: string;
}

export function EditRecord<Item extends Values, Values extends object>(props: EditProps<Item, Values>) {
  const { kind, id, onClose } = props;
  const { t } = useText();
  const title = t(`${kind.words}.edit`);
  const read = useRecord(kind.calls, id);
  return (
    <ReadDialog read={read} title={title} failed={t('list.entryFailed')} onClose={onClose}>
      {([found]) => <Found {...props} storedRecord={found} title={title} />}
    </ReadDialog>
  );
}

function useRecord<Item>(calls: RecordCalls<Item>, id: string) {
  return useQuery<readonly Item[], ApiError>({
    refetchOnWindowFocus: onFocus,
    queryKey: readKey(calls.byIds, { ids: [id] }),
    queryFn: askedAnew(({ signal }) =>
      readByIds((endpoint, input) => callRead(endpoint, input, { signal }), calls, [id]),
    ),
  });
}

interface FoundProps<Item extends Values, Values extends object> extends EditProps<Item, Values> {
  readonly title: string;
  readonly storedRecord: Item | undefined;
}

/** The dialog keeps the record from its opening, with unsaved input, even when somebody deletes it. */
function Found<Item extends Values, Values extends object>(props: FoundProps<Item, Values>) {
  const { storedRecord, title, onClose } = props;
  const { t } = useText();
  const last = useRef(storedRecord);
  if (storedRecord) last.current = storedRecord;
  if (last.current) return <RecordForm {...props} stored={last.current} />;
  return (
    <Dialog open title={title} onClose={onClose}>
      <Notice title={t('list.gone')} />
    </Dialog>
  );
}

function RecordForm<Item extends Values, Values extends object>(
  props: FoundProps<Item, Values> & { readonly stored: Item },
) {
  const { kind, draw, id, title, storedRecord, stored, onClose } = props;
  const { fields, record } = kind;
  const { t } = useText();
  const name = `${record.id}/${id}`;
  const change = recordChange(record, { id });
  const form = useForm({ name, stored: ownValues(fields, stored), fields, change });
  return (
    <FormDialog form={form} title={title} onClose={onClose}>
      {!storedRecord && <Notice tone="warning" title={t('list.gone')} />}
      {draw ? draw(form) : <FormFields form={form} />}
    </FormDialog>
  );
}
