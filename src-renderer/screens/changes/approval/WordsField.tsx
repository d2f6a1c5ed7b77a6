/** The field for a comment that is signed too. */
import { useText } from '#data/text.ts';
import { approvalLimits } from '#shared/rules/changes/approval/blocks.ts';
import { FormField } from '#widgets/Form/FormField.tsx';

interface WordsFieldProps {
  readonly label: string;
  readonly help: string;
  readonly rows: number;
  readonly value: string;
  readonly onChange: (words: string) => void;
}

export const areTooLong = (words: string) => words.trim().length > approvalLimits.words;

export function WordsField({ label, help, rows, value, onChange }: WordsFieldProps) {
  const { t } = useText();
  const problem = areTooLong(value) ? t('changes.approval.tooLong', { most: approvalLimits.words }) : null;
  return (
    <FormField label={label} help={help} problem={problem}>
      {(control) => (
        <textarea {...control} rows={rows} value={value} onChange={({ target }) => onChange(target.value)} />
      )}
    </FormField>
  );
}
