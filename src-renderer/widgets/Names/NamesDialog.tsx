/** Names in several languages (spec 1§2.1, 1§2.3, 1§9): a picker of languages and one field per language. */
import { useQuery } from '@tanstack/react-query';
import { callRead, onFocus } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { platformLanguages } from '#shared/api/language-names/platform-languages.ts';
import type { NamesValues } from '#shared/rules/records/names-record.ts';
import { FormDialog } from '../Form/FormDialog.tsx';
import { Notice } from '../Notice.tsx';
import { ReadDialog } from '../ReadDialog.tsx';
import { LanguagePicker } from './LanguagePicker.tsx';
import { LanguagePopup } from './LanguagePopup.tsx';
import { NameFields } from './NameFields.tsx';
import { NameTable } from './NameTable.tsx';
import styles from './names.module.css';
import { RichNameFields } from './RichNameFields.tsx';
import { type NamesPlan, useNamesForm } from './use-names.ts';

interface NamesDialogProps {
  readonly plan: NamesPlan;
  readonly title: string;
  /** Why the names are read-only; null when they may be changed. */
  readonly readOnly: string | null;
  readonly onClose: () => void;
}

export function NamesDialog(props: NamesDialogProps) {
  const { plan, title, onClose } = props;
  const { t } = useText();
  const { kind, locator } = plan;
  const read = useQuery({
    // The touched read's id in the key makes a change of the names invalidate it.
    queryKey: [kind.touches[0]?.id, kind.id, locator],
    queryFn: ({ signal }) =>
      kind.read((endpoint, input) => callRead(endpoint, input, { signal }), locator, platformLanguages),
    refetchOnWindowFocus: onFocus,
  });
  return (
    <ReadDialog read={read} title={title} failed={t('namesDialog.failed')} onClose={onClose}>
      {(stored) => <NamesForm {...props} stored={stored} />}
    </ReadDialog>
  );
}

interface NamesFormProps extends NamesDialogProps {
  readonly stored: NamesValues;
}

function NamesForm({ plan, title, readOnly, stored, onClose }: NamesFormProps) {
  const state = useNamesForm(plan, stored);
  const Fields = plan.rich ? RichNameFields : plan.table ? NameTable : NameFields;
  const Picker = plan.table ? LanguagePopup : LanguagePicker;
  return (
    <FormDialog form={state.form} title={title} readOnly={readOnly !== null} onClose={onClose}>
      <div className={styles.form}>
        {readOnly !== null && <Notice title={readOnly} />}
        {readOnly === null && <Picker chosen={state.chosen} onChange={state.choose} />}
        <Fields state={state} readOnly={readOnly !== null} />
      </div>
    </FormDialog>
  );
}
