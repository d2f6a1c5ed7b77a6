/** A filter by people or departments: a button that names the chosen ones and opens the picker. */
import { ChevronDown, X } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '#data/text.ts';
import { IconButton } from '../Button.tsx';
import { LazyPicker } from './LazyPicker.tsx';
import styles from './PeoplePicker.module.css';
import { type PickedKind, usePickedNames } from './use-names.ts';

interface PickedButtonProps {
  readonly kind: PickedKind;
  readonly label: string;
  /** The button begins with its label, where the names alone do not say what they are chosen for. */
  readonly labelled?: boolean;
  readonly menuCode: string;
  /** Chosen ids; an empty list means all. */
  readonly value: readonly string[];
  /** Label for an empty list. */
  readonly allText: string;
  readonly onChange: (ids: readonly string[]) => void;
}

export function PickedButton(props: PickedButtonProps) {
  const { kind, label, labelled = false, menuCode, value, allText, onChange } = props;
  const { t } = useText();
  const [open, setOpen] = useState(false);
  const { chosen, loading } = usePickedNames(kind, value, menuCode);
  const [first] = chosen;
  const name = first && (loading && first.name === first.id ? '…' : first.name);
  const text =
    chosen.length > 1 && name !== undefined
      ? t('people.picker.andMore', { name, count: chosen.length - 1 })
      : (name ?? allText);
  const whole = t('people.picker.labelled', { label, text });
  return (
    <span className={styles.one}>
      <button
        type="button"
        className={styles.oneButton}
        data-chosen={value.length > 0 || undefined}
        aria-haspopup="dialog"
        aria-label={whole}
        title={chosen.map((one) => one.name).join(', ') || label}
        onClick={() => setOpen(true)}
      >
        <span className={styles.itemName}>{labelled ? whole : text}</span>
        <ChevronDown size={14} aria-hidden="true" />
      </button>
      {value.length > 0 && (
        <IconButton label={t('list.filter.clearOne', { filter: label })} onClick={() => onChange([])}>
          <X size={14} aria-hidden="true" />
        </IconButton>
      )}
      {open &&
        // Rendered in a portal: Enter in the picker must not submit the surrounding filter form.
        createPortal(
          <LazyPicker
            kind={kind}
            menuCode={menuCode}
            multiple
            initial={chosen}
            onTake={onChange}
            onClose={() => setOpen(false)}
          />,
          document.body,
        )}
    </span>
  );
}
