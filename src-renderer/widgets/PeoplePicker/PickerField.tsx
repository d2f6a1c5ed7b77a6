/** A field of people or departments: chips with their names and remove buttons, and the picker. */
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#data/text.ts';
import { Button } from '../Button.tsx';
import { Chip, Chips } from '../Chip.tsx';
import { LazyPicker } from './LazyPicker.tsx';
import styles from './PeoplePicker.module.css';
import { type PickedKind, usePickedNames } from './use-names.ts';

interface PickerFieldProps {
  readonly kind: PickedKind;
  readonly label: string;
  readonly menuCode: string;
  readonly multiple: boolean;
  /** Ids. */
  readonly value: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
}

/** Limit of visible chips; the rest is counted. */
const shown = 6;

export function PickerField({ kind, label, menuCode, multiple, value, onChange }: PickerFieldProps) {
  const { t, formatNumber } = useText();
  const [open, setOpen] = useState(false);
  const { chosen, loading } = usePickedNames(kind, value, menuCode);
  const more = chosen.length - shown;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for several controls with a legend of their own
    <span role="group" aria-label={label} className={styles.field}>
      {chosen.length > 0 && (
        <Chips>
          {chosen.slice(0, shown).map(({ id, name }) => (
            <Chip
              key={id}
              title={name}
              removeLabel={t('people.picker.remove', { name })}
              onRemove={() => onChange(value.filter((each) => each !== id))}
            >
              {loading && name === id ? '…' : name}
            </Chip>
          ))}
        </Chips>
      )}
      {more > 0 && (
        <span className={styles.more}>{t('people.picker.more', { total: formatNumber(more) })}</span>
      )}
      <Button
        size="small"
        icon={<Plus size={13} aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-label={t('people.picker.openOf', { label })}
        onClick={() => setOpen(true)}
      >
        {t('people.picker.open')}
      </Button>
      {open && (
        <LazyPicker
          kind={kind}
          menuCode={menuCode}
          multiple={multiple}
          initial={chosen}
          onTake={onChange}
          onClose={() => setOpen(false)}
        />
      )}
    </span>
  );
}
