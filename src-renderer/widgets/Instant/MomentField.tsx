/** A row of a form for a day and a time that are to come, with the zone of this computer's clock, or what is wrong. */
import { useText } from '#data/text.ts';
import { FormRow } from '../Form/FormRow.tsx';
import { InstantField, type InstantFieldProps } from './InstantField.tsx';

interface MomentFieldProps extends Omit<InstantFieldProps, 'wrong' | 'word'> {
  readonly label: string;
  /** The field's name, by which the form finds the row. */
  readonly name: string;
  readonly problem: string | undefined;
}

export function MomentField({ label, name, problem, ...field }: MomentFieldProps) {
  const { t } = useText();
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <FormRow label={label} name={name} problem={problem} help={t('changes.later.zone', { zone })}>
      <InstantField {...field} wrong={problem !== undefined} />
    </FormRow>
  );
}
